import { possibleReference } from '@milepost/domain/quote/quote-reference'
import { describedAs, pattern, text, wholeNumber } from './primitives.ts'

/**
 * Identifiers are only checked for characters and length. Whether one exists is decided by a look-up, with the same reply for unknown and
 * forbidden ones (D-005, D-247), so their exact format is not revealed here.
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

/**
 * An id from an earlier reply: of an outcome, an option, a priced line. Prices are looked up by it, never taken from a caller.
 */
export const outcomeId = pattern(
  /^[A-Za-z0-9_.:-]{1,64}$/,
  'an id of at most 64 characters, from an earlier reply',
)

/** An id issued by the payment provider. */
export const providerId = pattern(
  /^[A-Za-z0-9_.:-]{1,256}$/,
  'an id of at most 256 characters, from the payment provider',
)

/** An id issued by the address provider; providers use any printable character. */
export const addressId = describedAs(text(200), 'the id of an address, from a search')

/** 32 random bytes in base64url: another customer's draft cannot be guessed. */
export const draftId = pattern(/^[A-Za-z0-9_-]{43}$/, 'a draft id of 43 base64url characters')

/** 32 random bytes in base64url: the token of an emailed link to a draft. */
export const draftLinkToken = pattern(/^[A-Za-z0-9_-]{43}$/, 'the token of the link, 43 base64url characters')

/** 16 random bytes in base64url: distinguishes one save of a draft from those of other tabs. */
export const saveId = pattern(/^[A-Za-z0-9_-]{22}$/, 'a save id of 22 base64url characters')

/** The revision of a draft: incremented by every save, 0 before the first. */
export const draftRevision = wholeNumber(0, 2_147_483_647)
