import { addressToken } from '../address-token'

/** Of an emailed link to a saved quote. */
export const { take: takeLinkToken, held: heldLink, drop: dropLinkToken } = addressToken('saved-quote')
