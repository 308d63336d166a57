import { catalogue } from '@milepost/domain/journeys/catalogue'
import { journeys } from '@milepost/domain/journeys/journeys'
import { askingOf } from '@milepost/domain/journeys/missing'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { driverQuestions } from '@milepost/domain/questions/people/driver-questions'
import { askingAboutDriver } from '@milepost/domain/questions/people/drivers'
import { theDriver, you } from '@milepost/domain/questions/people/whose'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Page } from '@playwright/test'
import type { Persona } from '../personas/persona'
import { findVehicle, goodPlate } from '../site'
import { fillAll } from './fill'

/** Answers everything a step asks this person; Continue is left to the test. */
export async function answerStep(
  page: Page,
  step: WizardStepName,
  { journey, answers }: Persona,
): Promise<void> {
  const here = { terms: journeys[journey], today: londonDate(new Date()), catalogue }
  const scope = page.getByRole('main')
  if (step === 'vehicleDetails') {
    await findVehicle(page, goodPlate(journey))
    await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
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
  for (const { of, ask } of catalogue.sections[step]) {
    await fillAll(ask, { scope, asking: askingOf(of, answers, here), whose: you })
  }
  if (step === 'vehicleCover') {
    await page.getByRole('button', { name: 'Read Disclaimer' }).click()
    await page.getByRole('button', { name: 'Agree' }).click()
  }
}
