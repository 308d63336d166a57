import { wizardSteps } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { pence } from '@milepost/domain/values/pence'
import { expect, type Page } from '@playwright/test'
import type { Persona } from '../personas/persona'
import { personas } from '../personas/personas'
import { at, passVehicleDetails } from '../site'

/** Results with a real price, without walking the wizard. */
export async function openResults(
  page: Page,
  journey: JourneyId,
  persona?: Pick<Persona, 'answers'>,
): Promise<void> {
  await getPriced(page, journey, persona)
  // Where several terms are sold, go to the yearly one.
  if (!page.url().includes('/results')) await page.goto(at(journey, '/results'))
  await expect(page.getByRole('heading', { level: 1, name: "here's your quote" })).toBeVisible()
}

/**
 * A real price, and the page it leads to: writes the state of a fully answered quote into the tab's storage, and requests the price
 * as a customer does.
 */
export async function getPriced(
  page: Page,
  journey: JourneyId,
  { answers }: Pick<Persona, 'answers'> = personaOf(journey),
): Promise<void> {
  await priceWithVehicle(page, journey, await stateWithVehicle(page, journey), answers)
}

/** The same with the vehicle of a tab that has completed step one. */
export async function getPricedFromStepTwo(page: Page, journey: JourneyId): Promise<void> {
  await priceWithVehicle(page, journey, await storedQuote(page, journey), personaOf(journey).answers)
}

async function priceWithVehicle(
  page: Page,
  journey: JourneyId,
  found: string,
  answers: Answers,
): Promise<void> {
  // An empty page of this host, to access its storage.
  await page.goto(at(journey, '/healthz'))
  await page.evaluate(giveAnswers, {
    name: quoteKey(journey),
    found,
    answers: { ...answers, coverDetails: { ...coverFromTomorrow(), ...answers.coverDetails } },
    completedSteps: Object.fromEntries(wizardSteps.map(({ name }) => [name, true])),
  })
  await page.goto(at(journey, '/quote/vehicle-cover?check-answers'))
  await page.getByRole('button', { name: 'Get my price' }).click()
  await page.waitForURL((url) => !url.search.includes('check-answers'))
}

const storedQuote = (page: Page, journey: JourneyId) =>
  page.evaluate((name) => sessionStorage.getItem(name) ?? '{}', quoteKey(journey))
const quoteKey = (journey: JourneyId) => `milepost:${journey}:quote`

/** The tab's state after step one, for each journey that was walked once: the vehicle look-up is always the same. */
const walked = new Map<JourneyId, string>()

async function stateWithVehicle(page: Page, journey: JourneyId): Promise<string> {
  const known = walked.get(journey)
  if (known !== undefined) return known
  await passVehicleDetails(page, journey)
  const stored = await storedQuote(page, journey)
  walked.set(journey, stored)
  return stored
}

export function personaOf(journey: JourneyId): Persona {
  const found = personas.find((persona) => persona.journey === journey)
  if (!found) throw new Error(`Nobody is on ${journey}`)
  return found
}

/** The defaults of the cover step, on a day that has not passed if the test runs at midnight. */
function coverFromTomorrow(): Answers['coverDetails'] {
  const date = addDays(londonDate(new Date()), 1)
  return { effectiveFrom: { date, hour: 9, minute: 0 }, voluntaryExcess: pence(0), hasAgreedDisclaimer: true }
}

type StoredState = { name: string; found: string; answers: Answers; completedSteps: Record<string, boolean> }

/** Runs in the page: keeps what the look-up found, and sets the rest as given. */
function giveAnswers({ name, found, answers, completedSteps }: StoredState): void {
  const { state, version } = JSON.parse(found)
  const vehicleDetails = { ...answers.vehicleDetails, ...state.answers.vehicleDetails }
  sessionStorage.setItem(
    name,
    JSON.stringify({ version, state: { ...state, completedSteps, answers: { ...answers, vehicleDetails } } }),
  )
}
