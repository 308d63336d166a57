import { journeys } from '../journeys/journeys.ts'
import { type Answers, noAnswers } from '../questions/answers.ts'
import { aProposer, today } from '../questions/people/testing.ts'
import type { JourneyId } from '../terms/identity.ts'
import { localDate } from '../values/local-date.ts'
import type { Purchase } from './purchase-questions.ts'

/** Cover that starts the day after the tests' today. */
export const tomorrow = { date: localDate('2026-11-16'), hour: 9, minute: 0 }

export function anAnswer(more: Partial<Answers> = {}): Answers {
  return {
    ...noAnswers,
    proposerDetails: aProposer,
    coverDetails: { effectiveFrom: tomorrow, yearsOfNoClaimsDiscount: '0' },
    ...more,
  }
}

/** Turns 18 in 2027, so is a minor when cover starts. */
export const aMinor = { ...aProposer, dateOfBirth: localDate('2009-03-27') }

/** A customer about to buy. */
export function aPurchase(more: Partial<Purchase> = {}, id: JourneyId = 'acorn_pc'): Purchase {
  return {
    terms: journeys[id],
    answers: anAnswer(),
    today,
    isIncomeAsked: false,
    mustGiveLicences: false,
    ...more,
  }
}
