import type { QuestionAggregator } from './aggregator.ts'
import type { AnySubject, Asking, Words } from './asking.ts'
import type { QuestionDto } from './dto.ts'
import type { GroupName } from './groups.ts'
import type { Kind } from './kinds/kind.ts'

/** What is wrong with an answer: the specification's error key, and the message for the customer. */
export type FieldError = { key: string; message: string }

/**
 * One complete question: its words, its input, when it is asked, its validation, what it clears and its summary. The screen, the
 * server's check, summaries and the statement of fact are all built from it.
 */
export interface Question<Subject, Name extends keyof Subject & string> {
  /** The field of its subject that the answer is stored in. */
  name: Name
  /** Its input, and how typed text becomes a value. */
  kind: Kind<NonNullable<Subject[Name]>>
  label: Words<Subject>
  hint?: Words<Subject>
  /** A collapsed explanation. */
  help?: { summary: string; body: string }
  /** Answers of the same subject that no longer hold once this one changes. */
  clears?: readonly (keyof Subject & string)[]
  /**
   * The answer identifies a person and does not affect the price. It is encrypted wherever it is stored and masked in every
   * document.
   */
  isSecret?: true
  /** Default: always asked. */
  isAsked?(asking: Asking<Subject>): boolean
  /** The error of this answer, if any; undefined means no answer. */
  validate(value: Subject[Name] | undefined, asking: Asking<Subject>): FieldError | undefined
  summary(value: NonNullable<Subject[Name]>): string
}

/**
 * What to do for a policy that was sold before a question was added (D-266). An assumed answer is shown to the customer for
 * confirmation when the policy renews or restarts. If no answer can honestly be assumed, the customer is asked first.
 */
export type WhenNeverAsked<Value> = 'ask-before-renewing' | { assume: Value }

/** A question whose answer decides what is covered. It is stored with the policy, which may be older than the question. */
export interface QuoteQuestion<Subject, Name extends keyof Subject & string> extends Question<Subject, Name> {
  whenNeverAsked: WhenNeverAsked<NonNullable<Subject[Name]>>
  /**
   * How the answer is serialised, if not the default: its own name, in the form of its kind, required if the question is always
   * asked. Schemas, the OpenAPI document and both mappings are derived from it.
   */
  dto?: QuestionDto<Subject, NonNullable<Subject[Name]>>
  /** The field of a comparison site's risk that gives the answer, and what is assumed without it. */
  aggregator: QuestionAggregator<Subject, NonNullable<Subject[Name]>>
}

/** A question with a place in the wizard or in the form of an additional driver. */
export interface GroupedQuestion<Subject, Name extends keyof Subject & string>
  extends QuoteQuestion<Subject, Name> {
  /** Its heading there. */
  group: GroupName
  /**
   * A yes-or-no question that the group's one button may answer with no, together with the others so marked. The customer has seen
   * each question and each answer (Consumer Insurance Act 2012); nothing is assumed.
   */
  isNoneOfThese?: true
}

/** A question about any subject, for code that does not depend on it. Each question is still written with its own exact types. */
export type AnyQuestion = Question<AnySubject, string>
export type AnyQuoteQuestion = QuoteQuestion<AnySubject, string>
export type AnyGroupedQuestion = GroupedQuestion<AnySubject, string>

/** Gives a question of the quote the exact type of its answer. */
export function question<Subject>() {
  return <Name extends keyof Subject & string>(entry: GroupedQuestion<Subject, Name>) => entry
}

/** The same for an entry of a list: a claim, a conviction, a modification. Its short form has no groups. */
export function entryQuestion<Subject>() {
  return <Name extends keyof Subject & string>(entry: QuoteQuestion<Subject, Name>) => entry
}

/** The same for a form that is not stored with the policy: payment, purchase, retrieval. */
export function formQuestion<Subject>() {
  return <Name extends keyof Subject & string>(entry: Question<Subject, Name>) => entry
}

export function isAsked(asked: AnyQuestion, asking: Asking<AnySubject>): boolean {
  return asked.isAsked?.(asking) ?? true
}
