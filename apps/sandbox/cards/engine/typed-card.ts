import { digitsOf, isCardNumber, schemeOf } from './card-number'

/** What a person types into the three boxes. */
export type TypedCard = { number: string; expiry: string; cvc: string }
export type CheckedCard = { digits: string; expMonth: number; expYear: number }
export type CardProblems = { number?: string; expiry?: string; cvc?: string }

/** The words beside each box. The frame says them as one types; here they are judged again, for a frame can be bypassed. */
export const words = {
  numberMissing: 'Enter your card number',
  numberWrong: 'Check your card number: one or more digits are wrong',
  expiryMissing: 'Enter the expiry date, such as 08/29',
  expiryWrong: 'Enter the expiry date as month and year, such as 08/29',
  expired: 'This card has expired. Use another card',
  cvcMissing: 'Enter the security code',
  cvcWrong: 'The security code is the 3 digits on the back of the card',
  cvcWrongAmex: 'The security code is the 4 digits on the front of the card',
} as const

export function checkCard(
  typed: TypedCard,
  now: Date,
): { kind: 'good'; card: CheckedCard } | { kind: 'bad'; problems: CardProblems } {
  const problems: CardProblems = {}
  const digits = digitsOf(typed.number) ?? ''
  if (typed.number.trim() === '') problems.number = words.numberMissing
  else if (!isCardNumber(digits)) problems.number = words.numberWrong

  const expiry = /^(0?[1-9]|1[0-2])\s{0,3}\/?\s{0,3}(?:20)?(\d\d)$/.exec(typed.expiry.trim())
  const [expMonth, expYear] = [Number(expiry?.[1]), 2000 + Number(expiry?.[2])]
  if (typed.expiry.trim() === '') problems.expiry = words.expiryMissing
  else if (expiry === null) problems.expiry = words.expiryWrong
  // A card is good to the end of its month.
  else if (Date.UTC(expYear, expMonth, 1) <= now.getTime()) problems.expiry = words.expired

  const amex = schemeOf(digits) === 'amex'
  if (typed.cvc.trim() === '') problems.cvc = words.cvcMissing
  else if (!(amex ? /^\d{4}$/ : /^\d{3}$/).test(typed.cvc.trim()))
    problems.cvc = amex ? words.cvcWrongAmex : words.cvcWrong

  return Object.keys(problems).length > 0
    ? { kind: 'bad', problems }
    : { kind: 'good', card: { digits, expMonth, expYear } }
}
