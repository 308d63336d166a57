import * as z from 'zod/mini'
import { call } from '../../call'
import { paymentDetails } from '../../entities/payment-details'
import { wantedPurchase } from '../../entities/wanted-purchase'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { describedAs } from '../../wire/described'
import { oneOf, text } from '../../wire/fields'
import { providerId, quoteReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'
import { paymentProvider } from '../../wire/payment-fields'

const intent = {
  /** The drop-in when none is named (CRD-22). Not strict, for a browser sends headers of its own. */
  headers: given({
    provider: describedAs(
      z._default(paymentProvider, 'BRAINTREE'),
      'the card page it is for: separate card fields (STRIPE) or the drop-in (BRAINTREE)',
    ),
  }),
  body: sent({
    quoteReference,
    paymentDetails,
    preparePaymentSource: z.optional(oneOf(['CARD', 'WALLET'])),
    /** Without it a payment whose browser dies is let go rather than turned into a policy (safety K8). */
    purchase: z.optional(sent(wantedPurchase)),
  }),
  /** The browser confirms the payment with the client secret (D-197); for a drop-in it is the token the drop-in starts with. */
  replies: { 200: given({ paymentId: providerId, clientSecret: text(10_000) }) },
  problems: {
    402: ['PAYMENT_FAILED', 'PAYMENT_DECLINED', 'PAYMENT_3DS_NOT_SUPPORTED_FOR_PROVIDER'],
    404: quoteNotFound,
    409: [...quoteClosed, 'QUOTE_MISMATCH', 'CONFLICT'],
    503: ['PROVIDER_UNAVAILABLE'],
  },
} as const

/** Kept with the body and answer of version 2 (D-196). */
export const makePaymentIntentV1 = call({
  name: 'MakePaymentIntentV1',
  requirement: 'API-04',
  summary: 'As version 2, which our pages use.',
  access: 'session',
  method: 'POST',
  path: '/api/v1/Payment/MakePaymentIntent',
  ...intent,
})

export const makePaymentIntentV2 = call({
  name: 'MakePaymentIntentV2',
  requirement: 'API-05',
  summary: 'Prepares a payment for the stored price of a quote.',
  description:
    'The amount is compared with the stored price and never charged as sent. Name the purchase here, so that a payment whose browser dies still becomes a policy.',
  access: 'session',
  method: 'POST',
  path: '/api/v2/Payment/MakePaymentIntent',
  ...intent,
})
