import type { CodeEntry } from '../../lists/code-list'
import type { Checked } from '../../values/result'
import type { AnySubject, Asking } from '../asking'
import type { KindDto } from '../dto'

/** A way of asking: which input the screen shows, and the one translation between what is typed and the value. */
export interface Kind<Value> {
  input:
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
  /** Blank text is no answer, which is the question's business to accept or refuse. */
  read(typed: string, asking: Asking<AnySubject>): Checked<Value | undefined>
  show(value: Value): string
  /**
   * Whether something is of the sort this kind reads. Answers that were never read as text may be anything; whether one is good
   * is the question's business.
   */
  holds(value: unknown): boolean
  /** How its values are written as JSON. Left out where each question says it. */
  dto?: KindDto<Value>
  /** The answers to choose from, for a choice. */
  options?(asking: Asking<AnySubject>): readonly CodeEntry[]
  /** The answers that fit what is typed so far, best first, for a list too long to read. */
  search?(typed: string): readonly CodeEntry[]
}
