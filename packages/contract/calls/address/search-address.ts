import * as z from 'zod/mini'
import { call } from '../../call'
import { addressHit } from '../../entities/address-hit'
import { postcode } from '../../wire/customer-fields'
import { describedAs } from '../../wire/described'
import { text } from '../../wire/fields'
import { given, sent } from '../../wire/objects'

export const searchAddress = call({
  name: 'SearchAddress',
  requirement: 'API-32',
  summary: 'The addresses of a postcode, or of one house in it.',
  access: 'optional-session',
  method: 'GET',
  path: '/api/v1/Address/SearchAddress',
  query: sent({
    postcode,
    houseNumber: z.optional(describedAs(text(60), 'the number or name of one house, or a part of it')),
  }),
  replies: { 200: given({ items: z.array(addressHit) }) },
  problems: { 503: ['PROVIDER_UNAVAILABLE'] },
})
