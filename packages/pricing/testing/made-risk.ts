import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Differences } from '@milepost/domain/testing/plain-customer'
import { type PriceAsked, type Risk, toRisk } from '../risk/risk.ts'
import { answersFor, now } from './people-by-journey.ts'

type Asked = Partial<PriceAsked>

/** The risk of a customer on a journey; throws with what is missing. */
export function riskFor(journey: JourneyId, differences: Differences = {}, asked: Asked = {}): Risk {
  return riskFrom(journey, answersFor(journey, differences), asked)
}

export function riskFrom(journey: JourneyId, answers: Answers, asked: Asked = {}): Risk {
  const made = toRisk(answers, { terms: journeys[journey], now, ...asked })
  if (made.kind === 'missing')
    throw new Error(made.missing.map(({ field, key }) => `${field} ${key}`).join(', '))
  return made.risk
}

/** What is missing for a price; empty if there is one. */
export function missingFor(
  journey: JourneyId,
  differences: Differences = {},
  asked: Asked = {},
): readonly Missing[] {
  return missingFrom(journey, answersFor(journey, differences), asked)
}

export function missingFrom(journey: JourneyId, answers: Answers, asked: Asked = {}): readonly Missing[] {
  const made = toRisk(answers, { terms: journeys[journey], now, ...asked })
  return made.kind === 'missing' ? made.missing : []
}
