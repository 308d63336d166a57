import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { restartAnswers, restartTerms } from '@milepost/domain/quote/restart-terms'
import type { Terms } from '@milepost/domain/terms/terms'
import type { StoredQuote } from '../../ports/quotes'

/** The terms a quote is judged by: a restart begins within 7 days, whatever its journey says (RST-13). */
export function termsOfQuote({ journey, isRestart }: Pick<StoredQuote, 'journey' | 'isRestart'>): Terms {
  return isRestart ? restartTerms(journeys[journey]) : journeys[journey]
}

/** The answers a quote stands on now: a restart's start moves on by itself, any other is its customer's to choose again (D-129). */
export function standingAnswers(quote: StoredQuote, now: Date): Answers {
  const { answers } = quote.current
  return quote.isRestart ? restartAnswers(answers, termsOfQuote(quote), now) : answers
}

/** Of what a customer sends of a restart only the start is theirs to choose; the rest stands as the policy had it (RST-07, RST-13). */
export function restartedFrom({ current }: StoredQuote, sent: Answers): Answers {
  const { effectiveFrom } = sent.coverDetails
  const { answers } = current
  return { ...answers, coverDetails: { ...answers.coverDetails, ...(effectiveFrom && { effectiveFrom }) } }
}
