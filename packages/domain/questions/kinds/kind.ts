import type { Checked } from '../../values/result'

/** A way of asking: which input the screen shows, and the one translation between what is typed and the value. */
export interface Kind<Value> {
  input: 'plate' | 'money' | 'choice'
  /** Blank text is no answer, which is the question's business to accept or refuse. */
  read(typed: string): Checked<Value | undefined>
  show(value: Value): string
  /** The answers to choose from, for a choice. */
  options?: readonly { code: string; desc: string }[]
}
