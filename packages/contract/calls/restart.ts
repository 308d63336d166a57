import { cancellationReasons } from '@milepost/domain/quote/cancellation'
import { productCodes } from '@milepost/domain/terms/identity'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { policyReference, providerId, quoteReference } from '../fields/identifiers.ts'
import { date, instant, oneOf, replyObject, requestObject, text, yesNo } from '../fields/primitives.ts'
import { purchaseRefusals, silently } from '../refusals.ts'
import { purchase, purchaseChecking, restartablePolicy } from '../shapes/policy.ts'

/**
 * The back office's key, for calls that no browser makes: an open list of cancelled policies would reveal customers (D-219).
 * Optional in the schema, because a missing key gets the same 403 as a wrong one.
 */
const serviceKeyHeaders = replyObject({ 'x-service-key': z.optional(text(200)) })

const reason = oneOf(cancellationReasons)

export const cancelPolicy = call({
  name: 'CancelPolicy',
  requirement: 'API-36',
  summary: 'Cancels a policy, for the back office only: the first step of a restart.',
  description:
    'Works out what is refunded and owed, books it, and tells the lender and the customer. A refund waits for a person at the desk. Cover ends at cancelledAt: at once for the customer and for fraud, otherwise after notice of seven days. If the policy is already cancelled, the first reason stays. A policy that follows is not cancelled with it.',
  access: 'service-key',
  limit: 'none',
  method: 'POST',
  path: '/api/v1/RestartPolicy/CancelPolicy',
  host: 'restart',
  headers: serviceKeyHeaders,
  body: requestObject({
    policyReference,
    reason,
    /** Whether there has been a claim, by the customer or against them: the full premium is then due. No, if it is left out. */
    hasClaimed: z.optional(yesNo),
    /** The date of the lender's default notice, for a missed payment of a policy paid monthly. */
    defaultNoticeOn: z.optional(date),
  }),
  /** Cover ends then: at once for the customer and for fraud, otherwise when seven days' notice have run out. */
  replies: { 200: replyObject({ policyReference, reason, cancelledAt: instant }) },
  refusals: {
    403: { FORBIDDEN: 'caller' },
    404: { POLICY_NOT_FOUND: 'caller' },
    409: { CONFLICT: 'caller' },
  },
})

export const createQuoteForCancelledPolicy = call({
  name: 'CreateQuoteForCancelledPolicy',
  requirement: 'API-36',
  summary: 'Creates a 30-day quote from a cancelled policy and returns its reference.',
  access: 'service-key',
  limit: 'none',
  method: 'POST',
  path: '/api/v1/RestartPolicy/CreateQuoteForCancelledPolicy',
  host: 'restart',
  headers: serviceKeyHeaders,
  body: requestObject({ policyReference }),
  replies: { 200: quoteReference },
  refusals: {
    403: { FORBIDDEN: 'caller' },
    404: { POLICY_NOT_FOUND: 'caller' },
    409: { QUOTE_INELIGIBLE: 'caller' },
    503: { PROVIDER_UNAVAILABLE: 'caller' },
  },
})

export const getAcornRestartablePolicies = call({
  name: 'GetAcornRestartablePolicies',
  requirement: 'API-37',
  summary: 'The cancelled policies that can be restarted, for the back office only.',
  access: 'service-key',
  limit: 'none',
  method: 'GET',
  path: '/api/v1/RestartPolicy/GetAcornRestartablePolicies',
  host: 'restart',
  headers: serviceKeyHeaders,
  query: requestObject({ ignoreOlderThan: instant }),
  replies: { 200: z.array(restartablePolicy) },
  refusals: { 403: { FORBIDDEN: 'caller' } },
})

/**
 * For the back office to read what was recorded about a restart; the product decides where its customer is sent. Contains nothing about
 * the customer.
 */
