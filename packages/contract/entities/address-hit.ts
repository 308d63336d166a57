import { text } from '../wire/fields'
import { addressId } from '../wire/identifiers'
import { given } from '../wire/objects'

/** One line of an address search (DAT-13). */
export const addressHit = given({ itemId: addressId, searchResult: text(500) })
