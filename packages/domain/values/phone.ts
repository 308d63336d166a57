import type { Branded } from './branded.ts'
import { type Checked, ok, refused } from './result.ts'

/** A UK phone number, digits only. */
export type Phone = Branded<string, 'Phone'>

const MAX_LENGTH = 40
/** Added on impound to the message for any bad number (YOU-08), and on every journey if it starts with another digit (D-260). */
export const STARTS_WITH_ZERO = 'It must start with a zero'
export const phonePattern = /^0\d{9,10}$/

const countryCode = /^\s*(?:\+|00)\s*44\s*(?:\(\s*0\s*\)|0)?\s*/

export type PhoneRefusal = 'phoneMissing' | 'phoneNotValid' | 'phoneNotFromZero'

/** "+44 7700 900123" and "0044 7700 900123" in national form: "07700 900123" (D-260). Any other text is unchanged. */
export function inNationalForm(text: string): string {
  return text.length > MAX_LENGTH ? text : text.replace(countryCode, '0')
}

/**
 * Spaces, brackets and hyphens are dropped; then it must start with 0 and have 10 or 11 digits (YOU-07). Autofill writes +44,
 * which is read as 0; a number that still starts with another digit gets a message about it (D-260).
 */
export function parsePhone(text: string): Checked<Phone, PhoneRefusal> {
  const message = 'Please enter a valid number'
  if (text.trim() === '') return refused('phoneMissing', message)
  const digits = text.length > MAX_LENGTH ? '' : inNationalForm(text).replace(/[\s()\p{Pd}]/gu, '')
  if (isPhone(digits)) return ok(digits)
  return digits === '' || digits.startsWith('0')
    ? refused('phoneNotValid', message)
    : refused('phoneNotFromZero', `${message}. ${STARTS_WITH_ZERO}`)
}

export function isPhone(text: unknown): text is Phone {
  return typeof text === 'string' && text.length <= 11 && phonePattern.test(text)
}
