import { text } from '../wire/fields'
import { given } from '../wire/objects'

/** A code with its words; both are sent everywhere (D-068). */
export const coded = given({ code: text(100, 0), desc: text(200, 0) })
