import { paths } from '../paths'
import { addressToken } from './address-token'

/** Of a letter about a renewal, or of one that may be stopped. */
export const { take: takeLetterToken, held: letterToken } = addressToken(paths.subscription, paths.stopEmails)
