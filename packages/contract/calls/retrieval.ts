import * as z from 'zod/mini'
import { call } from '../call.ts'
import { personName, postcode, registration } from '../fields/customer-fields.ts'
import { quoteReference, quoteToken } from '../fields/identifiers.ts'
import { date, describedAs, replyObject, requestObject, text } from '../fields/primitives.ts'
import { pages } from '../pages.ts'
import { endOf, goesTo, quoteNotFound, quoteNotShown, says, silently } from '../refusals.ts'
import { pricingDetails } from '../shapes/price.ts'
import { restoredQuote } from '../shapes/quote.ts'

/** All five are required (API-43); every failed comparison gets the same reply, so that nothing can be guessed (D-247). */
const quoteDetails = requestObject({
  QuoteReference: quoteReference,
  VehicleRegistration: registration,
  Postcode: postcode,
  Surname: personName,
  DateOfBirth: date,
})

/** A URL of the brand's other site, which opens the quote there once, within 5 minutes. */
const quoteElsewhere = replyObject({ address: text(400) })

/**
 * Unknown, wrong and too many attempts are all 204 "Unable to find quote" (D-246, D-247): a separate 404 or 429 would tell an
 * attacker which of them it was. The 404 is declared as specified but never returned. Why a quote cannot be shown is only
 * revealed after the check has passed, as is, with 202, the URL of a quote on another site of the brand.
 */
const quoteCheckReplies = { 200: restoredQuote, 202: quoteElsewhere, 204: 'nothing' } as const
const quoteCheckRefusals = {
  404: { QUOTE_NOT_FOUND: says('notRetrieved', 'ERR-06, RET-06') },
  409: quoteNotShown,
} as const
const quoteNotChecked = [
  says('notRetrieved', 'ERR-03, RET-06'),
  says('policyNotFound', 'RST-04, on the restart page'),
]

/** The DPA check as specified, with personal details in the URL (D-249). */
export const getQuoteDpaCheck = call({
  name: 'GetQuoteDpaCheck',
  requirement: 'API-23',
  summary: 'Returns a quote to the customer whose personal details match it.',
  description:
    'All five details are required. An unknown quote, wrong details and too many attempts get the same reply, so that nothing can be guessed. The details are in the URL: prefer QuoteDpaCheckByBody.',
  access: 'optional-session',
  limit: 'retrieval',
  grants: 200,
  method: 'GET',
  path: '/api/v1/Quote/GetQuoteDpaCheck',
  meanings: { 204: 'Unable to find quote.' },
  query: quoteDetails,
  replies: quoteCheckReplies,
  refusals: quoteCheckRefusals,
  whenNothingFound: quoteNotChecked,
})

/** The same check with the details in the body: URLs end up in histories and logs, bodies do not. Our pages use this one. */
export const quoteDpaCheckByBody = call({
  name: 'QuoteDpaCheckByBody',
  requirement: 'API-23',
  summary: 'GetQuoteDpaCheck with the personal details in the body.',
  description:
    'All five details are required. An unknown quote, wrong details and too many attempts get the same reply, so that nothing can be guessed.',
  access: 'optional-session',
  limit: 'retrieval',
  grants: 200,
  method: 'POST',
  path: '/api/v1/Quote/QuoteDpaCheckByBody',
  meanings: { 204: 'Unable to find quote.' },
  body: quoteDetails,
  replies: quoteCheckReplies,
  refusals: quoteCheckRefusals,
  whenNothingFound: quoteNotChecked,
})

/** QuoteReference is the token of the reminder link, despite its name (D-227). */
const reminderDetails = requestObject({
  QuoteReference: quoteToken,
  Postcode: postcode,
  Surname: personName,
  DateOfBirth: date,
})

const reminderCheckReplies = { 200: 'nothing' } as const
const reminderCheckRefusals = {
  403: { QUOTE_MISMATCH: says('reminderMismatch', 'ERR-02, RMD-06') },
  409: {
    QUOTE_INELIGIBLE: goesTo(
      `${pages.quoteExpired} if the quote has expired, otherwise ${pages.error}`,
      'ERR-08, D-244',
    ),
    QUOTE_LOCKED: quoteNotShown.QUOTE_LOCKED,
  },
} as const

/** Unlocks the quote of a reminder link; the details are in the URL and there is no body, as specified. */
export const quoteReminderDpaCheck = call({
  name: 'QuoteReminderDpaCheck',
  requirement: 'API-24',
  summary: 'Unlocks the quote of a reminder link for the customer whose personal details match it.',
  description:
    '`QuoteReference` is the token of the reminder link. The details are in the URL: prefer QuoteReminderDpaCheckByBody.',
  access: 'optional-session',
  limit: 'retrieval',
  grants: 200,
  method: 'POST',
  path: '/api/v1/Quote/QuoteReminderDpaCheck',
  meanings: { 200: 'Unlocked for this session; GetQuote now opens it.' },
  query: reminderDetails,
  replies: reminderCheckReplies,
  refusals: reminderCheckRefusals,
})

