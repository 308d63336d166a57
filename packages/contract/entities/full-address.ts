import { text } from '../wire/fields'
import { given } from '../wire/objects'

const line = () => text(200, 0)

/** An address as the look-up by id gives it (DAT-13). */
export const fullAddress = given({
  line1: line(),
  line2: line(),
  line3: line(),
  city: line(),
  company: line(),
  postalCode: line(),
})
