import type { AdditionalDriver } from '@milepost/domain/questions/answers'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { aSister } from '@milepost/domain/testing/customers'
import { addDays, localDate, longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long } from './long.ts'
import { agree } from './paying/open-payment.ts'
import { persona } from './personas/persona.ts'
import { openResults } from './results/open-results.ts'
import { buyNow, change, email, form, problems, visited } from './results/purchase-form.ts'
import { at } from './site.ts'

/** Makes the tab's quote one from a comparison site, from the next page on. Written before any script of the page runs. */
async function comeFromComparisonSite(page: Page, journey: JourneyId): Promise<void> {
  await page.addInitScript((name) => {
    const stored = sessionStorage.getItem(name)
    if (stored === null) return
    const { state, version } = JSON.parse(stored)
    const aggregator = { sourceOfBusiness: 'quotelark', quoteRef: 'Q1', licenceNumberRequired: true }
    sessionStorage.setItem(name, JSON.stringify({ version, state: { ...state, aggregator } }))
  }, `milepost:${journey}:quote`)
}

test('the form is prefilled, shows what is wrong, loses nothing and is sent once [NAV-05] [BUY-03] [BUY-05] [BUY-06] [BUY-13]', async ({
  page,
}) => {
  test.slow()
  await openResults(page, 'acorn_pc')
  await expect(form(page).getByText('alan@morgan.example')).toBeVisible()
  await expect(form(page).getByRole('textbox')).toHaveCount(0)
  await change(page, 'Email')
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveValue('alan@morgan.example')
  await change(page, 'Automatic renewal')
  await expect(form(page).getByRole('radio', { name: "No, I'll decide nearer the time" })).toBeChecked()
  await expect(form(page).getByText('within 24 hours')).toBeVisible()
  await change(page, 'Driving licence')

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
  await expectCleanInLongRun(page, 'with errors', [], '#purchase')
  // Nothing that is focused is under the pinned price.
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
  await expectCleanInLongRun(page, 'with the disclaimer open')
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

test(
  'a customer who borrows a large amount is asked for their income, and shown which documents they will need [BUY-08] [BUY-09] [D-166]',
  long,
  async ({ page }) => {
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
      .filter({ has: page.getByRole('heading', { name: 'Documents we may ask for' }) })
    await proofs.getByRole('heading', { name: 'Documents we may ask for' }).click()
    await expect(proofs.getByRole('heading', { level: 3 })).toHaveText([
      'Your no claims discount',
      'Your driving licence',
      'Your taxi licences',
    ])
    const start = addDays(londonDate(new Date()), 1)
    await expect(proofs).toContainText(`By ${longDate(addDays(start, 21))}, 21 days after cover starts`)

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
  },
)

test(
  'a minor is never asked about renewal and never offered credit [BUY-20] [BUY-21] [SEC-04] [SEC-05]',
  long,
  async ({ page }) => {
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
    await expect(page.getByText('Automatic renewal')).toHaveCount(0)
    await agree(page)
    await buyNow(page).click()
    await expect.poll(() => visited(page)).toContain('/make-payment')
    const stored = await page.evaluate(() => sessionStorage.getItem('milepost:carrot_pc:purchase'))
    expect(JSON.parse(stored ?? '')).toMatchObject({ state: { automaticRenewal: false } })
  },
)

test(
  'a visitor from a comparison site must enter a licence number that others may leave out [NAV-05] [BUY-11] [BUY-12] [SEC-05]',
  long,
  async ({ page }) => {
    const restricted: AdditionalDriver = { ...aSister, hasFullUkLicence: false, licenceType: 'X' }
    await openResults(
      page,
      'acorn_pc',
      persona({ journey: 'acorn_pc', who: 'two drivers', drivers: [restricted], readBack: [] }),
    )
    await change(page, "Jo Ng's driving licence")
    const number = page.getByRole('group', { name: "What is Jo Ng's driving licence number? (optional)" })
    await expect(number).toBeVisible()
    await comeFromComparisonSite(page, 'acorn_pc')
    await page.goto(at('acorn_pc', '/pcw-result'))
    await change(page, "Jo Ng's driving licence")
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
  },
)
