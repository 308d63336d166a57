import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeyProgress } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { restartAnswers, restartTerms } from '@milepost/domain/restart/restart-terms'
import type { Terms } from '@milepost/domain/terms/terms'
import { londonDate } from '@milepost/domain/values/london-time'
import type { StoredQuote } from './ports.ts'

/** The terms a quote is validated by: a restart begins within 7 days, regardless of its journey (RST-13). */
export function termsOfQuote({ journey, isRestart }: Pick<StoredQuote, 'journey' | 'isRestart'>): Terms {
  return isRestart ? restartTerms(journeys[journey]) : journeys[journey]
}

/**
 * The effective answers of a quote. The start of a restart moves on automatically; for any other quote the customer chooses a new start
 * (D-129).
 */
export function effectiveAnswers(quote: StoredQuote, now: Date): Answers {
  const { answers } = quote.current
  return quote.isRestart ? restartAnswers(answers, termsOfQuote(quote), now) : answers
}

/**
 * In a restart the customer may change only the start and the answers that the policy never had; the rest stays as in the policy (RST-07,
 * RST-13, D-266).
 */
export function restartedFrom(quote: StoredQuote, sent: Answers, now: Date): Answers {
  return openOfRestart(quote, sent, now).answers
}

const START = 'coverDetails.effectiveFrom'

/** The places of a restart that may be answered, and its answers with what was sent for them. */
export function openOfRestart(
  quote: StoredQuote,
  sent: Answers,
  now: Date,
): { answers: Answers; places: ReadonlySet<string> } {
  const here = { terms: termsOfQuote(quote), today: londonDate(now), now, definition: journeyDefinition }
  const places = new Set([START, ...Object.keys(quote.provenance ?? {})])
  let answers = [...places].reduce((into, field) => takenOver(into, sent, field), quote.current.answers)
  // An answer may open another question: each round accepts the answers to the questions that are open then, until nothing more was sent.
  for (const seen = new Set<string>(); ; ) {
    const open = journeyProgress(answers, {}, here).missing.filter(({ field }) => !seen.has(field))
    if (open.length === 0) return { answers, places }
    for (const { field } of open) {
      seen.add(field)
      places.add(field)
      answers = takenOver(answers, sent, field)
    }
  }
}

/** The answers with one value replaced by another's, by its place: "additionalDrivers.0.title". */
function takenOver(answers: Answers, sent: Answers, field: string): Answers {
  // Only the answer at that place differs, and a caller may send it.
  return copied(answers, sent, field.split('.')) as Answers
}

function copied(into: unknown, from: unknown, [name, ...inner]: readonly string[]): unknown {
  if (name === undefined) return from ?? into
  const part = copied(partOf(into, name), partOf(from, name), inner)
  if (part === undefined) return into
  if (Array.isArray(into)) return into.map((entry, at) => (String(at) === name ? part : entry))
  return typeof into === 'object' && into !== null ? { ...into, [name]: part } : into
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
