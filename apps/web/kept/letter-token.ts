import { addressToken } from './address-token'

/** Of an email about a renewal, or of one that may be stopped. */
export const { take: takeLetterToken, held: heldLetterLink } = addressToken('renewal', 'stop-emails')
