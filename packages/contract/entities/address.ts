import { ADDRESS_LINE_MAXIMUM } from '@milepost/domain/values/address'
import * as z from 'zod/mini'
import { postcode } from '../wire/customer-fields'
import { text } from '../wire/fields'
import { given, sent } from '../wire/objects'

const line = () => text(ADDRESS_LINE_MAXIMUM, 0)

/** A postal address of a request (DAT-13). Line 4 and county default to empty, country to "United Kingdom" (D-090). */
export const addressInput = sent({
  line1: text(ADDRESS_LINE_MAXIMUM),
  line2: z._default(line(), ''),
  line3: z._default(line(), ''),
  line4: z._default(line(), ''),
  city: z._default(line(), ''),
  county: z._default(line(), ''),
  postcode,
  country: z._default(line(), 'United Kingdom'),
})

/** A postal address of an answer (DAT-13). */
export const address = given({
  line1: line(),
  line2: line(),
  line3: line(),
  line4: line(),
  city: line(),
  county: line(),
  postcode: line(),
  country: line(),
})
