import { readFileSync } from 'node:fs'
import { firmOf } from '@milepost/brands/brands'
import { addDays, addYears, type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long } from './long.ts'
import { cards, typeCard } from './paying/cards.ts'
import { agree, expectReady, makePayment, sayAddressIsHome, walkToPayment } from './paying/open-payment.ts'
import { getPriced } from './results/open-results.ts'
import { change } from './results/purchase-form.ts'
import { at } from './site.ts'
import { aPolicy, rememberPurchase, sayPurchase } from './thank-you/served-purchase.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const section = (page: Page, name: string) => page.getByRole('region', { name })
const policyNumber = (page: Page) =>
  section(page, 'Your policy number').locator('[data-part="copy-text-text"]')
const documentList = (page: Page) => section(page, 'Your documents').getByRole('listitem')

async function pay(page: Page): Promise<void> {
  await typeCard(page, 'drop-in', cards.visa)
  await sayAddressIsHome(page)
  // A click right after a scroll may still go to the provider's frame, which was there before.
  await makePayment(page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(250)
  await makePayment(page).click()
  await expect(title(page)).toHaveText(/^Thank you, Alan /)
}

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

/** Another person, at another computer. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })
  return context.newPage()
}

test('a purchase is confirmed with its number, its documents and what happens next, and only to its buyer [THX-02] [THX-03] [JRN-10] [D-215] [D-250]', async ({
  page,
  browser,
}) => {
  test.slow()
  await walkToPayment(page, 'acorn_pc')
  await pay(page)
  await expect(page).toHaveURL(/\/thank-you$/)
  await expect(page).toHaveTitle('Thank you - Car insurance - Acorn')
  await expect(policyNumber(page)).toHaveText(/^A-\d{8}$/)
  const number = await policyNumber(page).innerText()
  const start: LocalDate = addDays(londonDate(new Date()), 1)
  const end = addDays(addYears(start, 1), -1)
  const policyNumberSection = section(page, 'Your policy number')
  await expect(policyNumberSection).toContainText(`${longDate(start)} at 09:00`)
  await expect(policyNumberSection).toContainText(`${longDate(end)} at 23:59`)
  await expect(policyNumberSection).toContainText(/Amount (paid|to be taken)£[\d,]+\.\d\d/)

  // They become ready while the page is open.
  await expect(section(page, 'Your documents').getByText('All your documents are ready')).toBeAttached()
  const certificate = await saved(page, () =>
    documentList(page)
      .getByRole('button', { name: /Certificate of motor insurance/ })
      .click(),
  )
  expect(certificate.name).toMatch(/\.pdf$/)
  expect(certificate.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(section(page, 'What happens next')).toContainText('alan@morgan.example')
  await expectClean(page, 'a purchase')

  const reminder = await saved(page, () =>
    page.getByRole('button', { name: 'Add a reminder to my calendar' }).click(),
  )
  const day = addDays(end, -28).replaceAll('-', '')
  for (const on of [day, end.replaceAll('-', '')])
    expect(reminder.bytes.toString()).toContain(`DTSTART;VALUE=DATE:${on}\r\n`)

  // Nothing of the quote stays in the tab (D-046), and the policy survives a reload (F28). A tab that did not buy it shows nothing:
  // the cookie alone is no proof.
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  for (const word of ['Morgan', 'alan@morgan.example', 'MORGA']) expect(stored).not.toContain(word)
  await page.reload()
  await expect(policyNumber(page)).toHaveText(number)
  const second = await page.context().newPage()
  await second.goto(at('acorn_pc', '/thank-you'))
  await expect(second).toHaveURL(/\/quote\/vehicle-details$/)
  await expect(second.getByText(number)).toHaveCount(0)

  const stranger = await elsewhere(browser)
  await stranger.goto(at('acorn_pc', '/thank-you'))
  await expect(stranger).toHaveURL(/\/quote\/vehicle-details$/)
  await expect(stranger.getByText(number)).toHaveCount(0)
  await stranger.context().close()

  // Back does not lead to a second payment form.
  await page.goBack()
  await expect(title(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Make Payment/ })).toHaveCount(0)
})

test(
  'thirty days are bought with their own form, and end at the time shown before [JRN-10] [SUB-04] [SUB-06] [BUY-13] [CON-30] [THX-02]',
  long,
  async ({ page }) => {
    test.slow()
    await getPriced(page, 'acorn_taxi')
    await page.getByRole('link', { name: 'Choose 30 days' }).click()
    await change(page, 'Automatic renewal')
    const renewal = page.getByRole('radiogroup', { name: /renew automatically/ })
    await expect(renewal).toContainText('6 days before')
    await renewal.getByRole('radio', { name: 'Yes, renew it automatically' }).check()
    await agree(page)
    await page.getByRole('checkbox', { name: /^I accept on/ }).check()
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await expectReady(page)
    await pay(page)
    const end = addDays(londonDate(new Date()), 1 + 29)
    await expect(section(page, 'Your policy number')).toContainText(`${longDate(end)} at 23:59`)
    const next = section(page, 'What happens next')
    await expect(next).toContainText(`Your cover renews automatically from ${longDate(addDays(end, 1))}`)
    await expect(next).toContainText(`We'll email you on ${longDate(addDays(end, -7))}`)
  },
)

test(
  'documents appear live, and after a while the page says that they will be emailed; it is never closed by a timer [THX-03] [F20] [D-048]',
  long,
  async ({ page }) => {
    await page.clock.install()
    const served = await sayPurchase(
      page,
      aPolicy({ arrived: 1, portalUserStatus: 'PENDING', payment: 'HELD' }),
    )
    await page.goto(at('carrot_pc', '/thank-you'))
    await expect(documentList(page)).toHaveCount(2)
    await expect(documentList(page).getByText('Being prepared')).toHaveCount(1)
    await expect(section(page, 'Your policy number')).toContainText('Amount to be taken')
    await expectClean(page, 'papers on their way')
    await page.clock.runFor(35_000)
    await expect(page.getByText(/documents will be emailed to priya@example.com/)).toBeVisible()
    await expectClean(page, 'papers that take long')
    served.policy = aPolicy({ arrived: 2 })
    await page.clock.runFor(2_000)
    await expect(page.getByText('All your documents are ready')).toBeAttached()
    await expect(page.getByText('Your online account is ready')).toBeVisible()
    const asked = served.count
    await page.clock.runFor(20 * 60_000)
    expect(served.count).toBe(asked)
    await expect(page).toHaveURL(/\/thank-you$/)
  },
)

for (const [status, words] of [
  ['USER_CREATED', 'Check your email to set a password'],
  ['USER_ALREADY_EXISTS', 'Sign in to your existing account'],
  ['USER_NOT_CREATED', "We couldn't create an account for you"],
] as const) {
  test(
    `the portal panel of ${status} names one thing to do [THX-01] [D-216] [F22]`,
    long,
    async ({ page }) => {
      await sayPurchase(page, aPolicy({ portalUserStatus: status }))
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(at('briefly_impound', '/thank-you'))
      await expect(page.locator('[data-part="portal"]')).toContainText(words)
      const link = page.locator('[data-part="portal"]').getByRole('link', { name: 'Sign in to your account' })
      await expect(link).toHaveCount(status === 'USER_ALREADY_EXISTS' ? 1 : 0)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await expectClean(page, status)
    },
  )
}

test(
  'the claims line and the office are shown, each with its own opening hours [BUY-02] [JRN-15] [D-215]',
  long,
  async ({ page }) => {
    await sayPurchase(page, aPolicy({}))
    await page.goto(at('briefly_impound', '/thank-you'))
    const { claimsLine, phone } = firmOf('B')
    const next = section(page, 'What happens next')
    await expect(next).toContainText(
      `Call our claims line on ${claimsLine.phone.display}, open 24 hours a day, every day.`,
    )
    await expect(next).toContainText(`For anything else, call ${phone.display}, every day 7am to 9pm.`)
    await expect(next.getByRole('link', { name: claimsLine.phone.display })).toHaveAttribute(
      'href',
      `tel:${claimsLine.phone.dial}`,
    )
  },
)

// In every run print.e2e.ts prints the same page of another brand.
test(
  'the upcoming payments are listed with their dates, and printed [THX-02] [D-183]',
  long,
  async ({ page }) => {
    await sayPurchase(page, aPolicy({ isMonthly: true }))
    await page.goto(at('mypolicy_telematics', '/thank-you'))
    await expect(section(page, 'Your upcoming payments').getByRole('listitem')).toHaveCount(11)
    await page.emulateMedia({ media: 'print' })
    await expect(section(page, 'Your upcoming payments')).toBeVisible()
    await expect(policyNumber(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
  },
)

test(
  'a wallet card is printed alone, in the size of a bank card, and states that it is not a certificate [THX-02]',
  long,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await sayPurchase(page, aPolicy({}))
    await page.goto(at('briefly_impound', '/thank-you'))
    await page.getByRole('button', { name: 'Print the wallet card' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(title(page)).toBeHidden()
    const card = page.locator('[data-part="wallet-sheet"] [data-part="wallet-card"]')
    await expect(card).toContainText('Not a certificate of motor insurance')
    const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 }
    const mm = 96 / 25.4
    expect([width / mm, height / mm].map(Math.round)).toEqual([86, 54])
    expect(await card.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeLessThanOrEqual(0)
  },
)

test('a customer whose payment is being checked is asked not to pay again, and then shown the outcome [F12] [F28]', async ({
  page,
}) => {
  const served = await sayPurchase(page, 'CHECKING')
  await page.goto(at('motorcade_pc', '/thank-you'))
  await expect(title(page)).toHaveText("We're checking your payment")
  await expect(page.getByText("Please don't pay again")).toBeVisible()
  await expectCleanInLongRun(page, 'a payment that is checked')
  served.policy = 'NOT_CHARGED'
  await expect(title(page)).toHaveText("Your payment didn't go through")
  await expect(title(page)).toBeFocused()
  await expectCleanInLongRun(page, 'a payment that came to nothing')
})

test('a lost connection shows a message, and the customer can try again [D-033]', long, async ({ page }) => {
  await rememberPurchase(page)
  await page.route('**/GetPurchase*', (route) => route.abort())
  await page.goto(at('flag_taxi', '/thank-you'))
  await expect(page.getByRole('alert')).toContainText("it's safe")
  await expectClean(page, 'no answer')
  await sayPurchase(page, aPolicy({}))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page)).toHaveText(/^Thank you, Priya /)
})
