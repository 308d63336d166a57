import * as z from 'zod/mini'
import { call } from '../call.ts'
import { accountNumber, paymentProvider, sortCode } from '../fields/customer-fields.ts'
import { providerId, quoteReference } from '../fields/identifiers.ts'
import { date, describedAs, oneOf, replyObject, requestObject, text, yesNo } from '../fields/primitives.ts'
import {
  paymentNotPrepared,
  purchaseClosed,
  purchaseRefusals,
  quoteNotFound,
  quoteNotShown,
  says,
} from '../refusals.ts'
import { paymentDetails, purchaseRequest } from '../shapes/payment.ts'
import { purchase, purchaseChecking, purchasedPolicy } from '../shapes/policy.ts'

export const checkBankDetails = call({
  name: 'CheckBankDetails',
  requirement: 'API-03',
  summary: 'Whether an account can exist under a sort code, and at which bank.',
  description:
    'For a customer who is about to pay for a quote. If the session does not hold the quote, the call reveals nothing about any account.',
  access: 'session',
  limit: 'bank',
  method: 'POST',
  path: '/api/v1/Payment/CheckBankDetails',
  body: requestObject({ quoteReference, sortCode, accountNumber }),
  replies: { 200: replyObject({ isValid: yesNo, bankName: z.optional(text(100)) }) },
  refusals: { 404: quoteNotFound, 503: { PROVIDER_UNAVAILABLE: says('sortCodeNotChecked', 'DDM-23') } },
})

const intent = {
  /** The drop-in if none is named (CRD-22). Not strict, because browsers send headers of their own. */
  headers: replyObject({
    provider: describedAs(
      z._default(paymentProvider, 'BRAINTREE'),
      'the card page: separate card fields (STRIPE) or the drop-in (BRAINTREE)',
    ),
  }),
  body: requestObject({
    quoteReference,
    paymentDetails,
    preparePaymentSource: z.optional(oneOf(['CARD', 'WALLET'])),
    /** Without it, a payment whose browser dies is voided instead of completed as a policy (safety K8). */
    purchase: z.optional(requestObject(purchaseRequest)),
  }),
  /** The browser confirms the payment with the client secret (D-197); for a drop-in it is the token to start it with. */
  replies: { 200: replyObject({ paymentId: providerId, clientSecret: text(10_000) }) },
  refusals: {
    400: { VALIDATION_ERROR: says('validation', 'ERR-04, ERR-15') },
    402: paymentNotPrepared,
    404: quoteNotFound,
    409: purchaseClosed,
    500: { INTERNAL_ERROR: says('notPrepared', 'ERR-17') },
    503: { PROVIDER_UNAVAILABLE: says('notPrepared', 'ERR-17') },
  },
} as const

/** Same body and reply as version 2 (D-196). */
export const makePaymentIntentV1 = call({
  name: 'MakePaymentIntentV1',
  requirement: 'API-04',
  summary: 'Same as version 2, which our pages use.',
  access: 'session',
  limit: 'intent',
  method: 'POST',
  path: '/api/v1/Payment/MakePaymentIntent',
  ...intent,
})

export const makePaymentIntentV2 = call({
  name: 'MakePaymentIntentV2',
  requirement: 'API-05',
  summary: 'Prepares a payment for the stored price of a quote.',
  description:
    'The amount is compared with the stored price and never charged as sent. Include the purchase, so that the payment still becomes a policy if the browser crashes.',
  access: 'session',
  limit: 'intent',
  method: 'POST',
  path: '/api/v2/Payment/MakePaymentIntent',
  ...intent,
})

/**
 * Paid by a confirmed payment (paymentId and authorizationId), by the drop-in (nonce and deviceData) or, with nothing to pay now, by bank
 * details alone (D-182, D-204). Never by two of them: one take-up accepts one payment.
 */
