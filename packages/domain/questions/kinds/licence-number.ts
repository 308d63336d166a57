import {
  type LicenceBoxes,
  type LicenceNumber,
  parseLicenceNumber,
  splitLicenceNumber,
} from '../../values/licence-number.ts'
import { isMaskedLicenceNumber, type MaskedLicenceNumber } from '../../values/masked.ts'
import { ok } from '../../values/result.ts'
import type { PersonDetails } from '../answers.ts'
import { licenceHolder, prefilledLicenceBoxes } from '../people/licence-holder.ts'
import type { Kind } from './kind.ts'
import { isText } from './plate.ts'

/** The sixteen characters of a driving licence, its four fields joined by slashes (DRV-18). The question knows whose it is. */
export const licenceNumber: Kind<LicenceNumber | MaskedLicenceNumber> = {
  input: 'licence-number',
  example: 'MORGA/803277/A99/AB',
  onTelephone: 'by-link',
  read(typed, { subject, today }) {
    // Only people are asked for a licence number.
    const holder = licenceHolder(subject as PersonDetails, today)
    const boxes = readLicenceBoxes(typed, prefilledLicenceBoxes(holder))
    const number = boxes.join('').trim()
    if (number === '') return ok(undefined)
    // A masked number stays as shown (safety T23).
    return isMaskedLicenceNumber(number) ? ok(number) : parseLicenceNumber(boxes)
  },
  show: (number) => number,
  holds: isText,
  // Shorter than the full number if a reply masks it.
  dto: { shape: { text: 16 }, serialise: tidyLicenceNumber, deserialise: tidyLicenceNumber },
}

/** Without spaces, in capitals. */
export function tidyLicenceNumber(text: string): string {
  return splitLicenceNumber(text).join('')
}

/** Marks a prefilled field the customer has not changed: it follows the name, the title and the birth date (D-110). */
const AS_PREFILLED = '='

/**
 * The text of the four fields. The slashes separate them, so that an error about a short field names that field and not the last;
 * a number without slashes is split by length.
 */
export function readLicenceBoxes(typed: string, prefilled: LicenceBoxes): LicenceBoxes {
  if (!typed.includes('/')) return splitLicenceNumber(typed)
  const [surname = '', birthDate = '', initials = '', check = ''] = typed
    .split('/')
    .map((text, box) => (text === AS_PREFILLED ? (prefilled[box] ?? '') : text))
  return [surname, birthDate, initials, check]
}

/**
 * What the fields show: the prefilled text until something is typed. Fields that the customer emptied are "///" and stay empty.
 */
export function shownLicenceBoxes(typed: string, prefilled: LicenceBoxes): LicenceBoxes {
  return typed === '' ? prefilled : readLicenceBoxes(typed, prefilled)
}

/** The text after the customer changed the fields. A pasted number is the customer's, even where it equals the prefilled text. */
export function typedLicenceBoxes(boxes: readonly string[], before: string, prefilled: LicenceBoxes): string {
  const shown = shownLicenceBoxes(before, prefilled)
  const marks = before.split('/')
  const isPasted = boxes.filter((text, box) => text !== shown[box]).length > 1
  const isOurs = (box: number) => (before === '' ? prefilled[box] !== '' : marks[box] === AS_PREFILLED)
  return boxes
    .map((text, box) => (!isPasted && isOurs(box) && text === shown[box] ? AS_PREFILLED : text))
    .join('/')
}
