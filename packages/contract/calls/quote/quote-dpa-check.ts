import { call } from '../../call'
import { restoredQuote } from '../../entities/restored-quote'
import { quoteNotFound, quoteNotShown } from '../../quote-problems'
import { personName, postcode, registration } from '../../wire/customer-fields'
import { date } from '../../wire/dates'
import { text } from '../../wire/fields'
import { quoteReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'

/** All five are required (API-43); every failed comparison is answered alike, so that nothing can be guessed (D-247). */
const personalFacts = sent({
  QuoteReference: quoteReference,
  VehicleRegistration: registration,
  Postcode: postcode,
  Surname: personName,
  DateOfBirth: date,
})

/** An address of the brand's other site, which opens the quote there once, within 5 minutes. */
const quoteElsewhere = given({ address: text(400) })

/**
 * Unknown, wrong and tried too often are all 204 "Unable to find quote" (D-246, D-247): a 404 or a 429 beside it would tell a guesser
 * which of them it was. The 404 is declared as specified and never given. What is told of a quote that cannot be shown is told to
 * whoever has passed; so is, as 202, the address that opens a quote of another site of the brand.
 */
const replies = { 200: restoredQuote, 202: quoteElsewhere, 204: 'nothing' } as const
const problems = { 404: quoteNotFound, 409: quoteNotShown } as const

/** The data-protection check as the specification has it, with personal facts in the address (D-249). */
export const getQuoteDpaCheck = call({
  name: 'GetQuoteDpaCheck',
  requirement: 'API-23',
  summary: 'Gives a quote back to the customer whose personal facts match it.',
  description:
    'All five facts are required. An unknown quote, wrong facts and too many tries are answered alike, so that nothing can be guessed. The facts stand in the address: prefer QuoteDpaCheckByBody.',
  access: 'optional-session',
  method: 'GET',
  path: '/api/v1/Quote/GetQuoteDpaCheck',
  meanings: { 204: 'Unable to find quote.' },
  query: personalFacts,
  replies,
  problems,
})

/** The same check with the facts in the body: addresses end up in histories and logs, bodies do not. Our pages use this one. */
export const quoteDpaCheckByBody = call({
  name: 'QuoteDpaCheckByBody',
  requirement: 'API-23',
  summary: 'GetQuoteDpaCheck with the personal facts in the body.',
  description:
    'All five facts are required. An unknown quote, wrong facts and too many tries are answered alike, so that nothing can be guessed.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Quote/QuoteDpaCheckByBody',
  meanings: { 204: 'Unable to find quote.' },
  body: personalFacts,
  replies,
  problems,
})
