import * as z from 'zod/mini'
import { code, yesNo } from '../wire/fields'
import { listOf, partlyGiven, sent } from '../wire/objects'
import { claim, claimInput } from './claim'
import { conviction, convictionInput } from './conviction'
import { MOST_HISTORY_ENTRIES, personFields } from './person'

const fields = {
  ...personFields,
  relationshipToProposer: code,
  isMainDriver: z._default(yesNo, false),
}

/** An additional driver of a request (DAT-07). */
export const additionalDriverInput = sent({
  ...fields,
  motoringConvictions: listOf(convictionInput, MOST_HISTORY_ENTRIES),
  motoringClaims: listOf(claimInput, MOST_HISTORY_ENTRIES),
})

/** An additional driver of an answer (DAT-07). */
export const additionalDriver = partlyGiven({
  ...fields,
  motoringConvictions: listOf(conviction, MOST_HISTORY_ENTRIES),
  motoringClaims: listOf(claim, MOST_HISTORY_ENTRIES),
})
