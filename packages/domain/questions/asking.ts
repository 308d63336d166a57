import type { Terms } from '../terms/terms'
import type { LocalDate } from '../values/local-date'
import type { Answers } from './answers'

/** Where and when a question is asked. The subject is the entity that holds the answer: the vehicle, a driver, a claim. */
export type Asking<Subject> = {
  terms: Terms
  answers: Answers
  subject: Subject
  today: LocalDate
  /** The moment, for the one rule that minds the time of day: cover never starts in the past (D-129). Left out, only days count. */
  now?: Date
  /** How the visitor came: those from a comparison site are also asked how they heard about us (AGG-09). */
  channel?: Channel
  /**
   * What a restored quote shows masked means "as stored", and is a good answer to whoever was shown it (safety T23). Where prices are
   * made it has been put back already, and a mask that is left is none.
   */
  refusesMasked?: true
}

/** Where a visitor comes from, in the words of the data (DAT-33, D-022). */
export type Channel = 'direct' | 'aggregator'

/** Some subject, where it does not matter which: the code that asks questions without knowing them. */
export type AnySubject = Readonly<Record<string, unknown>>

/** Words that may depend on where they are said. Declared as a method so that a question about one subject fits a list of any. */
export type Words<Subject> = string | { say(asking: Asking<Subject>): string }['say']

export function wordsOf<Subject>(words: Words<Subject>, asking: Asking<Subject>): string {
  return typeof words === 'string' ? words : words(asking)
}
