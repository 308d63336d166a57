import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { askingOf, journeyProgress } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import { labelOf, type WizardStepName } from '@milepost/domain/journeys/steps'
import { askingAboutDriver } from '@milepost/domain/questions/people/drivers'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { theDriver, you } from '@milepost/domain/questions/people/whose'
import { value as worth } from '@milepost/domain/questions/vehicle/value'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { londonDate } from '@milepost/domain/values/london-time'
import { expect, type Page } from '@playwright/test'
import type { Persona } from '../personas/persona.ts'
import { at, findVehicle, goodPlate } from '../site.ts'
import { fillAll } from './fill.ts'

/** The context of one pass through a journey. */
export function circumstancesOf(journey: JourneyId) {
  return { terms: journeys[journey], today: londonDate(new Date()), definition: journeyDefinition }
}

/** The steps that this person passes. */
export function pathOf({ journey, answers }: Persona): readonly WizardStepName[] {
  return journeyProgress(answers, {}, circumstancesOf(journey)).path
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The step is ready once its label in the progress bar is there. */
export async function expectStep(page: Page, step: WizardStepName): Promise<void> {
  await expect(page.getByText(new RegExp(`^Step \\d of 7 - ${labelOf(step)}$`))).toBeVisible()
}

/** From the first question to the check answers page. */
export async function answerEverything(
  page: Page,
  persona: Persona,
  onceAnswered?: (step: WizardStepName) => Promise<void>,
): Promise<void> {
  await page.goto(at(persona.journey))
  for (const step of pathOf(persona)) {
    await expectStep(page, step)
    await answerStep(page, step, persona)
    await onceAnswered?.(step)
    await goOn(page)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeFocused()
}

/** Answers everything that a step asks this person, or everything before one question; the test presses Continue. */
export async function answerStep(
  page: Page,
  step: WizardStepName,
  { journey, answers, registration = goodPlate(journey) }: Persona,
  { before }: { before?: string } = {},
): Promise<void> {
  const here = circumstancesOf(journey)
  const scope = page.getByRole('main')
  if (step === 'vehicleDetails') {
    await findVehicle(page, registration)
    await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
    const { value } = answers.vehicleDetails
    // The register has filled in a value; a person with a value of their own overrides it.
    if (value !== undefined)
      await page.getByLabel('How much is your vehicle worth?').fill(worth.kind.show(value))
    return
  }
  if (step === 'additionalDrivers') {
    for (const [index, driver] of answers.additionalDrivers.entries()) {
      await page.getByRole('button', { name: 'Add Another Driver' }).click()
      const asking = askingAboutDriver(driver, index, answers, here)
      await fillAll(driverQuestions, {
        scope: page.getByRole('form', { name: 'Add a driver' }),
        asking,
        whose: theDriver,
      })
      await page.getByRole('button', { name: 'Add driver', exact: true }).click()
    }
    return
  }
  for (const { of, ask } of journeyDefinition.steps[step]) {
    const stop = ask.findIndex(({ name }) => name === before)
    const asked = stop === -1 ? ask : ask.slice(0, stop)
    await fillAll(asked, { scope, asking: askingOf(of, answers, here), whose: you })
    if (stop !== -1) return
  }
  if (step === 'vehicleCover') {
    await page.getByRole('button', { name: 'Read Disclaimer' }).click()
    await page.getByRole('button', { name: 'Agree' }).click()
  }
}
