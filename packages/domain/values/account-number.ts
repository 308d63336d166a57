import type { Branded } from './branded.ts'
import { type Checked, ok, refused } from './result.ts'

/** A bank account number of exactly eight digits, leading zeros kept (DDM-19, D-186). */
export type AccountNumber = Branded<string, 'AccountNumber'>

export type AccountNumberRefusal =
  | 'accountNumberMissing'
  | 'accountNumberTooShort'
  | 'accountNumberTooLong'
  | 'accountNumberNotValid'

const MAX_LENGTH = 40
export const accountNumberPattern = /^\d{8}$/

export function parseAccountNumber(text: string): Checked<AccountNumber, AccountNumberRefusal> {
  if (text.trim() === '') return refused('accountNumberMissing', 'Please enter an account number')
  if (text.length > MAX_LENGTH) return tooLong()
  const digits = text.replace(/[\s\p{Pd}]/gu, '')
  if (isAccountNumber(digits)) return ok(digits)
  if (!/^\d+$/.test(digits))
    return refused('accountNumberNotValid', 'Please enter an account number using numbers only')
  if (digits.length > 8) return tooLong()
  return refused(
    'accountNumberTooShort',
    'Please enter all 8 numbers of the account number. If yours is shorter, put zeros at the front',
  )
}

export function isAccountNumber(text: unknown): text is AccountNumber {
  return typeof text === 'string' && text.length === 8 && accountNumberPattern.test(text)
}

function tooLong() {
  return refused('accountNumberTooLong', 'Please enter only the 8 numbers of the account number')
}
