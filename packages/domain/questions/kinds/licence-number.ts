import { type LicenceNumber, parseLicenceNumber, splitLicenceNumber } from '../../values/licence-number'
import { good } from '../../values/result'
import type { Kind } from './kind'

/** The sixteen characters of a driving licence, its four boxes joined (DRV-18). Whose it is, is the question's business. */
export const licenceNumber: Kind<LicenceNumber> = {
  input: 'licence-number',
  read: (typed) => (typed.trim() === '' ? good(undefined) : parseLicenceNumber(splitLicenceNumber(typed))),
  show: (number) => number,
}
