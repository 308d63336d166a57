import type { Branded } from './branded.ts'
import { type Checked, ok, refused } from './result.ts'

/** A bank's sort code, sent and stored as six digits (D-186). */
export type SortCode = Branded<string, 'SortCode'>

const MAX_LENGTH = 20
export const sortCodePattern = /^(\d{2})([-\s]?)(\d{2})\2(\d{2})$/

/** Six digits or three pairs with hyphens or spaces, not all zeros (DDM-20). */
export function parseSortCode(
  text: string,
): Checked<SortCode, 'sortCodeMissing' | 'sortCodeNotValid' | 'sortCodeZeros'> {
  if (text.trim() === '') return refused('sortCodeMissing', 'Please enter a sort code')
  const typed = text.length > MAX_LENGTH ? '' : text.trim().replace(/\p{Pd}/gu, '-')
  const digits = sortCodePattern.test(typed) ? typed.replace(/\D/g, '') : ''
  if (digits === '000000')
    return refused('sortCodeZeros', "A sort code can't be all zeros. Please check it and try again")
  if (!isSortCode(digits))
    return refused('sortCodeNotValid', 'Please enter a sort code of 6 numbers, like 12-34-56')
  return ok(digits)
}

export function isSortCode(text: unknown): text is SortCode {
  return typeof text === 'string' && text.length === 6 && /^\d{6}$/.test(text) && text !== '000000'
}

/** As shown to customers: 12-34-56 (DDM-25). */
export function formatSortCode(sortCode: SortCode): string {
  return `${sortCode.slice(0, 2)}-${sortCode.slice(2, 4)}-${sortCode.slice(4)}`
}
