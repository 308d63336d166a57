export type Scheme = 'visa' | 'mastercard' | 'amex' | 'discover' | 'jcb' | 'diners' | 'unknown'

/** The digits typed, without spaces and hyphens; undefined if there is anything else. */
function digitsOf(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d+$/.test(digits) ? digits : undefined
}

/** The check digit at the end of every card number (ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

export const ranges: readonly {
  scheme: Scheme
  digits: number
  from: number
  to: number
  lengths: readonly number[]
}[] = [
  { scheme: 'visa', digits: 1, from: 4, to: 4, lengths: [13, 16, 19] },
  { scheme: 'mastercard', digits: 2, from: 51, to: 55, lengths: [16] },
  { scheme: 'mastercard', digits: 4, from: 2221, to: 2720, lengths: [16] },
  { scheme: 'amex', digits: 2, from: 34, to: 34, lengths: [15] },
  { scheme: 'amex', digits: 2, from: 37, to: 37, lengths: [15] },
  { scheme: 'discover', digits: 4, from: 6011, to: 6011, lengths: [16] },
  { scheme: 'discover', digits: 2, from: 65, to: 65, lengths: [16] },
  { scheme: 'jcb', digits: 4, from: 3528, to: 3589, lengths: [16] },
  { scheme: 'diners', digits: 2, from: 36, to: 36, lengths: [14] },
  { scheme: 'diners', digits: 2, from: 38, to: 39, lengths: [14] },
]
const UNKNOWN_LENGTHS = [12, 13, 14, 15, 16, 17, 18, 19]

function rangeOf(digits: string) {
  return ranges.find((range) => {
    const start = Number(digits.slice(0, range.digits))
    return digits.length >= range.digits && start >= range.from && start <= range.to
  })
}

export function schemeOf(digits: string): Scheme {
  return rangeOf(digits)?.scheme ?? 'unknown'
}

function isCardNumber(digits: string): boolean {
  return (rangeOf(digits)?.lengths ?? UNKNOWN_LENGTHS).includes(digits.length) && passesLuhn(digits)
}

/** The text of the three fields. */
export type TypedCard = { number: string; expiry: string; cvc: string }
export type CheckedCard = { digits: string; expMonth: number; expYear: number }
export type CardProblems = { number?: string; expiry?: string; cvc?: string }

/** The messages of each field. The frame shows them while typing; the server validates again, because a frame can be bypassed. */
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
  // A card is valid until the end of its month.
  else if (Date.UTC(expYear, expMonth, 1) <= now.getTime()) problems.expiry = words.expired

  const amex = schemeOf(digits) === 'amex'
  if (typed.cvc.trim() === '') problems.cvc = words.cvcMissing
  else if (!(amex ? /^\d{4}$/ : /^\d{3}$/).test(typed.cvc.trim()))
    problems.cvc = amex ? words.cvcWrongAmex : words.cvcWrong

  return Object.keys(problems).length > 0
    ? { kind: 'bad', problems }
    : { kind: 'good', card: { digits, expMonth, expYear } }
}
