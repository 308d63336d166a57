import { text } from '../wire/fields'
import { documentId } from '../wire/identifiers'
import { given } from '../wire/objects'

/** A document of a policy or quote (DAT-32). */
export const policyDocument = given({ id: documentId, fileName: text(200) })