const takeUpBody = requestObject({
  authorizationId: z.optional(providerId),
  paymentId: z.optional(providerId),
  nonce: z.optional(text(512)),
  deviceData: z.optional(text(8192)),
  quoteReference,
  ...purchaseRequest,
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
  body: takeUpBody,
  /** 202 while the provider has not reported the result of the payment: repeating the call is safe, paying again is not. */
  replies: { 200: purchase, 202: purchaseChecking },
  refusals: purchaseRefusals,
} as const

/** Same body and reply as version 2 (D-196). */
export const takeUpQuoteV1 = call({
  name: 'TakeUpQuoteV1',
  requirement: 'API-06',
  summary: 'Same as version 2, which our pages use.',
  access: 'session',
  limit: ['nonce'],
  grants: 200,
  method: 'POST',
  path: '/api/v1/Payment/TakeUpQuote',
  meanings: {
    202: 'The provider has not reported the result of the payment yet. Repeat this call; do not pay again.',
  },
  ...takeUp,
})

/** Repeating the same purchase returns the same policy (D-211). */
export const takeUpQuoteV2 = call({
  name: 'TakeUpQuoteV2',
  requirement: 'API-07',
  summary: 'Buys a quote: charges the payment and issues the policy.',
  description:
    'Paid by a confirmed payment (`paymentId` and `authorizationId`), by the drop-in (`nonce` and `deviceData`), or, with nothing to pay now, by `bankDetails` alone. Repeating the same purchase returns the same policy.',
  access: 'session',
  limit: ['nonce'],
  grants: 200,
  method: 'POST',
  path: '/api/v2/Payment/TakeUpQuote',
  meanings: {
    202: 'The provider has not reported the result of the payment yet. Repeat this call; do not pay again.',
  },
  ...takeUp,
})

export const getClientData = call({
  name: 'GetClientData',
  requirement: 'API-09',
  summary: "What the payment provider's browser client needs to start.",
  access: 'session',
  limit: 'none',
  method: 'GET',
  path: '/api/v2/Payment/GetClientData',
  query: requestObject({ quoteReference }),
  replies: {
    200: replyObject({
      /** Which of the two card pages. */
      provider: paymentProvider,
      /** The provider behind it. */
      service: oneOf(['sandbox', 'stripe', 'braintree']),
      /** The URL of the client script, if it is not the provider's own. */
      scriptUrl: z.optional(text(500)),
      publicKey: text(500),
      merchantAccountId: text(100),
      /** The merchant's id for Google Pay; absent if Google requires none. */
      googleMerchantId: z.optional(text(100)),
      /** The wallets the provider is set up for; the device decides which are shown (D-203). */
      wallets: replyObject({ applePay: yesNo, googlePay: yesNo, payPal: yesNo }),
    }),
  },
  refusals: { 404: quoteNotFound, 409: quoteNotShown },
})

export const getPaymentDate = call({
  name: 'GetPaymentDate',
  requirement: 'API-10',
  summary: 'The date of the first monthly payment.',
  access: 'session',
  limit: 'preview',
  method: 'GET',
  path: '/api/v1/Payment/GetPaymentDate',
  query: requestObject({ QuoteReference: quoteReference, CoverStartDate: date }),
  replies: { 200: replyObject({ paymentDate: date }) },
  refusals: { 404: quoteNotFound, 409: quoteNotShown },
})

/**
 * The state of a purchase, for the browser that made it: after a reload, in a second tab, or while the provider has not reported the
 * result. The quote must be named, so that a stolen cookie alone does not reveal the purchase (ASVS 7.4.4).
 */
export const getPurchase = call({
  name: 'GetPurchase',
  requirement: 'API-35',
  summary: 'The state of a purchase: bought, being checked, or nothing charged.',
  description:
    'For use after a reload, in a second tab, or while the provider has not reported the result of the payment.',
  access: 'optional-session',
  limit: 'none',
  method: 'GET',
  path: '/api/v1/Payment/GetPurchase',
  query: requestObject({ QuoteReference: quoteReference }),
  replies: {
    200: replyObject({
      /** NOT_CHARGED: a payment was started and failed; NONE: none was started. */
      status: oneOf(['NONE', 'CHECKING', 'NOT_CHARGED', 'BOUGHT']),
      policy: z.optional(purchasedPolicy),
    }),
  },
})

export const getClientIp = call({
  name: 'GetClientIp',
  requirement: 'API-12',
  summary: "The visitor's own network address, which 3-D Secure asks for.",
  access: 'anyone',
  whyOpen: 'Returns the caller’s own address',
  limit: 'none',
  method: 'GET',
  path: '/api/v1/Client/GetClientIp',
  replies: { 200: replyObject({ clientIp: text(45) }) },
})

/** A customerId is accepted but not trusted: the session decides whose saved cards may be shown. */
export const getDropInUiToken = call({
  name: 'GetDropInUiToken',
  requirement: 'API-11',
  summary: 'The token that starts the drop-in card form.',
  description:
    '`merchantAccountId` is the one from GetClientData; any other is refused. A `customerId` is accepted but not trusted.',
  access: 'optional-session',
  whyOpen: 'Starts a form without saved cards; a customer id is not trusted (T10)',
  limit: 'preview',
  method: 'GET',
  path: '/api/v1/Checkouts/GetDropInUiToken',
  host: 'payment',
  query: requestObject({ merchantAccountId: providerId, customerId: z.optional(providerId) }),
  badInput: 'Bad Request',
  replies: { 200: replyObject({ clientToken: text(10_000) }) },
})
