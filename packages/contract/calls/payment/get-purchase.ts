import * as z from 'zod/mini'
import { call } from '../../call'
import { boughtPolicy } from '../../entities/bought-policy'
import { oneOf } from '../../wire/fields'
import { quoteReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'

/**
 * What became of a purchase, for the browser that made it: after a reload, in a second tab, or while the provider has not said how
 * the payment ended. It names the quote: what a browser bought is not told to whoever finds its cookie (ASVS 7.4.4).
 */
export const getPurchase = call({
  name: 'GetPurchase',
  requirement: 'API-35',
  summary: 'What became of a purchase: bought, being checked, or nothing charged.',
  description: 'After a reload, in a second tab, or while the provider has not said how the payment ended.',
  access: 'optional-session',
  method: 'GET',
  path: '/api/v1/Payment/GetPurchase',
  query: sent({ QuoteReference: quoteReference }),
  replies: {
    200: given({
      /** NOT_CHARGED: a payment was begun and came to nothing; NONE: none was begun. */
      status: oneOf(['NONE', 'CHECKING', 'NOT_CHARGED', 'BOUGHT']),
      policy: z.optional(boughtPolicy),
    }),
  },
})
