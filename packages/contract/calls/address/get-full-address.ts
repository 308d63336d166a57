import { call } from '../../call'
import { fullAddress } from '../../entities/full-address'
import { addressId } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

export const getFullAddress = call({
  name: 'GetFullAddress',
  requirement: 'API-33',
  summary: 'The lines of an address that a search found.',
  description: 'Takes an `itemId` that SearchAddress gave.',
  access: 'optional-session',
  method: 'GET',
  path: '/api/v1/Address/GetFullAddress',
  query: sent({ addressId }),
  replies: { 200: fullAddress },
  problems: { 404: ['NOT_FOUND'], 503: ['PROVIDER_UNAVAILABLE'] },
})
