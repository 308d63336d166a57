import { parseMoney } from '../../values/money-text'
import { formatPounds, fromPounds, isPence, type Pence } from '../../values/pence'
import type { Kind } from './kind'

/** Any amount that can be written is read, so that a question's own limit gives its own message (VEH-21). */
const READABLE = fromPounds(999_999_999)

/** An amount in pounds. The £ stands outside the box (VEH-22). */
export const money: Kind<Pence> = {
  input: 'money',
  read(typed) {
    if (typed.trim() === '') return { ok: true, value: undefined }
    return parseMoney(typed, READABLE)
  },
  show: (amount) => formatPounds(amount).replace('£', ''),
  holds: isPence,
}
