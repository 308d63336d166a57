import * as z from 'zod/mini'
import { call } from '../call.ts'
import { postcode, registration } from '../fields/customer-fields.ts'
import { addressId } from '../fields/identifiers.ts'
import { describedAs, replyObject, requestObject, text, wholeNumber } from '../fields/primitives.ts'
import { says, vehicleNotLookedUp } from '../refusals.ts'
import { addressHit, coded, fullAddress, vehicleLookupResult } from '../shapes/lookup.ts'

/** 204 means not found; a failing provider is 503, so that the two are never confused (D-060). */
export const getVehicleDetailsByVrm = call({
  name: 'GetVehicleDetailsByVrm',
  requirement: 'API-30',
  summary: 'The vehicle with a registration.',
  description: 'The reply is 204 if the registration is not found, and 503 if the look-up service fails.',
  access: 'optional-session',
  whyOpen: 'Returns facts about a vehicle, not its keeper; rate limited (safety T21)',
  limit: 'vehicle',
  method: 'GET',
  path: '/api/v1/Vehicle/GetVehicleDetailsByVrm',
  meanings: { 204: 'Could not find vehicle associated with requested registration.' },
  query: requestObject({ VehicleRegistration: registration }),
  replies: { 200: vehicleLookupResult, 204: 'nothing' },
  refusals: { 503: { PROVIDER_UNAVAILABLE: vehicleNotLookedUp } },
})

export const getVehicleMakes = call({
  name: 'GetVehicleMakes',
  requirement: 'API-31',
  summary: 'Every known make of vehicle.',
  access: 'anyone',
  whyOpen: 'The same list for everyone',
  limit: 'none',
  method: 'GET',
  path: '/api/v1/Vehicle/GetVehicleMakes',
  replies: { 200: z.array(coded) },
})

export const getVehicleModels = call({
  name: 'GetVehicleModels',
  requirement: 'API-31',
  summary: 'Every model of a make.',
  description: '`vehicleMakeCode` is a code from GetVehicleMakes.',
  access: 'anyone',
  whyOpen: 'The same list for everyone',
  limit: 'none',
  method: 'GET',
  path: '/api/v1/Vehicle/GetVehicleModels',
  query: requestObject({
    vehicleMakeCode: describedAs(text(100), 'the code of a make, from GetVehicleMakes'),
  }),
  replies: { 200: z.array(coded) },
})

export const searchAddress = call({
  name: 'SearchAddress',
  requirement: 'API-32',
  summary: 'The addresses of a postcode, or of one house in it.',
  access: 'optional-session',
  whyOpen: 'Returns addresses, not their residents; rate limited (safety T21)',
  limit: 'address',
  method: 'GET',
  path: '/api/v1/Address/SearchAddress',
  query: requestObject({
    postcode,
    houseNumber: z.optional(describedAs(text(60), 'the number or name of one house, or a part of it')),
  }),
  replies: { 200: replyObject({ items: z.array(addressHit) }) },
  refusals: { 503: { PROVIDER_UNAVAILABLE: says('addressNotSearched', 'ADR-05') } },
})

export const getFullAddress = call({
  name: 'GetFullAddress',
  requirement: 'API-33',
  summary: 'The lines of an address from a search.',
  description: 'Send an `itemId` from SearchAddress.',
  access: 'optional-session',
  whyOpen: 'Returns addresses, not their residents; rate limited (safety T21)',
  limit: 'address',
  method: 'GET',
  path: '/api/v1/Address/GetFullAddress',
  query: requestObject({ addressId }),
  replies: { 200: fullAddress },
  refusals: {
    404: { NOT_FOUND: says('addressNotFetched', 'ADR-06') },
    503: { PROVIDER_UNAVAILABLE: says('addressNotFetched', 'ADR-06') },
  },
})

export const getReferenceData = call({
  name: 'GetReferenceData',
  requirement: 'API-45',
  summary: 'Every code list by its name; loaded once per visit.',
  description:
    'Every entry has `code` and `desc`. The reply has an `ETag`: store it, and send it as `If-None-Match`.',
  isCacheable: true,
  access: 'anyone',
  whyOpen: 'The same lists for everyone',
  limit: 'none',
  method: 'GET',
  path: '/api/v1/ReferenceData/GetReferenceData',
  replies: { 200: z.record(z.string(), z.array(coded)) },
})

/** Only reviews of 4 and 5 stars; empty if no review provider is set up (D-256). */
export const getReviews = call({
  name: 'GetReviews',
  requirement: 'JRN-14',
  summary: 'What customers wrote about the brand.',
  access: 'anyone',
  whyOpen: 'Reviews are written for everyone to read (JRN-14)',
  limit: 'none',
  method: 'GET',
  path: '/api/v1/Review/GetReviews',
  replies: {
    200: z.array(
      replyObject({
        id: text(100),
        stars: wholeNumber(4, 5),
        title: text(200),
        text: text(2000),
        author: text(100),
      }),
    ),
  },
})