/** The same check with the details in the body, which no log or history records. Our pages use this one. */
export const quoteReminderDpaCheckByBody = call({
  name: 'QuoteReminderDpaCheckByBody',
  requirement: 'API-24',
  summary: 'QuoteReminderDpaCheck with the personal details in the body.',
  description: '`QuoteReference` is the token of the reminder link.',
  access: 'optional-session',
  limit: 'retrieval',
  grants: 200,
  method: 'POST',
  path: '/api/v1/Quote/QuoteReminderDpaCheckByBody',
  meanings: { 200: 'Unlocked for this session; GetQuote now opens it.' },
  body: reminderDetails,
  replies: reminderCheckReplies,
  refusals: reminderCheckRefusals,
})

/** Why a token does not open its quote now (ERR-07, D-243). */
const quoteNotOpened = {
  QUOTE_TAKEN_UP: endOf('QUOTE_TAKEN_UP', 'ERR-07, NAV-38'),
  QUOTE_EXPIRED: quoteNotShown.QUOTE_EXPIRED,
  QUOTE_LOCKED: quoteNotShown.QUOTE_LOCKED,
}

/** Accepts tokens only, never references (D-227). */
export const getQuote = call({
  name: 'GetQuote',
  requirement: 'API-25',
  summary: 'The quote of an emailed link.',
  description: 'Send the token of an emailed link, never a quote reference.',
  access: 'optional-session',
  limit: 'retrieval',
  grants: 200,
  method: 'GET',
  path: '/api/v1/Quote/GetQuote',
  meanings: { 204: 'Unable to find quote.' },
  query: requestObject({ quote: quoteToken }),
  replies: { 200: restoredQuote, 204: 'nothing' },
  refusals: { 404: quoteNotFound, 409: quoteNotOpened },
  whenNothingFound: says('noQuote', 'ERR-03'),
})

export const getPricingDetails = call({
  name: 'GetPricingDetails',
  requirement: 'API-26',
  summary: 'The prices of the quote of a reminder link, without anything about its customer.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'GET',
  path: '/api/v1/Quote/GetPricingDetails',
  query: requestObject({
    quote: quoteToken,
    source: z.optional(describedAs(text(60, 0), 'where the link was followed, as stated in the link')),
  }),
  replies: { 200: pricingDetails },
  refusals: { 404: quoteNotFound, 409: quoteNotOpened },
})

/**
 * Emails a single-use link to a quote, for a customer who cannot pass its check or has no attempts left (D-236, safety T2). It is only
 * sent to the address in the quote. The reply is the same, and takes the same time, whether the quote exists or not (D-247).
 */
export const requestQuoteLink = call({
  name: 'RequestQuoteLink',
  requirement: 'API-23',
  summary: 'Emails a single-use link to the address in a quote.',
  description: 'The link is sent to the address in the quote, never to an address from the request.',
  access: 'optional-session',
  whyOpen:
    'The reply is the same whether or not the quote exists; the email goes to the address in the quote (D-247)',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Quote/RequestQuoteLink',
  meanings: { 202: 'Accepted. The reply is the same whether or not there is an email to send.' },
  body: requestObject({ quoteReference }),
  replies: { 202: 'nothing' },
})

/**
 * Like RequestQuoteLink, for a customer whose link no longer works and who has nothing else. The new one is sent to the address
 * in the quote. The reply is the same whether we ever issued such a link or not (D-247).
 */
export const renewQuoteLink = call({
  name: 'RenewQuoteLink',
  requirement: 'API-25',
  summary: 'Emails a new link to a quote, to replace one that no longer works.',
  access: 'optional-session',
  whyOpen:
    'The reply is the same whether or not the quote exists; the email goes to the address in the quote (D-247)',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Quote/RenewQuoteLink',
  body: requestObject({ token: quoteToken }),
  replies: { 202: 'nothing' },
})

/**
 * Called when the customer presses the button behind an emailed link: the link is used up, and GetQuote returns the quote to this
 * browser for 30 minutes (D-227). A GET never uses up a link, because mail scanners follow every link and run the page behind it.
 * Repeated by the same browser it gets the same reply, so that a lost reply locks no customer out.
 */
export const openQuoteLink = call({
  name: 'OpenQuoteLink',
  requirement: 'API-25',
  summary: 'Uses up an emailed link, so that GetQuote returns its quote to this browser.',
  access: 'optional-session',
  limit: 'retrieval',
  grants: 204,
  method: 'POST',
  path: '/api/v1/Quote/OpenQuoteLink',
  body: requestObject({ token: quoteToken }),
  replies: { 204: 'nothing' },
  refusals: {
    404: {
      QUOTE_NOT_FOUND: silently(
        'The first page states that the link does not work, and can have a new link emailed',
        'AGG-04',
      ),
    },
    409: quoteNotOpened,
  },
})

/**
 * Returns a quote to the browser that made or opened it within the last 30 minutes, without another check (RET-09, D-237). For
 * any other browser, or later, it does not exist.
 */
export const resumeQuote = call({
  name: 'ResumeQuote',
  requirement: 'API-25',
  summary: 'Returns a quote to the browser that had it recently.',
  description: 'For 30 minutes after the session created or opened it.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Quote/ResumeQuote',
  meanings: { 204: 'Unable to find quote.' },
  body: requestObject({ quoteReference }),
  replies: { 200: restoredQuote, 204: 'nothing' },
  refusals: { 409: quoteNotShown },
})
