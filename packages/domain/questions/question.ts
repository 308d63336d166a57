import type { QuestionAggregator } from './aggregator'
import type { AnySubject, Asking, Words } from './asking'
import type { QuestionDto } from './dto'
import type { Kind } from './kinds/kind'

/** What is wrong with an answer: the specification's error key and the customer's words. */
export type FieldError = { key: string; message: string }

/**
 * One question, whole: its words, its input, when it is asked, what makes an answer good, what it clears and how it reads.
 * The screen, the server's check, summaries and the statement of fact all come from it.
 */
export interface Question<Subject, Name extends keyof Subject & string> {
  /** The field of its subject that holds the answer. */
  name: Name
  /** How it is asked, and how what was typed becomes a value. */
  kind: Kind<NonNullable<Subject[Name]>>
  label: Words<Subject>
  hint?: Words<Subject>
  /** A folded explanation for the few who want it. */
  help?: { summary: string; body: string }
  /** Answers of the same subject that no longer hold once this one changes. */
  clears?: readonly (keyof Subject & string)[]
  /**
   * The answer identifies a person to others and is of no use in a price. It is encrypted wherever it is stored and masked in every
   * document.
   */
  isSecret?: true
  /** Always asked when left out. */
  isAsked?(asking: Asking<Subject>): boolean
  /** What is wrong with this answer, if anything; undefined is the missing answer. */
  validate(value: Subject[Name] | undefined, asking: Asking<Subject>): FieldError | undefined
  summary(value: NonNullable<Subject[Name]>): string
}

/**
 * What a policy means that was sold before a question was asked (D-266). An assumed answer is shown to the customer for confirmation
 * when the policy renews or restarts. Where no answer can honestly be assumed, the customer is asked before it does.
 */
export type WhenNeverAsked<Value> = 'ask-before-renewing' | { assume: Value }

/** A question whose answer decides what is covered. It is kept with the policy, and the policy outlives the question's first day. */
export interface QuoteQuestion<Subject, Name extends keyof Subject & string> extends Question<Subject, Name> {
  whenNeverAsked: WhenNeverAsked<NonNullable<Subject[Name]>>
  /**
   * How the answer travels as JSON, where that is not plain: left out, it travels under its own name in the form of its kind, and is
   * required where the question is always asked. Schemas, the OpenAPI document and both mappings follow from it.
   */
  dto?: QuestionDto<Subject, NonNullable<Subject[Name]>>
  /** Which field of a comparison site's risk tells the answer, and what is assumed without it. */
  aggregator: QuestionAggregator<Subject, NonNullable<Subject[Name]>>
}

/** A question whose subject does not matter to the one who holds it. Each is still written with its own exact types. */
export type AnyQuestion = Question<AnySubject, string>
export type AnyQuoteQuestion = QuoteQuestion<AnySubject, string>

/** Gives a question of the quote the exact type of the answer it holds. */
export function question<Subject>() {
  return <Name extends keyof Subject & string>(entry: QuoteQuestion<Subject, Name>) => entry
}

/** The same for a form that is filled in once and not kept with the policy: a payment, a purchase, a way back to a quote. */
export function formQuestion<Subject>() {
  return <Name extends keyof Subject & string>(entry: Question<Subject, Name>) => entry
}

export function isAsked(asked: AnyQuestion, asking: Asking<AnySubject>): boolean {
  return asked.isAsked?.(asking) ?? true
}
