import {
  type LicenceBoxes,
  type LicenceNumber,
  parseLicenceNumber,
  splitLicenceNumber,
} from '../../values/licence-number'
import { isMaskedLicenceNumber, type MaskedLicenceNumber } from '../../values/masked'
import { good } from '../../values/result'
import type { PersonDetails } from '../answers'
import { licenceHolder, prefilledLicenceBoxes } from '../people/licence-holder'
import type { Kind } from './kind'
import { isText } from './plate'

/** The sixteen characters of a driving licence, its four boxes joined by strokes (DRV-18). Whose it is, is the question's business. */
export const licenceNumber: Kind<LicenceNumber | MaskedLicenceNumber> = {
  input: 'licence-number',
  read(typed, { subject, today }) {
    // Only a person is asked for a licence number.
    const holder = licenceHolder(subject as PersonDetails, today)
    const boxes = readLicenceBoxes(typed, prefilledLicenceBoxes(holder))
    const number = boxes.join('').trim()
    if (number === '') return good(undefined)
    // One that was shown masked stays as it was shown (safety T23).
    return isMaskedLicenceNumber(number) ? good(number) : parseLicenceNumber(boxes)
  },
  show: (number) => number,
  holds: isText,
  // Shorter than the whole number where a reply shows it masked.
  dto: { shape: { text: 16 }, serialise: tidyLicenceNumber, deserialise: tidyLicenceNumber },
}

/** Without gaps and in capitals, however it was written. */
export function tidyLicenceNumber(text: string): string {
  return splitLicenceNumber(text).join('')
}

/** The text of a box that we filled in and the customer left alone: it follows the name, the title and the birth date (D-110). */
const AS_PREFILLED = '='

/**
 * What stands in the four boxes. The strokes keep the end of each, so that a message about a short box names that box and not
 * the last; a number without strokes is cut by its length.
 */
export function readLicenceBoxes(typed: string, prefilled: LicenceBoxes): LicenceBoxes {
  if (!typed.includes('/')) return splitLicenceNumber(typed)
  const [surname = '', birthDate = '', initials = '', check = ''] = typed
    .split('/')
    .map((text, box) => (text === AS_PREFILLED ? (prefilled[box] ?? '') : text))
  return [surname, birthDate, initials, check]
}

/** What the boxes show: our own text until something is typed. Boxes emptied by hand are "///" and stay empty. */
export function shownLicenceBoxes(typed: string, prefilled: LicenceBoxes): LicenceBoxes {
  return typed === '' ? prefilled : readLicenceBoxes(typed, prefilled)
}

/** The text after the customer has changed the boxes. A whole number pasted is theirs, also where it says what we had written. */
export function typedLicenceBoxes(boxes: readonly string[], before: string, prefilled: LicenceBoxes): string {
  const shown = shownLicenceBoxes(before, prefilled)
  const marks = before.split('/')
  const isPasted = boxes.filter((text, box) => text !== shown[box]).length > 1
  const isOurs = (box: number) => (before === '' ? prefilled[box] !== '' : marks[box] === AS_PREFILLED)
  return boxes
    .map((text, box) => (!isPasted && isOurs(box) && text === shown[box] ? AS_PREFILLED : text))
    .join('/')
}
