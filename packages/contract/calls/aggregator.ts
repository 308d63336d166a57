import * as z from 'zod/mini'
import { call } from '../call.ts'
import { quoteReference, quoteToken } from '../fields/identifiers.ts'
import { expects, listOf, pattern, replyObject, requestObject, text } from '../fields/primitives.ts'
import { quoteNotShown, says } from '../refusals.ts'
import { aggregatorRisk, pricedRisk, pricedRiskOfMany } from '../shapes/aggregator.ts'
import { aggregatorQuote } from '../shapes/quote.ts'

/** Identifies the comparison site. Any text is accepted; an unknown key is refused without further detail. */
const aggregatorKey = z.optional(text(200, 0))

/** The site's own id of one request: repeated with the same id it gets the same reply, and no second quote is made. */
const idempotencyKey = pattern(
  /^[\x21-\x7e]{8,100}$/,
  'a key of 8 to 100 printable characters, different for every risk',
)

/** Not for browsers: a comparison site's server calls it with its site key. */
export const priceRisk = call({
  name: 'PriceRisk',
  requirement: 'API-27',
  summary: 'Prices the risk of a comparison site and returns the link for its visitor.',
  description:
    'Send a new `idempotency-key` with every risk. A repeat with the same key and risk gets the same reply, and no second quote is created. The same key with a different risk gets 409. A referred or declined risk gets 200 with its `outcome` and without prices.',
  access: 'site-key',
  limit: 'none',
  method: 'POST',
  path: '/api/v1/Aggregator/PriceRisk',
  headers: replyObject({ 'x-site-key': aggregatorKey, 'idempotency-key': idempotencyKey }),
  body: aggregatorRisk,
  replies: { 200: pricedRisk },
  refusals: {
    403: { FORBIDDEN: 'caller' },
    409: { CONFLICT: 'caller' },
    503: { PROVIDER_UNAVAILABLE: 'caller' },
  },
})

const MOST_RISKS = 50

/** Each risk is parsed separately, like the body of PriceRisk: an invalid one gets its own error, and the others are priced. */
const anyRisk = z.looseObject({}, expects('a risk in the form of PriceRisk'))

export const priceRisks = call({
  name: 'PriceRisks',
  requirement: 'API-27',
  summary: 'Prices many risks of a comparison site, each with its own reply as from PriceRisk.',
  description:
    'Up to 50 risks. The replies are in the order of the risks, each with the status and body that PriceRisk would return. An invalid risk does not stop the others.',
  access: 'site-key',
  limit: 'none',
  method: 'POST',
  path: '/api/v1/Aggregator/PriceRisks',
  // Fifty risks, each with ten drivers.
  largestBody: 1024 * 1024,
  headers: replyObject({ 'x-site-key': aggregatorKey }),
  body: requestObject({ risks: listOf(requestObject({ idempotencyKey, risk: anyRisk }), MOST_RISKS) }),
  replies: { 200: replyObject({ answers: z.array(pricedRiskOfMany) }) },
  refusals: { 403: { FORBIDDEN: 'caller' } },
})

/** Text in a query string; comparison sites write it in either case. */
const spokenYesNo = z.pipe(
  pattern(/^(?:[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$/, 'true or false'),
  z.transform((spoken) => spoken.toLowerCase() === 'true'),
)

const query = requestObject({
  Token: quoteToken,
  QuoteReference: quoteReference,
  /** The page's IsBreakdownSelected is the same parameter: names are matched in any case (D-229). */
  IsBreakDownSelected: z.optional(spokenYesNo),
})

const replies = { 200: aggregatorQuote, 204: 'nothing' } as const
const refusals = { 409: quoteNotShown } as const
const whenNothingFound = says('noSession', 'ERR-03')

export const getAggregatorQuoteDetails = call({
  name: 'GetAggregatorQuoteDetails',
  requirement: 'API-27',
  summary: 'The quote of a visitor from a comparison site.',
  description: 'Send the token and reference from the link that PriceRisk returned.',
  access: 'optional-session',
  limit: 'retrieval',
  grants: 200,
  method: 'GET',
  path: '/api/v1/Quote/GetAggregatorQuoteDetails',
  meanings: { 204: 'Unable to create a session.' },
  query,
  replies,
  refusals,
  whenNothingFound,
})

export const getAggregatorCommercialVehicleQuoteDetails = call({
  name: 'GetAggregatorCommercialVehicleQuoteDetails',
  requirement: 'API-28',
  summary: 'The van quote of a visitor from a comparison site.',
  description: 'Send the token and reference from the link that PriceRisk returned.',
  access: 'optional-session',
  limit: 'retrieval',
  grants: 200,
  method: 'GET',
  path: '/api/v1/Quote/GetAggregatorCommercialVehicleQuoteDetails',
  meanings: { 204: 'Unable to create a session.' },
  query,
  replies,
  refusals,
  whenNothingFound,
})
