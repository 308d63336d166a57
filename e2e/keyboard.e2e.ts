import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { askingOf } from '@milepost/domain/journeys/journey-progress'
import { labelOf, type WizardStepName } from '@milepost/domain/journeys/steps'
import { askingAboutDriver } from '@milepost/domain/questions/people/drivers'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { theDriver, you } from '@milepost/domain/questions/people/whose'
import { expect, type Page, test } from '@playwright/test'
import { press, pressOn, tabTo, typeOver } from './keyboard/hands.ts'
import { expectLicenceNumber, typeAll } from './keyboard/type.ts'
import { long } from './long.ts'
import { withEverything as persona } from './personas/with-everything.ts'
import { at, plates } from './site.ts'
import { circumstancesOf } from './walking/walk.ts'

// A row that is still moving would be looked for in the wrong place.
test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] })

const { answers } = persona
const here = circumstancesOf(persona.journey)

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Everything that a step of plain questions asks. */
async function typeStep(page: Page, step: WizardStepName): Promise<void> {
  for (const { of, ask } of journeyDefinition.steps[step])
    await typeAll(page, ask, {
      scope: page.getByRole('main'),
      asking: askingOf(of, answers, here),
      whose: you,
    })
}

/** The focus is inside, Tab keeps it there, and Escape returns it to where it was. */
async function expectDialogGivesBack(page: Page, name: string, from: ReturnType<typeof button>) {
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  for (let stop = 0; stop < 4; stop += 1) {
    // Past the last button the focus may go to the browser's own controls; it never reaches the page behind.
    const isInside = await dialog.evaluate(
      (box) => box.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(isInside, `${name}, after ${stop} times Tab`).toBe(true)
    await press(page, 'Tab')
  }
  await press(page, 'Escape')
  await expect(dialog).toBeHidden()
  await expect(from).toBeFocused()
}

async function removeByKeyboard(page: Page, remove: ReturnType<typeof button>, dialog: string, yes: string) {
  await tabTo(page, remove)
  await expectDialogGivesBack(page, dialog, remove)
  await press(page, 'Enter')
  await pressOn(page, button(page, yes))
  await expect(remove).toBeHidden()
}

test(
  'a whole journey is answered by keyboard only, and the focus is visible at every stop',
  long,
  async ({ page }) => {
    await page.goto(at(persona.journey))
    await page.getByRole('heading', { level: 1 }).waitFor()

    await test.step('the vehicle, after one of the wrong kind', async () => {
      const plate = page.getByLabel('What is your vehicle registration?')
      await tabTo(page, plate)
      await page.keyboard.type(plates.van)
      await press(page, 'Enter')
      await expect(button(page, 'Change Vehicle')).toBeFocused()
      await press(page, 'Enter')
      await expect(plate).toBeFocused()
      await typeOver(page, plates.car)
      await press(page, 'Enter')
      await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
      await tabTo(page, page.getByLabel('How much is your vehicle worth?'))
      await press(page, 'Enter')
    })

    await test.step('its use, and a modification that is removed again', async () => {
      await expect(heading(page, labelOf('vehicleDetailsTwo'))).toBeFocused()
      await typeStep(page, 'vehicleDetailsTwo')
      const remove = button(page, /^Remove modification 2/)
      await removeByKeyboard(page, remove, 'Remove this modification?', 'Yes, remove it')
      await tabTo(page, button(page, /^Edit modification 1/))
      await press(page, 'Enter')
      await pressOn(page, button(page, 'Save modification'))
      await pressOn(page, button(page, 'Continue'))
    })

    await test.step('the person, after pressing Continue too early', async () => {
      await expect(heading(page, labelOf('aboutYou'))).toBeFocused()
      await pressOn(page, button(page, 'Continue'))
      await expect(page.getByLabel('What is your title?')).toBeFocused()
      await tabTo(page, page.getByRole('link', { name: 'Please enter your first name' }), 'Shift+Tab')
      await press(page, 'Enter')
      await expect(page.getByLabel('What is your first name?')).toBeFocused()
      await tabTo(page, page.getByRole('link', { name: 'Please choose your title' }), 'Shift+Tab')
      await typeStep(page, 'aboutYou')
      await pressOn(page, button(page, 'Continue'))
    })

    await test.step('their work', async () => {
      await expect(heading(page, labelOf('driverDetails'))).toBeFocused()
      await typeStep(page, 'driverDetails')
      await pressOn(page, button(page, 'Continue'))
    })

    await test.step('their licence, its number pasted over the one typed, and their history', async () => {
      await expect(heading(page, labelOf('driverDetailsTwo'))).toBeFocused()
      await typeStep(page, 'driverDetailsTwo')
      const boxes = page
        .getByRole('group', { name: 'What is your driving licence number?' })
        .getByRole('textbox')
      await tabTo(page, boxes.first(), 'Shift+Tab')
      const { licenceNumber = '' } = answers.proposerDetails
      const other = licenceNumber.replace(/A99AB$/, 'A99CD')
      await page.evaluate((text) => navigator.clipboard.writeText(text), other)
      await press(page, 'ControlOrMeta+V')
      await expectLicenceNumber(boxes, other)
      await pressOn(page, button(page, 'Continue'))
    })

    await test.step('another driver, whose removal has to be confirmed', async () => {
      await expect(heading(page, labelOf('additionalDrivers'))).toBeFocused()
      for (const [index, driver] of answers.additionalDrivers.entries()) {
        await pressOn(page, button(page, 'Add Another Driver'))
        await typeAll(page, driverQuestions, {
          scope: page.getByRole('form', { name: 'Add a driver' }),
          asking: askingAboutDriver(driver, index, answers, here),
          whose: theDriver,
        })
        await pressOn(page, button(page, 'Add driver'))
      }
      await tabTo(page, page.getByRole('radio', { name: 'Main driver: Alan Morgan' }), 'Shift+Tab')
      await press(page, 'ArrowDown')
      await expect(page.getByRole('radio', { name: 'Main driver: Jo Ng' })).toBeChecked()
      const remove = button(page, /^Remove Jo Ng/)
      await tabTo(page, remove)
      await expectDialogGivesBack(page, 'Are you sure?', remove)
      await pressOn(page, button(page, 'Continue'))
    })

    await test.step('the cover, once the disclaimer is read', async () => {
      await expect(heading(page, labelOf('vehicleCover'))).toBeFocused()
      await typeStep(page, 'vehicleCover')
      const read = button(page, 'Read Disclaimer')
      await tabTo(page, read)
      await expectDialogGivesBack(page, 'Disclaimer', read)
      await press(page, 'Enter')
      await pressOn(page, button(page, 'Agree'))
      await expect(read).toBeFocused()
      await pressOn(page, button(page, 'Continue'))
    })

    await expect(heading(page, 'Check your answers')).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'Change answer: What is your first name?' }))
    await press(page, 'Enter')
    await expect(page.getByLabel('What is your first name?')).toBeFocused()
  },
)
