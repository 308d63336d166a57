import { aSister } from '@milepost/domain/testing/customers'
import { localDate } from '@milepost/domain/values/local-date'
import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long } from './long.ts'
import { persona } from './personas/persona.ts'
import { personas } from './personas/personas.ts'
import { openCheckAnswers, openStep } from './results/open-results.ts'
import { at, findVehicle, plates } from './site.ts'
import { answerEverything, goOn } from './walking/walk.ts'

const [alone] = personas
if (!alone) throw new Error('Nobody to walk with')

const value = (page: Page) => page.getByRole('textbox', { name: 'How much is your vehicle worth?' })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'another look' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const change = (page: Page, question: string) =>
  page.getByRole('link', { name: `Change answer: ${question}` }).click()

test.describe('what the vehicle is worth', () => {
  test(
    'stays as the customer entered it when the same vehicle is searched again [VEH-10] [D-057]',
    long,
    async ({ page }) => {
      await page.goto(at('acorn_pc'))
      await findVehicle(page, plates.car)
      await expect(value(page)).toHaveValue('9,500')
      await value(page).fill('8000')
      await value(page).press('Tab')
      await findVehicle(page, plates.car)
      await expect(value(page)).toHaveValue('8000')
      // A search in between that finds nothing changes nothing.
      await findVehicle(page, plates.notFound)
      await expect(page.getByText("We couldn't find your vehicle.")).toBeVisible()
      await findVehicle(page, plates.car)
      await expect(value(page)).toHaveValue('8000')
    },
  )

  test(
    'accepts no seventh digit and no minus sign, and immediately says so [VEH-22] [D-259]',
    long,
    async ({ page }) => {
      await page.goto(at('acorn_pc'))
      await findVehicle(page, plates.car)
      await value(page).fill('')
      await value(page).pressSequentially('1000000')
      await expect(value(page)).toHaveValue('100000')
      await expect(value(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(value(page)).toHaveAccessibleDescription(/The most you can type here is £999,999/)
      await value(page).press('Backspace')
      await expect(value(page)).not.toHaveAttribute('aria-invalid')
      await value(page).fill('')
      await value(page).pressSequentially('-50')
      await expect(value(page)).toHaveValue('50')
      await expect(value(page)).toHaveAccessibleDescription(
        /can't be less than £0. We left out the minus sign/,
      )
      await expectClean(page, 'a key refused')
    },
  )
})

test(
  'changing the overnight answer clears the overnight address on the screen [VEH-37]',
  long,
  async ({ page }) => {
    await openStep(page, 'acorn_pc', 'aboutYou', alone)
    const overnight = page.getByRole('radiogroup', { name: /^Is your home address different/ })
    const address = page.getByRole('group', { name: 'Where is the vehicle kept overnight?' })
    await overnight.getByText('Yes').click()
    await address.getByLabel('House name or number').fill('2')
    await address.getByLabel('Postcode').fill('ID1 1QD')
    await address.getByRole('button', { name: 'Find Address' }).click()
    await expect(address.getByText('2 Whinberry Lane')).toBeVisible()
    await overnight.getByText('No').click()
    await expect(address).toHaveCount(0)
    await overnight.getByText('Yes').click()
    await expect(address.getByLabel('Postcode')).toHaveValue('')
    await expect(page.getByText('2 Whinberry Lane')).toHaveCount(0)

    // An error about the earlier address does not come back.
    await goOn(page)
    await expect(page.getByText('Please enter your overnight address').first()).toBeVisible()
    await overnight.getByText('No').click()
    await overnight.getByText('Yes').click()
    await expect(page.getByText('Please enter your overnight address')).toHaveCount(0)
  },
)

test(
  'a phone number with +44 is accepted and shown with a 0; a number of another country is refused with an explanation [YOU-07] [D-260]',
  long,
  async ({ page }) => {
    await openStep(page, 'acorn_pc', 'aboutYou', alone)
    const phone = page.getByLabel('What is your main phone number?')
    await phone.fill('')
    await phone.pressSequentially('+33 1 23 45 67 89')
    await goOn(page)
    await expect(phone).toHaveAccessibleDescription(/Please enter a valid number. It must start with a zero/)
    await phone.fill('')
    await phone.pressSequentially('+44 7700 900123')
    await phone.press('Tab')
    await expect(phone).toHaveValue('07700 900123')
    // As the browser's autofill does.
    await phone.fill('0044 113 496 0100')
    await expect(phone).toHaveValue('0113 496 0100')
    await goOn(page)
    await expect(heading(page, 'Driver Details')).toBeVisible()
  },
)

test.describe('an edit that conflicts with a later answer', () => {
  test.slow()

  test(
    'leads straight to it, immediately names it, and leads back to the answers [DRV-22] [VEH-24]',
    long,
    async ({ page }) => {
      await openCheckAnswers(page, 'acorn_pc', alone)

      // The title conflicts with the licence number: the message names the title, not the date of birth.
      await change(page, 'What is your title?')
      await page.getByLabel('What is your title?').selectOption('004')
      await expect(notice(page)).toContainText('What is your driving licence number?')
      await expect(notice(page)).toContainText("We'll take you to Licence Details when you continue.")
      await goOn(page)
      await expect(heading(page, 'Licence Details')).toBeVisible()
      await expect(notice(page)).toContainText('One of your answers needs another look')
      const licence = page.getByRole('group', { name: 'What is your driving licence number?' })
      await expect(licence).toContainText("don't match the title Mrs. Please check them, or change the title")
      await expect(licence.getByLabel(/^Box 2/)).toHaveAttribute('aria-invalid', 'true')
      await expectCleanInLongRun(page, 'an answer that needs another look')
      await licence.getByLabel(/^Box 2/).fill('853277')
      await expect(notice(page)).toHaveCount(0)
      await goOn(page)
      await expect(heading(page, 'Check your answers')).toBeVisible()

      // A date of birth that no longer allows the licence date.
      await change(page, 'What is your date of birth?')
      await page.getByLabel('Year').fill('1995')
      await expect(notice(page)).toContainText('2 of your answers need another look')
      await goOn(page)
      await expect(heading(page, 'Licence Details')).toBeVisible()
      await expect(page.locator('[aria-invalid]').first()).toBeVisible()
    },
  )

  test(
    'leads from the marital status to the driver whose form explains the conflict [ADD-16]',
    long,
    async ({ page }) => {
      const married = persona({
        journey: 'acorn_pc',
        who: 'a couple',
        you: { maritalStatus: 'M' },
        drivers: [{ ...aSister, relationshipToProposer: 'S', maritalStatus: 'M' }],
        readBack: [],
      })
      await answerEverything(page, married)
      await change(page, 'What is your marital status?')
      await page.getByRole('radio', { name: 'Divorced' }).check()
      await expect(notice(page)).toContainText('Jo Ng relationship to proposer conflicts')
      await goOn(page)
      await expect(heading(page, 'Additional Drivers')).toBeVisible()
      await expect(page.getByText('Jo Ng relationship to proposer conflicts').first()).toBeVisible()
      const odds =
        'For “Spouse”, the marital status of both of you must be “Married”. You chose “Divorced” for you and “Married” for Jo.'
      await expect(page.getByText(odds).first()).toBeVisible()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('row', { name: /Jo Ng/ })).toContainText(odds)
    },
  )

  test(
    'leads from the licence date to a question about more years of no claims discount than of driving [COV-03]',
    long,
    async ({ page }) => {
      const careful = persona({
        journey: 'acorn_pc',
        who: 'nine years without a claim',
        you: { licenceObtained: localDate('2006-07-01') },
        cover: { yearsOfNoClaimsDiscount: '9', protectNoClaimsDiscount: false },
        readBack: [],
      })
      await answerEverything(page, careful)
      await change(page, 'When did you get this licence?')
      const date = page.getByRole('group', { name: 'When did you get this licence?' })
      await date.getByLabel('Year').fill(String(new Date().getFullYear() - 2))
      await expect(notice(page)).toContainText('How many years of no claims discount do you have?')
      await goOn(page)
      await expect(heading(page, 'Vehicle Cover')).toBeVisible()
      const years = page.getByRole('radiogroup', {
        name: 'How many years of no claims discount do you have?',
      })
      await expect(years.getByRole('radio').first()).toBeFocused()
      await expect(years).toHaveAccessibleDescription(
        /so we'd expect no more than \d years of no claims discount/,
      )
      await years.getByText('2 years', { exact: true }).click()
      await goOn(page)
      await expect(heading(page, 'Check your answers')).toBeVisible()
    },
  )

  test('and is left by the browser’s Back is reported, to be finished or dropped', long, async ({ page }) => {
    await openCheckAnswers(page, 'acorn_pc', alone)
    await change(page, 'What is your first name?')
    await page.getByLabel('What is your first name?').fill('Alastair')
    await page.goBack()
    await expect(heading(page, 'Check your answers')).toBeVisible()
    const left = page.getByRole('status').filter({ hasText: "A change you started isn't saved" })
    await expect(left).toBeVisible()
    await left.getByRole('link', { name: 'Finish the change: What is your first name?' }).click()
    await expect(page.getByLabel('What is your first name?')).toHaveValue('Alastair')
    await page.goBack()
    await left.getByRole('button', { name: 'Keep the answers below' }).click()
    await expect(left).toHaveCount(0)
    await change(page, 'What is your first name?')
    await expect(page.getByLabel('What is your first name?')).toHaveValue('Alan')
  })
})

test(
  'on a narrow phone no box of the licence number is alone on its line [DRV-18]',
  long,
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 700 })
    await openStep(page, 'acorn_pc', 'driverDetailsTwo', alone)
    const boxes = page
      .getByRole('group', { name: 'What is your driving licence number?' })
      .getByRole('textbox')
    const tops = await boxes.evaluateAll((all) =>
      all.map((box) => Math.round(box.getBoundingClientRect().top)),
    )
    expect(tops).toHaveLength(4)
    expect(tops[0]).toBe(tops[1])
    expect(tops[2]).toBe(tops[3])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  },
)

for (const journey of ['acorn_protect', 'mypolicy_telematics'] as const)
  test(
    `${journey}: the telematics terms open by their URL before there is any quote [NAV-10] [D-041]`,
    long,
    async ({ page }) => {
      await page.goto(at(journey, '/protect-terms'))
      await expect(heading(page, 'Telematics terms')).toBeVisible()
      await expect(page).toHaveURL(/\/protect-terms$/)
      await expect(page.getByRole('button', { name: 'Accept and continue' })).toHaveCount(0)
      await expectClean(page, 'telematics terms of a visitor')
      await page.getByRole('link', { name: 'Continue to a quote' }).click()
      await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
    },
  )
