import type { AdditionalDriver } from '@milepost/domain/questions/people/person-details'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays, formatDate, localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { expect, type Page, test } from '@playwright/test'
import { expectClean } from './axe'
import { aSister, persona } from './personas/persona'
import { openResults } from './results/open-results'
import { at } from './site'

const CONTACT = '**/api/v1/Contact/UpdateContactPreferences'
const form = (page: Page) => page.getByRole('form', { name: 'Buy your policy' })
const email = (page: Page) => page.getByLabel('Which email address should we use for your policy?')
const buyNow = (page: Page) => page.getByRole('button', { name: 'Buy Now' })
const problems = (page: Page) => form(page).getByRole('alert').getByRole('link')

async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read Disclaimer' }).click()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await form(page)
    .getByRole('checkbox', { name: /^I have read the information/ })
    .check()
}

/** Every page this tab has been on, also those that lead straight on. */
const visited = (page: Page) =>
  page.evaluate(
    () => (window as { dataLayer?: { path?: string }[] }).dataLayer?.map(({ path }) => path) ?? [],
  )

/** From the next page on the tab's quote has come from a comparison site. Written before any script of the page runs. */
async function comeFromComparisonSite(page: Page, journey: JourneyId): Promise<void> {
  await page.addInitScript((name) => {
    const kept = sessionStorage.getItem(name)
    if (kept === null) return
    const { state, version } = JSON.parse(kept)
    const aggregator = { sourceOfBusiness: 'quotelark', quoteRef: 'Q1', licenceNumberRequired: true }
    sessionStorage.setItem(name, JSON.stringify({ version, state: { ...state, aggregator } }))
  }, `milepost:${journey}:quote`)
}

test('the form is filled in beforehand, says what is wrong, loses nothing and is sent once [NAV-05] [BUY-03] [BUY-05] [BUY-06] [BUY-13]', async ({
  page,
}) => {
  test.slow()
  await openResults(page, 'acorn_pc')
  await expect(email(page)).toHaveValue('alan@morgan.example')
  await expect(form(page).getByRole('radio', { name: 'No, I will decide nearer the time' })).toBeChecked()
  await expect(form(page).getByText('within 24 hours')).toBeVisible()

  await email(page).fill('nobody')
  await form(page).getByLabel('Box 3').fill('A9')
  await email(page).blur()
  await expect(form(page).getByRole('alert')).toHaveCount(0)
  await buyNow(page).click()
  const messages = [
    'Please enter a valid email',
    'Please enter all 16 characters of the driving licence number. Box 3 needs 3',
    'Please read the DVLA disclaimer and agree to it before you buy',
    'Please confirm if you acknowledged all the information',
  ]
  await expect(problems(page)).toHaveText(messages)
  for (const message of messages) await expect(form(page).getByText(message)).toHaveCount(2)
  await expect(email(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expectClean(page, 'with errors', [], '#purchase')
  // Nothing that has the focus stands under the pinned price.
  await problems(page).nth(1).click()
  await expect(form(page).getByLabel('Box 3')).toBeFocused()
  const box = await form(page).getByLabel('Box 3').boundingBox()
  const dock = await page.getByRole('region', { name: 'Price summary' }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(dock?.y ?? 0)

  await page.reload()
  await expect(email(page)).toHaveValue('nobody')
  await email(page).fill('new@example.com')
  await form(page).getByLabel('Box 3').fill('A99')
  await page.getByRole('button', { name: 'Read Disclaimer' }).click()
  await expect(page.getByRole('dialog', { name: 'DVLA disclaimer' })).toContainText(
    'records held by the DVLA',
  )
  await expectClean(page, 'with the disclaimer open')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await form(page)
    .getByRole('checkbox', { name: /^I have read the information/ })
    .check()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('UpdateContactPreferences')) sent.push(request.postData() ?? '')
  })
  await buyNow(page).dblclick()
  await expect.poll(() => visited(page)).toContain('/payment-summary')
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ contactDetails: { contactEmail: 'new@example.com' } })
})

