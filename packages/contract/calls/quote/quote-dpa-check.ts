import { call } from '../../call'
import { restoredQuote } from '../../entities/restored-quote'
import { quoteNotFound, quoteNotShown } from '../../quote-problems'
import { personName, postcode, registration } from '../../wire/customer-fields'
import { date } from '../../wire/dates'
import { quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/** All five are required (API-43); every failed comparison is answered alike, so that nothing can be guessed (D-247). */
const personalFacts = sent({
  QuoteReference: quoteReference,
  VehicleRegistration: registration,
  Postcode: postcode,
  Surname: personName,
  DateOfBirth: date,
})

const replies = { 200: restoredQuote, 204: 'nothing' } as const
const problems = { 404: quoteNotFound, 409: quoteNotShown } as const

/** The data-protection check as the specification has it, with personal facts in the address (D-249). */
export const getQuoteDpaCheck = call({
  name: 'GetQuoteDpaCheck',
  requirement: 'API-23',
  summary: 'Gives a quote back to the customer whose personal facts match it.',
  method: 'GET',
  path: '/api/v1/Quote/GetQuoteDpaCheck',
  query: personalFacts,
  replies,
  problems,
})

/** The same check with the facts in the body: addresses end up in histories and logs, bodies do not. Our pages use this one. */
export const quoteDpaCheckByBody = call({
  name: 'QuoteDpaCheckByBody',
  requirement: 'API-23',
  summary: 'GetQuoteDpaCheck with the personal facts in the body.',
  method: 'POST',
  path: '/api/v1/Quote/QuoteDpaCheckByBody',
  body: personalFacts,
  replies,
  problems,
})
