import { currencyInputMaximum, parseMoney } from '../../values/money-text.ts'
import { formatPounds, fromPounds, isPence, type Pence, toPounds } from '../../values/pence.ts'
import type { FieldError } from '../question.ts'
import type { Kind } from './kind.ts'

/** Reads any amount, so that an excessive one gets the question's own message (VEH-21). */
const READABLE = fromPounds(999_999_999)

/** An amount in pounds. The £ is outside the field (VEH-22). */
export const money: Kind<Pence> = {
  input: 'money',
  example: '8,450',
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

/** A required amount that may be zero (CLM-03, D-114), up to the maximum of a currency input (VEH-22). */
export function mustBeAmount(what: string, key: string) {
  return (amount: Pence | undefined): FieldError | undefined => {
    if (!isPence(amount))
      return { key: `${key}Required`, message: `Please enter ${what}, or 0 if there is none` }
    if (amount < 0) return { key: `${key}Negative`, message: `Please enter 0 or more for ${what}` }
    if (amount > currencyInputMaximum)
      return {
        key: `${key}Maximum`,
        message: `Please enter ${formatPounds(currencyInputMaximum)} or less for ${what}`,
      }
    return undefined
  }
}
