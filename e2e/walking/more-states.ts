import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { expect, type Page } from '@playwright/test'
import { expectClean } from '../axe.ts'
import type { Persona } from '../personas/persona.ts'
import { findVehicle, plates } from '../site.ts'
import { answerStep, expectStep, goOn } from './walk.ts'

/** Further states of a step besides empty, with errors and filled in, each left as it was found for what this person answers next. */
export type MoreStates = Partial<Record<WizardStepName, (page: Page, persona: Persona) => Promise<void>>>

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Opens a dialog, checks it and leaves it by the button that changes nothing. */
async function expectCleanDialog(page: Page, title: string, open: () => Promise<void>, leave: string) {
  await open()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await expectClean(page, `dialog: ${title}`)
  await dialog.getByRole('button', { name: leave }).click()
  await expect(dialog).toBeHidden()
}

/** Before the step is answered. */
export const whileEmpty: MoreStates = {
  async vehicleDetails(page) {
    await expectCleanDialog(
      page,
      'Is this the right vehicle?',
      () => findVehicle(page, plates.van),
      'Change Vehicle',
    )
    await findVehicle(page, plates.notFound)
    await expect(page.locator('[data-part="field-error"]')).toContainText("We couldn't find your vehicle")
    await expectClean(page, 'no vehicle found')
  },
  async aboutYou(page, persona) {
    // The home is asked once the person's own details are there.
    await answerStep(page, 'aboutYou', persona, { before: 'address' })
    const home = page.getByRole('group', { name: 'What is your home address?' })
    await home.getByRole('button', { name: 'Find Address' }).click()
    await expectClean(page, 'an address searched by nothing')
    await home.getByLabel('House name or number').fill('Flat')
    await home.getByLabel('Postcode').fill('ID1 1QD')
    await home.getByRole('button', { name: 'Find Address' }).click()
    await expect(home.getByRole('radiogroup', { name: 'Select the address' })).toBeVisible()
    await home.getByRole('button', { name: 'Use This Address' }).click()
    await expect(home.getByText('Please select an address from the list')).toBeVisible()
    await expectClean(page, 'a list of addresses, none chosen')
    await home.getByRole('button', { name: 'Enter address manually' }).click()
    await home.getByRole('button', { name: 'Use This Address' }).click()
    await expectClean(page, 'an address by hand, with errors')
    await home.getByRole('button', { name: 'Cancel' }).click()
  },
  async driverDetails(page) {
    await page
      .getByRole('radiogroup', { name: 'What is your employment status?' })
      .getByText('Employed', { exact: true })
      .click()
    const occupation = page.getByRole('combobox', { name: 'What is your occupation?' })
    await occupation.fill('driver')
    await expect(page.getByRole('listbox', { name: 'What is your occupation?' })).toBeVisible()
    await occupation.press('ArrowDown')
    await expectClean(page, 'a list of occupations to choose from')
    await occupation.fill('zzzz')
    await expect(page.getByText('Nothing found. Please try another word.').first()).toBeVisible()
    await expectClean(page, 'no occupation found')
    await occupation.fill('')
  },
  async additionalDrivers(page) {
    await press(page, 'Add Another Driver')
    await expectClean(page, 'the form of a driver, empty')
    await press(page, 'Add driver')
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
    await expectClean(page, 'the form of a driver, with errors')
    await press(page, 'Cancel')
  },
}

/** Once everything is answered, for a person with every list and a driver. */
export const onceFilled: MoreStates = {
  async vehicleDetailsTwo(page) {
    const remove = () => press(page, /^Remove modification 1/)
    await expectCleanDialog(page, 'Remove this modification?', remove, 'No, keep it')
    await press(page, /^Edit modification 1/)
    await expectClean(page, 'a modification being edited')
    await press(page, 'Cancel')
    const leave = () => page.getByRole('link', { name: /home page/ }).click()
    const title = "Go to the homepage? You'll lose all your responses if you do."
    await expectCleanDialog(page, title, leave, 'Stay Here')
  },
  async driverDetailsTwo(page) {
    for (const what of ['claim', 'conviction']) {
      const remove = () => press(page, new RegExp(`^Remove ${what} 1`))
      await expectCleanDialog(page, `Remove this ${what}?`, remove, 'No, keep it')
      await press(page, `Add another ${what}`)
      await page.getByRole('button', { name: `Add ${what}`, exact: true }).click()
      await expectClean(page, `the form of a ${what}, with errors`)
      await press(page, 'Cancel')
    }
  },
  async additionalDrivers(page) {
    await expectCleanDialog(page, 'Are you sure?', () => press(page, /^Remove Jo Ng/), 'No, keep them')
    await press(page, 'Back')
    const noOtherDrivers = () =>
      page
        .getByRole('radiogroup', { name: 'Will anyone else drive the vehicle?' })
        .getByRole('radio', { name: 'No' })
        .check()
    await expectCleanDialog(page, 'Are you sure?', noOtherDrivers, 'No, keep the driver')
    await goOn(page)
    await expectStep(page, 'additionalDrivers')
    await marry(page, 'Single')
    await goOn(page)
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
    await expectClean(page, 'drivers who cannot be what they say')
    await marry(page, 'Married')
  },
  async vehicleCover(page) {
    await expectCleanDialog(page, 'Disclaimer', () => press(page, 'Read Disclaimer'), 'Close')
  },
}

/** From the table of drivers to the proposer's own answer and back again. */
async function marry(page: Page, status: string): Promise<void> {
  await press(page, /^Edit Alan Morgan/)
  await page
    .getByRole('radiogroup', { name: 'What is your marital status?' })
    .getByText(status, { exact: true })
    .click()
  for (const step of ['driverDetails', 'driverDetailsTwo', 'additionalDrivers'] as const) {
    await goOn(page)
    await expectStep(page, step)
  }
}