test('who borrows much is asked for their income, and told what they will have to show [BUY-08] [BUY-09] [D-166]', async ({
  page,
}) => {
  test.slow()
  await openResults(
    page,
    'acorn_taxi',
    persona({
      journey: 'acorn_taxi',
      who: 'a young taxi driver with a discount',
      you: {
        dateOfBirth: localDate('2001-03-27'),
        licenceObtained: localDate('2021-07-01'),
        licenceNumber: 'MORGA003271A99AB',
        badgePassedDate: localDate('2025-01-05'),
      },
      vehicle: { vehicleUse: 'PR' },
      cover: { yearsOfNoClaimsDiscount: '2', protectNoClaimsDiscount: false, typeOfPolicyNCDEarned: '12' },
      readBack: [],
    }),
  )
  const proofs = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What you will need to show' }) })
  await expect(proofs.getByRole('heading', { level: 3 })).toHaveText([
    'Your no claims discount',
    'Your driving licence',
    'Your taxi licences',
  ])
  const start = addDays(londonDate(new Date()), 1)
  await expect(proofs).toContainText(`By ${formatDate(addDays(start, 21))}, 21 days after cover starts`)

  const income = page.getByLabel('What is your annual income?')
  await expect(income).toBeVisible()
  await agree(page)
  await income.fill('0')
  await buyNow(page).click()
  await expect(problems(page)).toHaveText([
    'Annual income must be a positive amount',
    'Confirmation is required',
  ])
  await expectClean(page, 'with the income asked', [], '#purchase')
  await page.getByRole('radio', { name: /Pay Annually/ }).check()
  await expect(income).toHaveCount(0)
  await buyNow(page).click()
  await expect.poll(() => visited(page)).toContain('/make-payment')
})

test('a minor is never asked about renewal and never lent to [BUY-20] [BUY-21] [SEC-04] [SEC-05]', async ({
  page,
}) => {
  const birthday = localDate(`${Number(londonDate(new Date()).slice(0, 4)) - 17}-01-02`)
  const two = (part: string) => part.slice(2)
  await openResults(
    page,
    'carrot_pc',
    persona({
      journey: 'carrot_pc',
      who: 'a learner of 17',
      you: {
        dateOfBirth: birthday,
        employmentType: 'F',
        studentType: '49D',
        hasFullUkLicence: false,
        licenceType: 'P',
        licenceObtained: addDays(londonDate(new Date()), -30),
        licenceNumber: `MORGA${two(birthday.slice(0, 4))[0]}0102${two(birthday.slice(0, 4))[1]}A99AB`,
        isHomeOwner: false,
      },
      readBack: [],
    }),
  )
  await expect(page.getByText('Should your policy renew by itself')).toHaveCount(0)
  await agree(page)
  await buyNow(page).click()
  await expect.poll(() => visited(page)).toContain('/make-payment')
  const kept = await page.evaluate(() => sessionStorage.getItem('milepost:carrot_pc:purchase'))
  expect(JSON.parse(kept ?? '')).toMatchObject({ state: { automaticRenewal: false } })
})

test('a visitor of a comparison site must give a licence number that others may leave out [NAV-05] [BUY-11] [BUY-12] [SEC-05]', async ({
  page,
}) => {
  const restricted: AdditionalDriver = { ...aSister, hasFullUkLicence: false, licenceType: 'X' }
  await openResults(
    page,
    'acorn_pc',
    persona({ journey: 'acorn_pc', who: 'two drivers', drivers: [restricted], readBack: [] }),
  )
  const number = page.getByRole('group', { name: "What is Jo Ng's driving licence number? (optional)" })
  await expect(number).toBeVisible()
  await comeFromComparisonSite(page, 'acorn_pc')
  await page.goto(at('acorn_pc', '/pcw-result'))
  await expect(
    page.getByRole('group', { name: "What is Jo Ng's driving licence number?", exact: true }),
  ).toBeVisible()
  const boxes = page
    .getByRole('group', { name: "What is Jo Ng's driving licence number?" })
    .getByRole('textbox')
  for (const index of [0, 1, 2, 3]) await boxes.nth(index).fill('')
  await agree(page)
  await buyNow(page).click()
  await expect(problems(page)).toHaveText(['Please enter the driving licence number'])
  await expect(boxes.first()).toBeFocused()
})

