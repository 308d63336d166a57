import type { CodeEntry } from '../../lists/code-list.ts'
import type { Checked } from '../../values/result.ts'
import type { AnySubject, Asking } from '../asking.ts'
import type { KindDto } from '../dto.ts'

/** The kinds of question, by their inputs on the screen. */
export type KindName =
  | 'plate'
  | 'money'
  | 'choice'
  | 'date'
  | 'name'
  | 'email'
  | 'phone'
  | 'search'
  | 'licence-number'
  | 'address'
  | 'yes-no'
  | 'whole-number'
  | 'mileage'
  | 'list'
  | 'start'
  | 'tick'

/** A kind of question: the input on the screen, and the conversion between typed text and value. */
export interface Kind<Value> {
  input: KindName
  /** Blank text is no answer; the question decides whether that is allowed. */
  read(typed: string, asking: Asking<AnySubject>): Checked<Value | undefined>
  show(value: Value): string
  /**
   * Whether a value has the type this kind reads. Answers that were never read as text may be anything; whether one is valid is
   * decided by the question.
   */
  holds(value: unknown): boolean
  /** What a customer may type: shown by the gallery, answered by tests. Left out by a kind with options, or with more than one text. */
  example?: string
  /**
   * How an answer of the policyholder changes on the telephone, if not in one field of the form: in a part of its own, or by a link
   * that is sent to the customer.
   */
  onTelephone?: 'own-part' | 'by-link'
  /** How its values are serialised. Left out if each question defines it. */
  dto?: KindDto<Value>
  /** All options are on the page, and one press chooses. Otherwise a long list is collapsed. */
  isLaidOut?: true
  /** The options of a choice. */
  options?(asking: Asking<AnySubject>): readonly CodeEntry[]
  /** The options that match what is typed so far, best first, for a long list. */
  search?(typed: string): readonly CodeEntry[]
}
