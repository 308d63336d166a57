import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Page } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from '../axe.ts'
import { at, findVehicle, goodPlate } from '../site.ts'

/** The first step empty, with errors and with a vehicle, the second as it opens, and the dialog before leaving. */
export async function lookAtFirstStep(page: Page, journey: JourneyId): Promise<void> {
  await page.goto(at(journey))
  await expectCleanInLongRun(page, 'empty')
  await page.getByRole('button', { name: 'Find Vehicle' }).click()
  await expectClean(page, 'with errors')
  await findVehicle(page, goodPlate(journey))
  await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
  await expectClean(page, 'with a vehicle')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/vehicle-details-two')
  await expectCleanInLongRun(page, 'step two')
  await page.getByRole('link', { name: /home page/ }).click()
  await expectClean(page, 'dialog')
}