test('a price that another tab has changed is shown before it can be bought [BUY-07] [BUY-14]', async ({
  page,
}) => {
  test.slow()
  await openResults(page, 'motorcade_pc')
  await page.getByRole('radio', { name: /Pay Annually/ }).check()
  const total = page.locator('.way').filter({ hasText: 'Pay Annually' }).locator('.way__total')
  const before = await total.innerText()
  // The other tab: the same browser, without this page knowing.
  const status = await page.evaluate(async () => {
    const { state } = JSON.parse(sessionStorage.getItem('milepost:motorcade_pc:results') ?? '{}')
    const reply = await fetch('/api/v1/Quote/UpdateNoClaimsProtection', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-tenant': 'M', 'x-product': 'PC' },
      body: JSON.stringify({ quoteReference: state.results.quoteReference, protectNoClaimsBonus: true }),
    })
    return reply.status
  })
  expect(status).toBe(200)
  await agree(page)
  await buyNow(page).click()
  const words = 'Your quote had to be rated again due to a change in the information provided.'
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your price has gone up by' })).toBeInViewport()
  await expect(page.getByText(words)).toHaveCount(0, { timeout: 5000 })
  await expect(total).not.toHaveText(before)
  await expect(page.getByRole('radio', { name: /Pay/, checked: true })).toHaveCount(0)
  await expect(page).toHaveURL(/\/results$/)

  await buyNow(page).click()
  const ways = page.locator('#paymentOptions')
  await expect(ways.getByText('Please select a payment method')).toBeInViewport()
  await expect(problems(page)).toHaveText(['Please select a payment method'])
  await expectClean(page, 'without a way to pay', [], '#paymentOptions')
  await page.getByRole('radio', { name: /Pay Annually/ }).check()
  await expect(ways.getByText('Please select a payment method')).toHaveCount(0)
  await buyNow(page).click()
  await expect.poll(() => visited(page)).toContain('/make-payment')
})

test('an extra can be bought, and bought again by whoever comes back from the next page [BUY-13] [D-163]', async ({
  page,
}) => {
  await openResults(page, 'acorn_pc')
  await page.getByRole('button', { name: 'Add Key Care' }).click()
  await expect(page.getByRole('button', { name: 'Remove Key Care' })).toBeVisible()
  await agree(page)
  // The whole is priced again and its lines get new names; the page has to learn them.
  for (const _time of ['first', 'again']) {
    const [reply] = await Promise.all([page.waitForResponse(CONTACT), buyNow(page).click()])
    expect(reply.status()).toBe(200)
    await expect.poll(() => visited(page)).toContain('/payment-summary')
    await page.goto(at('acorn_pc', '/results'))
  }
  await page.getByRole('button', { name: 'Remove Key Care' }).click()
  await expect(page.getByRole('button', { name: 'Add Key Care' })).toBeVisible()
})

test('what goes wrong is said, and Buy Now works again; a quote that has ended leads to its page [BUY-19] [D-169]', async ({
  page,
}) => {
  test.slow()
  await openResults(page, 'acorn_protect')
  await agree(page)
  await page.route(CONTACT, (route) => route.abort())
  await buyNow(page).click()
  await expect(page.getByText("We couldn't save your details")).toBeVisible()
  await expect(page.getByText('Updating Quote...')).toHaveCount(0)
  await expectClean(page, 'when nothing could be reached', [], '#purchase')

  const refuse = (status: number, code: string, errors: object[] = []) =>
    page.route(CONTACT, (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ title: code, status, code, message: '', errors }),
      }),
    )
  await refuse(400, 'VALIDATION_ERROR', [
    { field: 'body.contactDetails.contactEmail', message: 'Please enter a valid email' },
  ])
  await buyNow(page).click()
  await expect(problems(page)).toHaveText(['Please enter a valid email'])
  await expect(email(page)).toBeFocused()
  await email(page).fill('other@example.com')
  await expect(form(page).getByText('Please enter a valid email')).toHaveCount(0)

  await page.unroute(CONTACT)
  await buyNow(page).click()
  await expect.poll(() => visited(page)).toContain('/protect-terms')
  await page.goto(at('acorn_protect', '/results'))
  await refuse(409, 'QUOTE_LOCKED')
  await buyNow(page).click()
  await expect(page).toHaveURL(/\/quote-locked$/)
  await page.goto(at('acorn_protect', '/results'))
  await refuse(500, 'INTERNAL_ERROR')
  await buyNow(page).click()
  await expect(page).toHaveURL(/\/summary$/)
})
