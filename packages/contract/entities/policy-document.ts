import { text } from '../wire/fields'
import { documentId } from '../wire/identifiers'
import { given } from '../wire/objects'

const fields = { id: documentId, fileName: text(200) }

/** A document of a policy (DAT-32). */
export const policyDocument = given(fields)

/** A document of a quote: also what a list calls it, and which one it is. */
export const quoteDocument = given({ ...fields, name: text(100), kind: text(60) })
