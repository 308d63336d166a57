import type { Terms } from '../terms/terms.ts'
import type { LocalDate } from '../values/local-date.ts'
import type { Answers } from './answers.ts'

/** The context of a question. The subject is the entity the answer belongs to: the vehicle, a driver, a claim. */
export type Asking<Subject> = {
  terms: Terms
  answers: Answers
  subject: Subject
  today: LocalDate
  /**
   * The current time, for the one rule that needs it: cover never starts in the past (D-129). Without it, only days are compared.
   */
  now?: Date
  /** How the visitor arrived: those from a comparison site are also asked how they heard about us (AGG-09). */
  channel?: Channel
  /**
   * A masked value of a restored quote means "as stored", and is a valid answer from the customer it was shown to (safety T23).
   * When a price is calculated, the stored value has already been restored, so a remaining mask is refused.
   */
  refusesMasked?: true
}

/** Where a visitor comes from, in the specification's words (DAT-33, D-022). */
export type Channel = 'direct' | 'aggregator'

/** Any subject: for code that asks questions without knowing which. */
export type AnySubject = Readonly<Record<string, unknown>>

/** Words that may depend on the context. Declared as a method so that a question about one subject fits a list of any. */
export type Words<Subject> = string | { say(asking: Asking<Subject>): string }['say']

export function wordsOf<Subject>(words: Words<Subject>, asking: Asking<Subject>): string {
  return typeof words === 'string' ? words : words(asking)
}
