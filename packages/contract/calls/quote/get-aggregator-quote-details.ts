import * as z from 'zod/mini'
import { call } from '../../call'
import { aggregatorQuote } from '../../entities/restored-quote'
import { quoteNotShown } from '../../quote-problems'
import { pattern } from '../../wire/fields'
import { quoteReference, quoteToken } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/** Text in an address; comparison sites write it either way. */
const spokenYesNo = z.pipe(
  pattern(/^(?:[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$/, 'true or false'),
  z.transform((spoken) => spoken.toLowerCase() === 'true'),
)

const query = sent({
  Token: quoteToken,
  QuoteReference: quoteReference,
  /** The page's IsBreakdownSelected is the same parameter: names are matched whatever their case (D-229). */
  IsBreakDownSelected: z.optional(spokenYesNo),
})

const replies = { 200: aggregatorQuote, 204: 'nothing' } as const
const problems = { 409: quoteNotShown } as const

export const getAggregatorQuoteDetails = call({
  name: 'GetAggregatorQuoteDetails',
  requirement: 'API-27',
  summary: 'The quote a comparison site hands over.',
  description: 'Token and reference are those of the link that PriceRisk gave.',
  access: 'optional-session',
  method: 'GET',
  path: '/api/v1/Quote/GetAggregatorQuoteDetails',
  meanings: { 204: 'Unable to create a session.' },
  query,
  replies,
  problems,
})

export const getAggregatorCommercialVehicleQuoteDetails = call({
  name: 'GetAggregatorCommercialVehicleQuoteDetails',
  requirement: 'API-28',
  summary: 'The van quote a comparison site hands over.',
  description: 'Token and reference are those of the link that PriceRisk gave.',
  access: 'optional-session',
  method: 'GET',
  path: '/api/v1/Quote/GetAggregatorCommercialVehicleQuoteDetails',
  meanings: { 204: 'Unable to create a session.' },
  query,
  replies,
  problems,
})
