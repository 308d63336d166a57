import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeyProgress, type Missing } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Circumstances } from '@milepost/domain/journeys/step-fields'
import { stepNames } from '@milepost/domain/journeys/steps'
import type { Answers, VehicleDetails } from '@milepost/domain/questions/answers'
import { coverQuestions } from '@milepost/domain/questions/cover/cover-questions'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { defaultMarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { londonDate } from '@milepost/domain/values/london-time'
import { compactRegistration } from '@milepost/domain/values/registration'
import * as z from 'zod/mini'
import { fromQuoteReply, toQuoteRequest } from '../../quote-mapping'
import { quoteInput } from '../../shapes/quote'

const now = new Date('2026-11-15T07:00:00Z')

export function circumstancesOn(id: JourneyId, channel: Circumstances['channel'] = 'direct'): Circumstances {
  return { terms: journeys[id], today: londonDate(now), now, channel, definition: journeyDefinition }
}

export type Judgement = { answers: Answers; missing: readonly Missing[] }

/** As the browser judges what it holds, every step clicked through. */
export function browserChecks(answers: Answers, here: Circumstances): Judgement {
  const clickedThrough = Object.fromEntries(stepNames.map((name) => [name, true]))
  return journeyProgress(answers, clickedThrough, here)
}

/** As the server judges what the browser would send of that: refused by its shape, or by its questions, or complete. */
export function serverChecks(
  applicable: Answers,
  here: Circumstances,
): Judgement | { refused: z.core.$ZodIssue[] } {
  const marketing = defaultMarketingPreferences(here.terms)
  const body = JSON.stringify(toQuoteRequest(applicable, marketing, here.terms))
  const parsed = z.safeParse(quoteInput, JSON.parse(body))
  if (!parsed.success) return { refused: parsed.error.issues }
  const answers = fromQuoteReply(parsed.data, here.terms)
  const vehicleDetails = known(answers.vehicleDetails, applicable.vehicleDetails)
  return journeyProgress({ ...answers, vehicleDetails }, {}, here)
}

/** Beside what was sent the server knows of a quote restored without its vehicle, and finds by a plate what the browser found. */
function known(sent: VehicleDetails, held: VehicleDetails): VehicleDetails {
  const { vehicleInfo, isRestored, searchedRegistration } = held
  const isFound = searchedRegistration === compactRegistration(sent.registration ?? '')
  return {
    ...sent,
    ...(isRestored && !vehicleInfo && { isRestored }),
    ...(vehicleInfo && isFound && { vehicleInfo, searchedRegistration }),
  }
}

/** What a customer is asked and the contract does not carry: ticks, without which nothing is sent (D-122, D-132). */
export const notSent: ReadonlySet<string> = new Set(
  [...coverQuestions, ...driverQuestions].filter(({ dto }) => dto === 'not-sent').map(({ name }) => name),
)

/** The answers that are missing or wrong, by their place, without the ticks that are never sent. */
export function missingFields({ missing }: Judgement): readonly string[] {
  return missing.map(({ field }) => field).filter((field) => !notSent.has(field.split('.').at(-1) ?? ''))
}
