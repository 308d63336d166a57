import {
  type LicenceBoxes,
  type LicenceNumber,
  parseLicenceNumber,
  splitLicenceNumber,
} from '../../values/licence-number'
import { isMaskedLicenceNumber, type MaskedLicenceNumber } from '../../values/masked'
import { good } from '../../values/result'
import { isText } from './is-text'
import type { Kind } from './kind'

/** The sixteen characters of a driving licence, its four boxes joined by strokes (DRV-18). Whose it is, is the question's business. */
export const licenceNumber: Kind<LicenceNumber | MaskedLicenceNumber> = {
  input: 'licence-number',
  read(typed) {
    const boxes = readLicenceBoxes(typed)
    const number = boxes.join('').trim()
    if (number === '') return good(undefined)
    // One that was shown masked stays as it was shown (safety T23).
    return isMaskedLicenceNumber(number) ? good(number) : parseLicenceNumber(boxes)
  },
  show: (number) => number,
  holds: isText,
}

/**
 * What stands in the four boxes. The strokes keep the end of each, so that a message about a short box names that box and not
 * the last; a number without strokes is cut by its length.
 */
export function readLicenceBoxes(typed: string): LicenceBoxes {
  if (!typed.includes('/')) return splitLicenceNumber(typed)
  const [surname = '', birthDate = '', initials = '', check = ''] = typed.split('/')
  return [surname, birthDate, initials, check]
}

export function joinLicenceBoxes(boxes: readonly string[]): string {
  return boxes.join('/')
}
