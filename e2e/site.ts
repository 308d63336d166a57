import { journeys } from '@milepost/domain/journeys/journeys'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import type { Page } from '@playwright/test'

/** The URL of a page on a journey, as in a visitor's browser. */
export function at(journey: JourneyId, path = '/quote/vehicle-details'): string {
  const { E2E_PORT: port = '3000' } = process.env
  return `http://${journey.replaceAll('_', '-')}.localhost:${port}${path}`
}

/** Plates with a known result in the sandbox; see its console. */
export const plates = {
  car: 'AA19AAA',
  van: 'VN21VAN',
  heavyVan: 'HV18VAN',
  motorcycle: 'MC20BKE',
  taxi: 'TX18CAB',
  severalModels: 'AB19REG',
  oneModel: 'AC21REG',
  noModel: 'AD15REG',
  notFound: 'ER19NFD',
  fails: 'ER19ERR',
  throttled: 'ER19THR',
} as const

/** A plate that this journey insures. */
export function goodPlate(journey: JourneyId): string {
  return journeys[journey].vehicle.accepts === 'van' ? plates.van : plates.car
}

export const allJourneys = journeyIds

export async function findVehicle(page: Page, registration: string): Promise<void> {
  await page.getByLabel('What is your vehicle registration?').fill(registration)
  await page.getByRole('button', { name: 'Find Vehicle' }).click()
}

/** Step one completed: the vehicle found and Continue pressed. */
export async function passVehicleDetails(page: Page, journey: JourneyId): Promise<void> {
  await page.goto(at(journey))
  await findVehicle(page, goodPlate(journey))
  await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/quote/vehicle-details-two')
  // The URL changes first; the step is ready when its heading is there.
  await page.getByRole('heading', { level: 1, name: 'Vehicle Use and Ownership' }).waitFor()
}
