import { paths } from '../../paths'
import { addressToken } from './address-token'

/** Of an emailed link to a saved quote. */
export const {
  take: takeLinkToken,
  held: heldLink,
  drop: dropLinkToken,
} = addressToken({
  [paths.savedQuote]: 'saved-quote',
})
