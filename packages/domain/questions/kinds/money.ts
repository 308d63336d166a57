import { parseMoney } from '../../values/money-text'
import { formatPounds, fromPounds, isPence, type Pence, toPounds } from '../../values/pence'
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
  // Pounds in JSON, pence everywhere else (D-198).
  dto: {
    shape: 'pounds',
    serialise: (amount) => (isPence(amount) ? toPounds(amount) : undefined),
    deserialise: (pounds: number) => fromPounds(pounds),
  },
}
