import { journeys } from '../../journeys/journeys.ts'
import { type JourneyId, journeyIds } from '../../terms/identity.ts'
import { plainDriver, plainProposer } from '../../testing/plain-customer.ts'
import { localDate } from '../../values/local-date.ts'
import { fromPounds } from '../../values/pence.ts'
import { type Answers, type Claim, type Conviction, noAnswers } from '../answers.ts'
import type { Asking } from '../asking.ts'

/** People that every journey accepts; tests change what they need. */

export const today = localDate('2026-11-15')

export const aProposer = plainProposer
export const aDriver = plainDriver

export const aClaim: Claim = {
  dateOfClaim: localDate('2025-02-03'),
  typeOfClaim: 'A',
  statusOfClaim: 'S',
  atFault: false,
  noClaimsBonusAffected: false,
  costOfClaim: fromPounds(1_200),
}

export const aConviction: Conviction = {
  offenceCode: 'SP30',
  isPending: false,
  convictionDate: localDate('2025-02-03'),
  numberOfPoints: 3,
  fineAmount: fromPounds(100),
  wasDisqualified: false,
}

/** The context of a question about a subject, on a journey today. */
export function asked<Subject>(
  subject: Subject,
  id: JourneyId = 'acorn_pc',
  answers: Partial<Answers> = {},
): Asking<Subject> {
  return { terms: journeys[id], answers: { ...noAnswers, ...answers }, subject, today }
}

/** The journeys on which a question about a subject is asked. */
export function journeysThatAsk<Subject>(
  question: { isAsked?(asking: Asking<Subject>): boolean },
  subject: Subject,
): readonly JourneyId[] {
  return journeyIds.filter((id) => question.isAsked?.(asked(subject, id)) ?? true)
}
