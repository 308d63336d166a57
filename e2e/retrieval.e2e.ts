import { isEmail } from '@milepost/domain/values/email'
import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long, longBut } from './long.ts'
import { cards, typeCard } from './paying/cards.ts'
import { agree, expectReady, openPayment, pay, sayAddressIsHome } from './paying/open-payment.ts'
import { openResults, personaOf } from './results/open-results.ts'
import { giveSecurityAnswers, otherDevice, press, referenceOn, title } from './returning/come-back.ts'
import { linkMailedTo } from './saved/inbox.ts'
import { at, goodPlate, plates } from './site.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const NOT_RETRIEVED = 'Unable to retrieve quote. Please check your details and try again.'
/** Shown with every failed check, whether or not the tries are used up (D-263). */
const AFTER_SEVERAL_TRIES = 'After several tries, you need to wait 15 minutes or ask for a link by email.'
const HEADING = 'Retrieved a quote within the last 30 days?'
const total = (page: Page) => page.locator('#pay-in-full-total').innerText()

for (const journey of ['acorn_pc', 'briefly_impound', 'mypolicy_telematics'] as const) {
  test(
    `a quote is retrieved on another device by five facts, at its price: ${journey} [JRN-10] [JRN-11] [RET-01] [RET-08] [NAV-18]`,
    longBut(journey, 'acorn_pc'),
    async ({ page, browser }) => {
      await openResults(page, journey)
      const reference = await referenceOn(page)
      const price = await total(page)

      const phone = await otherDevice(browser)
      await phone.page.goto(at(journey))
      // Before the page's script runs, the link leads to a new document, and nothing moves the focus to its heading.
      await phone.page.waitForLoadState('networkidle')
      await phone.page.getByRole('link', { name: 'Retrieve your quote' }).click()
      await expect(title(phone.page, HEADING)).toBeFocused()
      await expectCleanInLongRun(phone.page, 'empty')
      await press(phone.page, 'Get Quote')
      await expect(phone.page.getByLabel('Quote reference')).toBeFocused()
      await expectClean(phone.page, 'errors')
      await giveSecurityAnswers(phone.page, { reference, registration: goodPlate(journey) })
      await phone.page.waitForURL(/\/(results|policy-selection)$/)
      if (phone.page.url().endsWith('policy-selection')) await phone.page.goto(at(journey, '/results'))
      expect(await referenceOn(phone.page)).toBe(reference)
      expect(await total(phone.page)).toBe(price)
      await expect(phone.page.getByRole('radio', { name: /^Pay (Annually|in full)/ })).toBeChecked()
      // Nothing that was typed for the check is in any requested URL.
      expect(phone.asked.join('\n')).not.toMatch(/morgan|1987|id1/i)
      await phone.close()
    },
  )
}

test(
  'every failed check shows the same message, in a modal with the reference and next to the button; an emailed link works instead [RET-06] [RET-07] [D-232] [D-247] [D-263]',
  long,
  async ({ page, browser }) => {
    const { answers } = personaOf('acorn_pc')
    const emailAddress = `back.${Date.now()}@canary.example`
    if (!isEmail(emailAddress)) throw new Error('No address to write to')
    const proposerDetails = { ...answers.proposerDetails, emailAddress }
    await openResults(page, 'acorn_pc', { answers: { ...answers, proposerDetails } })
    const reference = await referenceOn(page)

    const phone = await otherDevice(browser)
    await phone.page.goto(at('acorn_pc', `/quote-retrieval?quoteRef=${reference}`))
    await expect(phone.page.getByLabel('Quote reference')).toHaveValue(reference)
    expect(phone.page.url()).toBe(at('acorn_pc', '/quote-retrieval'))
    for (const wrong of [
      { reference, registration: plates.van },
      { reference: 'A-0123456789A', registration: plates.car },
    ]) {
      await giveSecurityAnswers(phone.page, wrong)
      const dialog = phone.page.getByRole('dialog')
      await expect(dialog).toContainText(NOT_RETRIEVED)
      await expect(dialog).toContainText(AFTER_SEVERAL_TRIES)
      await expect(dialog).toContainText(wrong.reference)
      await (wrong.reference === reference ? expectClean : expectCleanInLongRun)(phone.page, 'the modal')
      await phone.page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(phone.page.getByRole('button', { name: 'Get Quote' })).toBeFocused()
      await expect(phone.page.getByRole('alert')).toHaveText(`${NOT_RETRIEVED}${AFTER_SEVERAL_TRIES}`)
    }
    await expectCleanInLongRun(phone.page, 'after the modal')

    await phone.page.getByLabel('Quote reference').fill(reference)
    await press(phone.page, 'Email me a link instead')
    await expect(title(phone.page, 'Check your email')).toBeFocused()
    expect(await phone.page.content()).not.toContain(emailAddress)
    await expectCleanInLongRun(phone.page, 'a link is sent')
    const link = await linkMailedTo(emailAddress, 1, /http:\/\/[a-z0-9.:-]+\/results\?quote=[A-Za-z0-9_-]+/)
    await phone.page.goto(link)
    await press(phone.page, 'Open my quote')
    expect(await referenceOn(phone.page)).toBe(reference)
    expect(phone.page.url()).toBe(at('acorn_pc', '/results'))
    await phone.close()
  },
)

