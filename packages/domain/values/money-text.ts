import { formatPounds, fromPounds, type Pence } from './pence.ts'
import { type Checked, ok, refused } from './result.ts'

/** The maximum of a currency input (VEH-22). A question with its own limit passes that instead (D-069). */
export const currencyInputMaximum = fromPounds(999_999)

export type MoneyRefusal =
  | 'amountMissing'
  | 'amountNegative'
  | 'amountDecimals'
  | 'amountNotMoney'
  | 'amountTooLarge'

const MAX_LENGTH = 40
/** Commas may only separate thousands, so that "1,20" is refused and not read as 120. */
export const moneyTextPattern = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d*))?$/

/** Reads an amount in usual notation: "£1,200", "1 200", "1200.5". The screen shows the £ sign before the field. */
export function parseMoney(
  text: string,
  maximum: Pence = currencyInputMaximum,
): Checked<Pence, MoneyRefusal> {
  if (text.length > MAX_LENGTH) return notMoney()
  const typed = text.replace(/\s/g, '')
  if (typed === '') return refused('amountMissing', 'Please enter an amount')
  const digits = typed.replace(/^[-\u2212]?£?[-\u2212]?/, '')
  const match = moneyTextPattern.exec(digits)
  if (match === null) return notMoney()
  if (/^£?[-\u2212]/.test(typed)) return refused('amountNegative', "The amount can't be less than £0")
  if ((match[1] ?? '').length > 2) {
    return refused('amountDecimals', 'Please use no more than 2 decimal places, like 1200.50')
  }
  const amount = fromPounds(digits.replaceAll(',', '').replace(/\.$/, ''))
  if (amount > maximum) return refused('amountTooLarge', `Please enter ${formatPounds(maximum)} or less`)
  return ok(amount)
}

function notMoney() {
  return refused('amountNotMoney', 'Please enter an amount in pounds, like 1200 or 1,200.50')
}
