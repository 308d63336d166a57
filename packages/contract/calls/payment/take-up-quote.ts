import * as z from 'zod/mini'
import { call } from '../../call'
import { purchase, purchaseChecking } from '../../entities/purchase'
import { wantedPurchase } from '../../entities/wanted-purchase'
import { paymentRefused, quoteClosed, quoteNotFound } from '../../quote-problems'
import { text } from '../../wire/fields'
import { providerId, quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/**
 * Paid by a confirmed payment (paymentId and authorizationId), by the drop-in (nonce and deviceData), or, with nothing to pay
 * now, by bank details alone (D-182, D-204). Never by two of them: one take-up takes one payment.
 */
const body = sent({
  authorizationId: z.optional(providerId),
  paymentId: z.optional(providerId),
  nonce: z.optional(text(512)),
  deviceData: z.optional(text(8192)),
  quoteReference,
  ...wantedPurchase,
}).check(
  z.refine((sent) => sent.paymentId === undefined || sent.nonce === undefined, {
    error: 'Send paymentId or nonce, not both',
    path: ['nonce'],
  }),
  z.refine(
    (sent) => sent.paymentId !== undefined || sent.nonce !== undefined || sent.bankDetails !== undefined,
    {
      error:
        'Required: send paymentId with authorizationId, nonce with deviceData, or bankDetails when nothing is due now',
      path: ['paymentId'],
    },
  ),
  z.refine((sent) => (sent.paymentId === undefined) === (sent.authorizationId === undefined), {
    error: 'Send paymentId and authorizationId together',
    path: ['authorizationId'],
  }),
  z.refine((sent) => (sent.nonce === undefined) === (sent.deviceData === undefined), {
    error: 'Send nonce and deviceData together',
    path: ['deviceData'],
  }),
)

const takeUp = {
  body,
  /** 202 while the provider has not said how the payment ended: asking again is safe, paying again is not. */
  replies: { 200: purchase, 202: purchaseChecking },
  problems: {
    402: paymentRefused,
    404: quoteNotFound,
    409: [...quoteClosed, 'QUOTE_MISMATCH', 'CONFLICT'],
    503: ['PROVIDER_UNAVAILABLE'],
  },
} as const

/** Kept with the body and answer of version 2 (D-196). */
export const takeUpQuoteV1 = call({
  name: 'TakeUpQuoteV1',
  requirement: 'API-06',
  summary: 'As version 2, which our pages use.',
  access: 'session',
  method: 'POST',
  path: '/api/v1/Payment/TakeUpQuote',
  meanings: { 202: 'The provider has not said yet how the payment ended. Ask again; do not pay again.' },
  ...takeUp,
})

/** The same purchase asked for twice is the same policy (D-211). */
export const takeUpQuoteV2 = call({
  name: 'TakeUpQuoteV2',
  requirement: 'API-07',
  summary: 'Buys a quote: takes the payment and issues the policy.',
  description:
    'Paid by a confirmed payment (`paymentId` and `authorizationId`), by the drop-in (`nonce` and `deviceData`), or, with nothing to pay now, by `bankDetails` alone. The same purchase asked for twice is the same policy.',
  access: 'session',
  method: 'POST',
  path: '/api/v2/Payment/TakeUpQuote',
  meanings: { 202: 'The provider has not said yet how the payment ended. Ask again; do not pay again.' },
  ...takeUp,
})
