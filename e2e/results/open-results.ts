import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, type Page } from '@playwright/test'
import type { Persona } from '../personas/persona.ts'
import { personas } from '../personas/personas.ts'
import { at } from '../site.ts'
import { openEmptyPage, priceOf, type Results, store, storeAnswers, wholeAnswers } from './quote-by-call.ts'

/** Results with a real price, without walking the wizard. Where several terms are sold, the yearly one. */
export async function openResults(
  page: Page,
  journey: JourneyId,
  { answers }: Pick<Persona, 'answers'> = personaOf(journey),
): Promise<Results> {
  await openEmptyPage(page, journey)
  const whole = await wholeAnswers(page, journey, answers)
  const priced = await priceOf(page, journey, whole)
  await storeAnswers(page, journey, whole)
  await store(page, journey, 'results', { ...priced, is30DayQuote: false })
  await page.goto(at(journey, '/results'))
  await expectResults(page)
  return priced.results
}

/** Results are whole once what follows the prices is drawn, which is when these have been painted. */
export async function expectResults(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: "here's your quote" })).toBeVisible()
  await expect(page.locator('#purchase')).toBeAttached()
}

/** A real price, requested on the page that reads every answer back as a customer does, and the page it leads to. */
export async function getPriced(
  page: Page,
  journey: JourneyId,
  { answers }: Pick<Persona, 'answers'> = personaOf(journey),
): Promise<void> {
  await openCheckAnswers(page, journey, { answers })
  await requestPrice(page)
}

/** The same with the vehicle of a tab that has completed step one. */
export async function getPricedFromStepTwo(page: Page, journey: JourneyId): Promise<void> {
  const name = `milepost:${journey}:quote`
  const stored = await page.evaluate((key) => sessionStorage.getItem(key) ?? '{}', name)
  const { vehicleDetails } = JSON.parse(stored).state.answers
  await openEmptyPage(page, journey)
  const { answers } = personaOf(journey)
  const whole = await wholeAnswers(page, journey, answers)
  await storeAnswers(page, journey, {
    ...whole,
    vehicleDetails: { ...answers.vehicleDetails, ...vehicleDetails },
  })
  await page.goto(at(journey, CHECK_ANSWERS))
  await requestPrice(page)
}

const CHECK_ANSWERS = '/quote/vehicle-cover?check-answers'

async function requestPrice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get my price' }).click()
  await page.waitForURL((url) => !url.search.includes('check-answers'))
}

/** The page that reads back every answer, with all steps completed. */
export async function openCheckAnswers(
  page: Page,
  journey: JourneyId,
  { answers }: Pick<Persona, 'answers'> = personaOf(journey),
): Promise<void> {
  await openEmptyPage(page, journey)
  await storeAnswers(page, journey, await wholeAnswers(page, journey, answers))
  await page.goto(at(journey, CHECK_ANSWERS))
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
}

/** A step of the wizard with every step before it completed, and its own answers filled in. */
export async function openStep(
  page: Page,
  journey: JourneyId,
  step: WizardStepName,
  { answers }: Pick<Persona, 'answers'> = personaOf(journey),
): Promise<void> {
  await openEmptyPage(page, journey)
  await storeAnswers(page, journey, await wholeAnswers(page, journey, answers), step)
  const segment = wizardSteps.find(({ name }) => name === step)?.segment
  await page.goto(at(journey, `/quote/${segment}`))
  await expect(page.getByText(/^Step \d of 7 - /)).toBeVisible()
}

export function personaOf(journey: JourneyId): Persona {
  const found = personas.find((persona) => persona.journey === journey)
  if (!found) throw new Error(`Nobody is on ${journey}`)
  return found
}
