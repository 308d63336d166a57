import type { Terms } from '../terms/terms'
import type { LocalDate } from '../values/local-date'
import type { Answers } from './answers'
import type { Kind } from './kinds/kind'

/** Where and when a question is asked. The subject is the entity that holds the answer: the vehicle, a driver, a claim. */
export type Asking<Subject> = { terms: Terms; answers: Answers; subject: Subject; today: LocalDate }

/** What is wrong with an answer: the specification's error key and the customer's words. */
export type Wrong = { key: string; message: string }

type Words<Subject> = string | ((asking: Asking<Subject>) => string)

/**
 * One question, whole: its words, its input, when it is asked, what makes an answer good, what it clears and how it reads.
 * The screen, the server's check, summaries and the statement of fact all come from it.
 */
export interface Question<Subject, Name extends keyof Subject & string> {
  /** The field of its subject that holds the answer. */
  name: Name
  /** Raised whenever the wording changes, so that a statement of fact can say what was asked. */
  version: number
  /** How it is asked, and how what was typed becomes a value. */
  kind: Kind<NonNullable<Subject[Name]>>
  label: Words<Subject>
  hint?: Words<Subject>
  /** Answers of the same subject that no longer hold once this one changes. */
  clears?: readonly (keyof Subject & string)[]
  /** Always asked when left out. */
  isAsked?(asking: Asking<Subject>): boolean
  /** What is wrong with this answer, if anything; undefined is the missing answer. */
  judge(value: Subject[Name] | undefined, asking: Asking<Subject>): Wrong | undefined
  summary(value: NonNullable<Subject[Name]>): string
}

/** Any question about a subject. Methods above make each narrow question fit here. */
export type QuestionOf<Subject> = Question<Subject, keyof Subject & string>

/** Gives a question the exact type of the answer it holds. */
export function question<Subject>() {
  return <Name extends keyof Subject & string>(entry: Question<Subject, Name>) => entry
}

export function wordsOf<Subject>(words: Words<Subject>, asking: Asking<Subject>): string {
  return typeof words === 'string' ? words : words(asking)
}

export function isAsked<Subject>(asked: QuestionOf<Subject>, asking: Asking<Subject>): boolean {
  return asked.isAsked?.(asking) ?? true
}