test(
  'a quote of the brand’s other site is opened there, only for a customer who knows its facts [JRN-10] [RET-06]',
  long,
  async ({ page, browser }) => {
    await openResults(page, 'acorn_cv')
    const reference = await referenceOn(page)
    const phone = await otherDevice(browser)
    await phone.page.goto(at('acorn_pc', '/quote-retrieval'))
    await giveSecurityAnswers(phone.page, { reference, registration: plates.van, surname: 'Stranger' })
    await expect(phone.page.getByRole('dialog')).toContainText(NOT_RETRIEVED)
    await phone.page.keyboard.press('Escape')
    await giveSecurityAnswers(phone.page, { reference, registration: plates.van })
    await expect(phone.page).toHaveURL(at('acorn_cv', '/results'))
    await expect(title(phone.page, 'Your quote is ready to open')).toBeVisible()
    await press(phone.page, 'Open my quote')
    expect(await referenceOn(phone.page)).toBe(reference)
    expect(phone.asked.join('\n')).not.toMatch(/morgan|1987|id1/i)
    await phone.close()
  },
)

test(
  'a start that has passed is asked again with an explanation, before any price',
  long,
  async ({ page, browser }) => {
    await openResults(page, 'acorn_pc')
    const reference = await referenceOn(page)
    const phone = await otherDevice(browser)
    await phone.page.goto(at('acorn_pc', '/quote-retrieval'))
    // The start was tomorrow.
    await phone.page.clock.setFixedTime(Date.now() + 3 * 24 * 3_600_000)
    await giveSecurityAnswers(phone.page, { reference, registration: plates.car })
    await expect(phone.page).toHaveURL(/\/quote\/vehicle-cover$/)
    await expect(phone.page.getByText(/in the past|has passed|already/).first()).toBeVisible()
    // Today and tomorrow come first, because most customers then choose one of them.
    const start = phone.page.getByRole('group', { name: 'When do you want your cover to start?' })
    await expect(start.getByRole('radio').and(phone.page.locator(':focus'))).toHaveCount(1)
    await phone.close()
  },
)

test('a new tab shows the price again within 30 minutes, and asks the security questions after that [RET-09] [D-237]', async ({
  page,
}) => {
  await openResults(page, 'acorn_pc')
  const reference = await referenceOn(page)
  const second = await page.context().newPage()
  await second.goto(at('acorn_pc', '/results'))
  expect(await referenceOn(second)).toBe(reference)
  await second.close()

  const stamp = 'milepost:acorn_pc:retrieve-stamp'
  expect(await page.evaluate((name) => localStorage.getItem(name), stamp)).toMatch(
    new RegExp(`^\\d+ ${reference}$`),
  )
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    stamp,
    `${Date.now() - 31 * 60_000} ${reference}`,
  ] as const)
  const third = await page.context().newPage()
  await third.goto(at('acorn_pc', '/results'))
  await expect(title(third, HEADING)).toBeVisible()
  await expect(third.getByLabel('Quote reference')).toHaveValue(reference)
  // The tab that stayed open is not affected, not even by a reload.
  await page.reload()
  expect(await referenceOn(page)).toBe(reference)
})

test(
  'a retrieved quote is bought with its stored details: nothing masked is asked for again [RET-08] [T23]',
  long,
  async ({ page, browser }) => {
    await openResults(page, 'acorn_pc')
    const reference = await referenceOn(page)
    const phone = await otherDevice(browser)
    await phone.page.goto(at('acorn_pc', '/quote-retrieval'))
    await giveSecurityAnswers(phone.page, { reference, registration: plates.car })
    expect(await referenceOn(phone.page)).toBe(reference)
    // Personal details of the quote are only shown in part, and no licence number at all.
    const content = await phone.page.content()
    for (const whole of ['alan@morgan.example', '01134960100', 'MORGA803277A99AB'])
      expect(content).not.toContain(whole)
    await agree(phone.page)
    await press(phone.page, 'Buy Now')
    await expectReady(phone.page)
    await typeCard(phone.page, 'drop-in', cards.visa)
    await sayAddressIsHome(phone.page)
    await pay(phone.page)
    await expect(title(phone.page, 'Thank you, Alan')).toBeVisible()
    // The browser that created the quote shows that it has been purchased.
    await page.reload()
    await agree(page)
    await press(page, 'Buy Now')
    await expect(page).toHaveURL(/\/quote-taken-up$/)
    await phone.close()
  },
)

test('going back after buying shows the policy, and never an empty wizard [F28]', long, async ({ page }) => {
  await openPayment(page, 'acorn_pc')
  // As for a customer who came from the price.
  await page.goto(at('acorn_pc', '/results'))
  await page.goto(at('acorn_pc', '/make-payment'))
  await typeCard(page, 'drop-in', cards.visa)
  await sayAddressIsHome(page)
  await pay(page)
  await expect(title(page, 'Thank you, Alan')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('milepost:acorn_pc:retrieve-stamp'))).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/thank-you$/)
  await expect(title(page, 'Thank you, Alan')).toBeVisible()
  for (const path of ['/results', '/make-payment', '/policy-selection', '/thirty-day-quote']) {
    await page.goto(at('acorn_pc', path))
    await expect(page).toHaveURL(/\/thank-you$/)
    await expect(title(page, 'Thank you, Alan')).toBeVisible()
  }
})
