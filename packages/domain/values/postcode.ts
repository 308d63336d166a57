import type { Branded } from './branded.ts'
import { type Checked, ok, refused } from './result.ts'

/** A UK postcode in standard form: upper case, one space before the last part. Two postcodes are equal if their text is. */
export type Postcode = Branded<string, 'Postcode'>

const MAX_LENGTH = 40
/**
 * Without the space. Format only: the islands, the forces and the territories pass here and are left to underwriting (ADR-13,
 * D-091).
 */
export const compactPostcodePattern =
  /^(?:(?:[A-Z]{1,2}\d[A-Z\d]?|ASCN|STHL|TDCU|BBND|[BFS]IQQ|PCRN|TKCA)\d[A-Z]{2}|BFPO\d{1,4}|GIR0AA)$/

/** Accepts any case, spacing and punctuation: "sw1a1aa" and "SW1A-1AA" are SW1A 1AA. */
export function parsePostcode(text: string): Checked<Postcode, 'postcodeMissing' | 'postcodeNotValid'> {
  if (text.trim() === '') return refused('postcodeMissing', 'Please enter a postcode')
  const typed = text.length > MAX_LENGTH ? '' : text.replace(/[\s\p{P}]/gu, '')
  // Letters are checked before upper-casing: some letters of other alphabets become A to Z.
  const postcode = /^[A-Za-z\d]*$/.test(typed) ? spaced(typed.toUpperCase()) : ''
  return isPostcode(postcode)
    ? ok(postcode)
    : refused('postcodeNotValid', 'Please enter a full UK postcode, like SW1A 1AA')
}

export function isPostcode(text: unknown): text is Postcode {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return false
  const compact = text.replace(' ', '')
  return compactPostcodePattern.test(compact) && spaced(compact) === text
}

/** The letters a postcode starts with: SW, M, BFPO. */
export function postcodeArea(postcode: Postcode): string {
  return /^[A-Z]+/.exec(postcode)?.[0] ?? ''
}

function spaced(compact: string): string {
  const cut = compact.startsWith('BFPO') ? 4 : compact.length - 3
  return `${compact.slice(0, cut)} ${compact.slice(cut)}`
}
