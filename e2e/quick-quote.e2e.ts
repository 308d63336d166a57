import { expect, test } from '@playwright/test'
import { linkFromSite } from './arriving/from-site.ts'
import { long } from './long.ts'
import { pastAboutYou } from './saved/saved-quote.ts'
import { at, plates } from './site.ts'
import { mouseAndKeyboard } from './walking/mouse-and-keyboard.ts'

/** The most clicks and keys that a car quote may need from a customer with nothing to declare, from first screen to prices. */
const MOST = { clicks: 30, keys: 90 }

/**
 * A person of ordinary answers, new to the site: no autofill, nothing pasted, every question read and answered. Dates are typed in
 * one go, occupations by their first letters.
 */
test('a car quote with nothing to declare needs at most 30 clicks and 90 keys', long, async ({ page }) => {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  const { spent, click, type, choose, select, pick, press, group } = mouseAndKeyboard(page)
  await page.goto(at('acorn_pc'))

  await test.step('the vehicle', async () => {
    await click(page.getByLabel('What is your vehicle registration?'))
    await type(`${plates.car}[Enter]`)
    await press('Yes, continue')
  })

  await test.step('its owner and its use', async () => {
    await expect(heading('Vehicle Use and Ownership')).toBeFocused()
    await choose('Have you bought the vehicle?', 'Yes')
    await type('[Tab]14622')
    await choose('Are you the legal owner of the vehicle?', 'Yes')
    await choose('Are you the registered keeper of the vehicle?', 'Yes')
    await choose('What will the vehicle be used for?', 'Social, domestic and pleasure')
    await choose('Where is the vehicle usually kept overnight?', 'Driveway')
    await pick('How many miles will the vehicle be driven in a year?', 'Up to 8,000')
    await press(/^None of these/)
    await press('Continue')
  })

  await test.step('the customer', async () => {
    await expect(heading('About You')).toBeFocused()
    await select('What is your title?', 'M', 'Mr')
    await type('[Tab]Alan[Tab]Morgan[Tab]27387[Tab]alan@am.test[Tab]07700900123')
    await choose('What is your marital status?', 'Single')
    await type('[Tab]1[Tab]ID11QD[Enter]')
    await expect(page.getByRole('button', { name: 'Search Again' })).toBeVisible()
    await choose('Do you own your home?', 'Yes')
    await choose('Is your home address different to where the vehicle is kept overnight?', 'No')
    await press('Continue')
  })

  await test.step('their work', async () => {
    await expect(heading('Driver Details')).toBeFocused()
    await choose('Have you lived in the UK since birth?', 'Yes')
    await choose('What is your employment status?', 'Employed')
    await type('[Tab]ac')
    await expect(page.getByRole('option').first()).toHaveText('Accountant')
    await type('[Enter][Tab]ac')
    await expect(page.getByRole('option').first()).toHaveText('Accountancy')
    await type('[Enter]')
    await choose('Do you work full time?', 'Yes')
    await choose('Do you have any other jobs?', 'No')
    await press('Continue')
  })

  await test.step('their licence and history', async () => {
    await expect(heading('Licence Details')).toBeFocused()
    await choose('Do you have a full UK driving licence?', 'Yes')
    await click(page.getByLabel('Day'))
    await type('1[Tab]706[Tab]')
    await press(/^None of these/)
    await click(page.getByLabel(/^Box 3/))
    await type('A99AB[Enter]')
  })

  await test.step('the cover, and the answers read back', async () => {
    await expect(heading('Vehicle Cover')).toBeFocused()
    await click(group('Which level of cover do you want?').getByRole('radio', { name: /^Comprehensive/ }))
    await choose('How many years of no claims discount do you have?', 'None')
    await press('Read Disclaimer')
    await press('Agree')
    await press('Continue')
    await expect(heading('Check your answers')).toBeFocused()
    await press('Get my price')
  })

  await expect(page.getByRole('heading', { level: 1, name: "here's your quote" })).toBeVisible()
  expect(spent.clicks).toBeLessThanOrEqual(MOST.clicks)
  expect(spent.keys).toBeLessThanOrEqual(MOST.keys)
})

test(
  'a returning browser continues its quote after 2 clicks and 17 keys',
  long,
  async ({ page, context }) => {
    await pastAboutYou(page)
    await page.close()
    const back = await context.newPage()
    await back.goto(at('acorn_pc', '/'))
    const { spent, click, type, press } = mouseAndKeyboard(back)
    await press('Carry on')
    await click(back.getByLabel('Day'))
    await type('27[Tab]3[Tab]1987[Tab]ID11QD[Enter]')
    await expect(back).toHaveURL(/\/about-you$/)
    expect(spent).toEqual({ clicks: 2, keys: 17 })
  },
)

test('a visitor from a comparison site gets their price without a click or a key', long, async ({ page }) => {
  await page.goto(await linkFromSite('acorn_pc'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText("here's your quote")
  await expect(page.locator('[data-part="way-total"]')).toHaveCount(2)
})
