import * as z from 'zod/mini'
import { email, phoneNumber } from '../wire/customer-fields'
import { code, text, yesNo } from '../wire/fields'
import { listOf, partlyGiven, sent } from '../wire/objects'
import { SOURCE_REFERENCE_MAXIMUM } from '../wire/shapes'
import { address, addressInput } from './address'
import { claim, claimInput } from './claim'
import { conviction, convictionInput } from './conviction'
import { MOST_HISTORY_ENTRIES, personFields } from './person'

const fields = {
  ...personFields,
  sourceReferenceId: z.optional(text(SOURCE_REFERENCE_MAXIMUM, 0)),
  emailAddress: email,
  phoneNumber,
  isHomeOwner: yesNo,
  /** Taxi lines only, as the next (D-105). */
  operatingArea: z.optional(text(100)),
  licencingAuthority: z.optional(text(100)),
  isMainDriver: z._default(yesNo, true),
  /** The proposer's own code, when the proposer stands in a list of drivers (D-119). */
  relationshipToProposer: z.optional(code),
}

/** The proposer of a request (DAT-02). */
export const proposerDetailsInput = sent({
  ...fields,
  address: addressInput,
  correspondenceAddress: z.optional(addressInput),
  motoringConvictions: listOf(convictionInput, MOST_HISTORY_ENTRIES),
  motoringClaims: listOf(claimInput, MOST_HISTORY_ENTRIES),
})

/** The proposer of an answer (DAT-02). */
export const proposerDetails = partlyGiven({
  ...fields,
  address,
  /** The home address a comparison site gave, where the overnight address took its place (D-231). */
  correspondenceAddress: address,
  motoringConvictions: listOf(conviction, MOST_HISTORY_ENTRIES),
  motoringClaims: listOf(claim, MOST_HISTORY_ENTRIES),
})
