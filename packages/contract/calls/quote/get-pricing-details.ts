import * as z from 'zod/mini'
import { call } from '../../call'
import { pricingDetails } from '../../entities/pricing-details'
import { quoteNotFound } from '../../quote-problems'
import { describedAs } from '../../wire/described'
import { text } from '../../wire/fields'
import { quoteToken } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

export const getPricingDetails = call({
  name: 'GetPricingDetails',
  requirement: 'API-26',
  summary: 'The prices behind a reminder link, without anything about its customer.',
  access: 'optional-session',
  method: 'GET',
  path: '/api/v1/Quote/GetPricingDetails',
  query: sent({
    quote: quoteToken,
    source: z.optional(describedAs(text(60, 0), 'where the link was followed, as the link says')),
  }),
  replies: { 200: pricingDetails },
  problems: { 404: quoteNotFound, 409: ['QUOTE_TAKEN_UP', 'QUOTE_EXPIRED', 'QUOTE_LOCKED'] },
})