export const getRestartedQuote = call({
  name: 'GetRestartedQuote',
  requirement: 'API-36',
  summary:
    'The progress of a restart, for the back office only: the policy, the product, and when the quote was viewed and bought.',
  access: 'service-key',
  limit: 'none',
  method: 'GET',
  path: '/api/v1/RestartPolicy/GetRestartedQuote',
  host: 'restart',
  headers: serviceKeyHeaders,
  query: requestObject({ quoteReference }),
  replies: {
    200: replyObject({
      policyReference,
      product: oneOf(productCodes),
      createdAt: instant,
      viewedAt: z.optional(instant),
      checkedAt: z.optional(instant),
      takenUpAt: z.optional(instant),
    }),
  },
  refusals: { 403: { FORBIDDEN: 'caller' }, 404: { QUOTE_NOT_FOUND: 'caller' } },
})

/**
 * The purchase is sent when the payment is prepared, so only the payment is named here: the id from MakePaymentIntent, or the nonce of a
 * drop-in with its device data (D-218).
 */
export const restartPolicy = call({
  name: 'RestartPolicy',
  requirement: 'API-38',
  summary: 'Buys the 30-day quote of a cancelled policy.',
  description: 'The purchase is sent when the payment is prepared, so only the payment is sent here.',
  access: 'session',
  limit: 'none',
  grants: 200,
  method: 'POST',
  path: '/api/v1/RestartPolicy/RestartPolicy',
  meanings: {
    202: 'The provider has not reported the result of the payment yet. Repeat this call; do not pay again.',
  },
  host: 'restart',
  body: requestObject({
    quoteReference,
    paymentId: providerId,
    coverStartDate: date,
    deviceData: z.optional(text(8192)),
  }),
  replies: { 200: purchase, 202: purchaseChecking },
  refusals: purchaseRefusals,
})

/**
 * Three events of a restarted quote, recorded silently: the page continues regardless of the reply (RST-10). The first time is stored.
 * Before the check any caller may name any reference, so two of them return 200 whether the quote exists or not (D-005).
 */
const recorded = { method: 'POST', host: 'restart', replies: { 200: 'nothing' } } as const

export const setRestartedQuoteTakenUp = call({
  name: 'SetRestartedQuoteTakenUp',
  requirement: 'API-39',
  summary: 'Records when a restarted quote was bought.',
  description: 'Only the first time is recorded.',
  access: 'session',
  limit: 'preview',
  path: '/api/v1/RestartPolicy/SetRestartedQuoteTakenUp',
  body: requestObject({ quoteReference, quoteTakenUpAt: instant }),
  refusals: {
    404: { QUOTE_NOT_FOUND: silently('The customer sees nothing; the error is reported', 'RST-10') },
  },
  ...recorded,
})

export const setRestartedQuoteViewed = call({
  name: 'SetRestartedQuoteViewed',
  requirement: 'API-40',
  summary: 'Records when a restarted quote was viewed.',
  description: 'Only the first time is recorded. The reply is the same whether or not the quote exists.',
  access: 'optional-session',
  whyOpen: 'Records that a page was opened; the reply is the same whether or not the quote exists (RST-10)',
  limit: 'preview',
  path: '/api/v1/RestartPolicy/SetRestartedQuoteViewed',
  body: requestObject({ quoteReference, quoteViewedAt: instant }),
  ...recorded,
})

export const setRestartedQuoteDpaVisit = call({
  name: 'SetRestartedQuoteDPAVisit',
  requirement: 'API-41',
  summary: 'Records when the data-protection check of a restarted quote was opened.',
  description: 'Only the first time is recorded. The reply is the same whether or not the quote exists.',
  access: 'optional-session',
  whyOpen: 'Records that a page was opened; the reply is the same whether or not the quote exists (RST-10)',
  limit: 'preview',
  path: '/api/v1/RestartPolicy/SetRestartedQuoteDPAVisit',
  body: requestObject({ quoteReference, quoteDPAAt: instant }),
  ...recorded,
})
