import { possibleReference } from '@milepost/domain/quote/quote-reference'
import { describedAs, pattern, text, wholeNumber } from './primitives'

/**
 * Identifiers are checked for their characters and length only. Whether one exists is answered after a look-up, in one way for
 * unknown and forbidden alike (D-005, D-247), so their exact make-up is not told here.
 */
export const quoteReference = pattern(
  possibleReference,
  'a quote reference of at most 32 letters, digits and dashes',
)

export const policyReference = pattern(
  /^[A-Za-z0-9-]{1,32}$/,
  'a policy reference of at most 32 letters, digits and dashes',
)

/** The long random token of a link, never a quote reference (D-227). */
export const quoteToken = pattern(/^[A-Za-z0-9_-]{1,128}$/, 'the token of the link, at most 128 characters')

/** An unguessable id (D-250). */
export const documentId = pattern(/^[A-Za-z0-9_-]{1,64}$/, 'a document id of at most 64 characters')

/** An id that an earlier answer gave: of an outcome, an option, a priced line. Price is found by it, never taken from a caller. */
export const outcomeId = pattern(
  /^[A-Za-z0-9_.:-]{1,64}$/,
  'an id of at most 64 characters, as an earlier answer gave it',
)

/** An id of the payment provider's making. */
export const providerId = pattern(
  /^[A-Za-z0-9_.:-]{1,256}$/,
  'an id of at most 256 characters, as the payment provider gave it',
)

/** An id of the address provider's making; providers use any printable character. */
export const addressId = describedAs(text(200), 'the id of an address, as a search gave it')

/** 32 random bytes in base64url: nobody finds a stranger's draft by trying. */
export const draftId = pattern(/^[A-Za-z0-9_-]{43}$/, 'a draft id of 43 base64url characters')

/** 32 random bytes in base64url: what an emailed link to a draft holds. */
export const draftLinkToken = pattern(/^[A-Za-z0-9_-]{43}$/, 'the token of the link, 43 base64url characters')

/** 16 random bytes in base64url: one save of a draft, told apart from every other tab's. */
export const saveId = pattern(/^[A-Za-z0-9_-]{22}$/, 'a save id of 22 base64url characters')

/** Which state of a draft is meant: one more with every save, 0 before the first. */
export const draftRevision = wholeNumber(0, 2_147_483_647)
