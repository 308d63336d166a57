import type { Branded } from './branded'
import { type Checked, good, refused } from './result'

/** A UK phone number, digits only. */
export type Phone = Branded<string, 'Phone'>

const MAX_LENGTH = 40
export const phonePattern = /^0\d{9,10}$/

/**
 * Spaces, brackets and hyphens are dropped, then it must start with 0 and have 10 or 11 digits (YOU-07). Numbers with +44 are
 * refused (D-095). One message for both causes, as the specification has it; the key tells them apart.
 */
export function parsePhone(text: string): Checked<Phone, 'phoneMissing' | 'phoneNotValid'> {
  const message = 'Please enter a valid number'
  if (text.trim() === '') return refused('phoneMissing', message)
  const digits = text.length > MAX_LENGTH ? '' : text.replace(/[\s()\p{Pd}]/gu, '')
  return isPhone(digits) ? good(digits) : refused('phoneNotValid', message)
}

export function isPhone(text: unknown): text is Phone {
  return typeof text === 'string' && text.length <= 11 && phonePattern.test(text)
}
