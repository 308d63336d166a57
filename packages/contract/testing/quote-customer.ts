import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeyProgress, type Missing } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Circumstances } from '@milepost/domain/journeys/step-fields'
import { stepNames } from '@milepost/domain/journeys/steps'
import type { Answers, VehicleDetails } from '@milepost/domain/questions/answers'
import { coverQuestions } from '@milepost/domain/questions/cover/cover-questions'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { aDriver } from '@milepost/domain/questions/people/testing'
import { aCar } from '@milepost/domain/questions/vehicle/testing'
import { defaultMarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { plainCover, plainProposer, plainVehicle } from '@milepost/domain/testing/plain-customer'
import { localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds } from '@milepost/domain/values/pence'
import { compactRegistration } from '@milepost/domain/values/registration'
import * as z from 'zod/mini'
import { fromQuoteDto, toQuoteDto } from '../mapping/quote-mapping.ts'
import { quoteInput } from '../shapes/quote.ts'

const mappingNow = new Date('2026-11-15T07:00:00Z')

export function circumstancesOn(id: JourneyId, channel: Circumstances['channel'] = 'direct'): Circumstances {
  return {
    terms: journeys[id],
    today: londonDate(mappingNow),
    now: mappingNow,
    channel,
    definition: journeyDefinition,
  }
}

export type CheckResult = { answers: Answers; missing: readonly Missing[] }

/** The browser's validation of its answers, with every step completed. */
export function browserChecks(answers: Answers, here: Circumstances): CheckResult {
  const clickedThrough = Object.fromEntries(stepNames.map((name) => [name, true]))
  return journeyProgress(answers, clickedThrough, here)
}

/** The server's validation of what the browser would send: refused by its schema, or by its questions, or complete. */
export function serverChecks(
  applicable: Answers,
  here: Circumstances,
): CheckResult | { refused: z.core.$ZodIssue[] } {
  const marketing = defaultMarketingPreferences(here.terms)
  const body = JSON.stringify(toQuoteDto(applicable, marketing, here.terms))
  const parsed = z.safeParse(quoteInput, JSON.parse(body))
  if (!parsed.success) return { refused: parsed.error.issues }
  const answers = fromQuoteDto(parsed.data, here.terms)
  const vehicleDetails = known(answers.vehicleDetails, applicable.vehicleDetails)
  return journeyProgress({ ...answers, vehicleDetails }, {}, here)
}

/** Besides what is sent, the server knows about a quote restored without its vehicle, and finds the same vehicle by its plate. */
function known(sent: VehicleDetails, held: VehicleDetails): VehicleDetails {
  const { vehicleInfo, isRestored, searchedRegistration } = held
  const isFound = searchedRegistration === compactRegistration(sent.registration ?? '')
  return {
    ...sent,
    ...(isRestored && !vehicleInfo && { isRestored }),
    ...(vehicleInfo && isFound && { vehicleInfo, searchedRegistration }),
  }
}

/** Asked but not sent: ticks, without which nothing is sent (D-122, D-132). */
export const notSent: ReadonlySet<string> = new Set(
  [...coverQuestions, ...driverQuestions].filter(({ dto }) => dto === 'not-sent').map(({ name }) => name),
)

/** The missing or invalid answers by place, without the ticks that are never sent. */
export function missingFields({ missing }: CheckResult): readonly string[] {
  return missing.map(({ field }) => field).filter((field) => !notSent.has(field.split('.').at(-1) ?? ''))
}

export const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: false }

/** A customer that every car and taxi journey accepts; tests change what they need. */
export const whole: Answers = {
  proposerDetails: { ...plainProposer, hasAdditionalDriver: true },
  vehicleDetails: {
    ...plainVehicle,
    registration: 'aa19 aaa',
    vehicleInfo: aCar,
    value: fromPounds('8500.50'),
    datePurchased: localDate('2022-01-10'),
    isRegisteredKeeper: false,
    registeredKeeper: '2',
    vehicleUse: 'PR',
    businessMileage: 7_000,
    isModified: true,
    modifications: [
      {
        modificationCode: 'TOW_BAR',
        value: fromPounds(300),
        isForMedicalReasons: false,
        isCurrentInsurerNotified: false,
      },
    ],
    businessRadius: '15',
  },
  coverDetails: {
    ...plainCover,
    effectiveFrom: { date: localDate('2026-11-20'), hour: 9, minute: 15 },
    yearsOfNoClaimsDiscount: '10',
    protectNoClaimsDiscount: true,
    typeOfPolicyNCDEarned: '12',
  },
  additionalDrivers: [aDriver],
  additionalQuestions: {},
}

/** The request with the answers applicable on a journey. */
export function requestOn(id: JourneyId, change: (answers: Answers) => Answers = (answers) => answers) {
  const here = circumstancesOn(id, 'aggregator')
  return toQuoteDto(journeyProgress(change(whole), {}, here).answers, marketing, here.terms)
}
export const proposerWith = (more: Answers['proposerDetails']) => (answers: Answers) => ({
  ...answers,
  proposerDetails: { ...answers.proposerDetails, ...more },
})
export const vehicleWith = (more: Answers['vehicleDetails']) => (answers: Answers) => ({
  ...answers,
  vehicleDetails: { ...answers.vehicleDetails, ...more },
})

/** The answers without one of them. */
export const without = (of: 'proposerDetails' | 'vehicleDetails', name: string) => (answers: Answers) => ({
  ...answers,
  [of]: Object.fromEntries(Object.entries(answers[of]).filter(([each]) => each !== name)),
})
