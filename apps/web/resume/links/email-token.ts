import { paths } from '../../paths'
import { addressToken } from './address-token'

/** Of an email about a renewal, or of one that may be stopped. */
export const { take: takeLetterToken, held: heldLetterLink } = addressToken({
  [paths.subscription]: 'renewal',
  [paths.stopEmails]: 'stop-emails',
})
