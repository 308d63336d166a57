import { labelOf } from '@milepost/domain/journeys/steps'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { answers } from './errors/answers.ts'
import { long } from './long.ts'
import { withEverything } from './personas/with-everything.ts'
import { openResults, openStep } from './results/open-results.ts'
import { at, findVehicle, plates } from './site.ts'
import { pathOf } from './walking/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] })

/** Pastes a text over the contents of a box, as someone does who has it in a document. */
async function paste(page: Page, box: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await box.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
}

const boxes = (page: Page) =>
  page.locator('main').locator('input:is([type=text], [type=tel], [type=email]):not([readonly])')

for (const step of pathOf(withEverything))
  test(`every box of ${labelOf(step)} accepts what is pasted into it`, long, async ({ page }) => {
    await openStep(page, withEverything.journey, step, withEverything)
    for (const box of await boxes(page).all()) {
      if (!(await box.isVisible())) continue
      const value = await box.inputValue()
      const name = (await box.getAttribute('name')) ?? ''
      if (value === '') continue
      await paste(page, box, ` ${value} `)
      // Spaces around it may stay in the box; they are not part of the answer.
      expect((await box.inputValue()).trim(), name).toBe(value)
    }
  })

test(
  'the postcode is accepted in any format; the address is chosen by keyboard, or typed',
  long,
  async ({ page }) => {
    await openStep(page, 'acorn_pc', 'aboutYou')
    const home = page.getByRole('group', { name: 'What is your home address?' }).first()
    const change = home.getByRole('button', { name: 'Search Again' })
    const byHand = home.getByRole('button', { name: 'Enter address manually' })
    await change.click()
    for (const postcode of ['sw1a1aa', 'SW1A-1AA', ' Sw1a  1aA. ']) {
      await expect(byHand).toBeVisible()
      await home.getByLabel('House name or number').fill('Flat')
      await home.getByLabel('Postcode').fill(postcode)
      await home.getByRole('button', { name: 'Find Address' }).click()
      const list = home.getByRole('radiogroup', { name: 'Select the address' })
      await expect(list, postcode).toBeVisible()
      await expect(byHand).toBeVisible()
      await list.getByRole('radio').first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(list.getByRole('radio').nth(1)).toBeChecked()
      await page.keyboard.press('Enter')
      await expect(home.getByRole('group', { name: /SW1A 1AA$/ })).toBeFocused()
      await change.click()
    }
  },
)

/** Calls whose failure leaves the page as it is, with a way to try again. Others have a page of their own by the specification. */
const failing = [
  {
    call: 'GetVehicleDetailsByVrm',
    open: (page: Page) => page.goto(at('acorn_pc')),
    act: (page: Page) => findVehicle(page, plates.car),
    said: (page: Page) => page.locator('[data-part="field-error"]'),
    works: (page: Page) => page.getByRole('heading', { name: 'Vehicle Details' }),
    again: (page: Page) => findVehicle(page, plates.car),
  },
  {
    call: 'GetPriceReceipt',
    open: (page: Page) => openResults(page, 'acorn_pc'),
    act: (page: Page) => page.getByText('Why this price?').click(),
    said: (page: Page) => page.getByText("We couldn't get the receipt of your price"),
    works: (page: Page) => page.getByText('Your price, paid in full'),
    again: (page: Page) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  {
    call: 'PreviewQuote',
    open: (page: Page) => openResults(page, 'acorn_pc'),
    act: async (page: Page) => {
      await page.getByText('See how your price changes', { exact: true }).click()
      await page.getByLabel(/voluntary excess/).selectOption({ index: 2 })
    },
    said: (page: Page) => page.getByText("We couldn't get that price"),
    works: (page: Page) => page.getByRole('button', { name: /^Keep/ }),
    again: (page: Page) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  {
    call: 'RepriceQuoteWithAddOnsQuote',
    open: (page: Page) => openResults(page, 'acorn_pc'),
    act: (page: Page) => page.getByRole('button', { name: 'Add Key Care' }).click(),
    said: (page: Page) => page.locator('[data-part="extra-failure"]'),
    works: (page: Page) => page.getByRole('button', { name: 'Remove Key Care' }),
    again: (page: Page) => page.getByRole('button', { name: 'Add Key Care' }).click(),
  },
]

for (const { call, open, act, said, works, again } of failing)
  test(
    `a server that fails at ${call} keeps the page open, shows a message and allows another try`,
    long,
    async ({ page }) => {
      await open(page)
      const address = page.url()
      await answers(page, call, 500, 'INTERNAL_ERROR')
      await act(page)
      await expect(said(page).first()).toBeVisible()
      expect(page.url()).toBe(address)
      await page.unrouteAll()
      await again(page)
      await expect(works(page).first()).toBeVisible()
    },
  )
