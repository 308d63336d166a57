import * as z from 'zod/mini'
import { call } from '../call'
import { personName, postcode, registration } from '../fields/customer-fields'
import { quoteReference, quoteToken } from '../fields/identifiers'
import { date, describedAs, replyObject, requestObject, text } from '../fields/primitives'
import { pages } from '../pages'
import { endOf, goesTo, quoteNotFound, quoteNotShown, says, silently } from '../refusals'
import { pricingDetails } from '../shapes/price'
import { restoredQuote } from '../shapes/quote'

/** All five are required (API-43); every failed comparison is answered alike, so that nothing can be guessed (D-247). */
const quoteDetails = requestObject({
  QuoteReference: quoteReference,
  VehicleRegistration: registration,
  Postcode: postcode,
  Surname: personName,
  DateOfBirth: date,
})

/** An address of the brand's other site, which opens the quote there once, within 5 minutes. */
const quoteElsewhere = replyObject({ address: text(400) })

/**
 * Unknown, wrong and tried too often are all 204 "Unable to find quote" (D-246, D-247): a 404 or a 429 beside it would tell a guesser
 * which of them it was. The 404 is declared as specified and never given. What is told of a quote that cannot be shown is told to
 * whoever has passed; so is, as 202, the address that opens a quote of another site of the brand.
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

/** The data-protection check as the specification has it, with personal facts in the address (D-249). */
export const getQuoteDpaCheck = call({
  name: 'GetQuoteDpaCheck',
  requirement: 'API-23',
  summary: 'Gives a quote back to the customer whose personal facts match it.',
  description:
    'All five facts are required. An unknown quote, wrong facts and too many tries are answered alike, so that nothing can be guessed. The facts stand in the address: prefer QuoteDpaCheckByBody.',
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

/** The same check with the facts in the body: addresses end up in histories and logs, bodies do not. Our pages use this one. */
export const quoteDpaCheckByBody = call({
  name: 'QuoteDpaCheckByBody',
  requirement: 'API-23',
  summary: 'GetQuoteDpaCheck with the personal facts in the body.',
  description:
    'All five facts are required. An unknown quote, wrong facts and too many tries are answered alike, so that nothing can be guessed.',
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

/** QuoteReference carries the token of the reminder link, despite its name (D-227). */
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
      `${pages.quoteExpired} when it is past its expiry, otherwise ${pages.error}`,
      'ERR-08, D-244',
    ),
    QUOTE_LOCKED: quoteNotShown.QUOTE_LOCKED,
  },
} as const

/** Unlocks the quote behind a reminder link; the facts stand in the address and there is no body, as specified. */
export const quoteReminderDpaCheck = call({
  name: 'QuoteReminderDpaCheck',
  requirement: 'API-24',
  summary: 'Unlocks the quote of a reminder link for the customer whose personal facts match it.',
  description:
    '`QuoteReference` carries the token of the reminder link. The facts stand in the address: prefer QuoteReminderDpaCheckByBody.',
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

/** The same check with the facts in the body, where no log or history keeps them. Our pages use this one. */
export const quoteReminderDpaCheckByBody = call({
  name: 'QuoteReminderDpaCheckByBody',
  requirement: 'API-24',
  summary: 'QuoteReminderDpaCheck with the personal facts in the body.',
  description: '`QuoteReference` carries the token of the reminder link.',
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

/** Takes tokens only, never references (D-227). */
export const getQuote = call({
  name: 'GetQuote',
  requirement: 'API-25',
  summary: 'The quote a token opens.',
  description: 'Takes the token of an emailed link, never a quote reference.',
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
  summary: 'The prices behind a reminder link, without anything about its customer.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'GET',
  path: '/api/v1/Quote/GetPricingDetails',
  query: requestObject({
    quote: quoteToken,
    source: z.optional(describedAs(text(60, 0), 'where the link was followed, as the link says')),
  }),
  replies: { 200: pricingDetails },
  refusals: { 404: quoteNotFound, 409: quoteNotOpened },
})

/**
 * Emails a link that opens a quote once, for whoever cannot pass its check, or may not try any more (D-236, safety T2). It goes to
 * the address in the quote and never to one a caller names. The answer is the same, and as quick, whether there is such a quote or
 * not (D-247).
 */
export const requestQuoteLink = call({
  name: 'RequestQuoteLink',
  requirement: 'API-23',
  summary: 'Emails a single-use link to the address in a quote.',
  description: 'The link goes to the address in the quote, never to one that a caller names.',
  access: 'optional-session',
  whyOpen: 'Answers alike whatever there is; the email goes to the address in the quote (D-247)',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Quote/RequestQuoteLink',
  meanings: { 202: 'Accepted. The answer is the same whether or not there is anything to send.' },
  body: requestObject({ quoteReference }),
  replies: { 202: 'nothing' },
})

/**
 * As RequestQuoteLink, for a customer whose link no longer works: the link is all they have. The new one goes to the address in the
 * quote. The answer is the same whether we ever made such a link or not (D-247).
 */
export const renewQuoteLink = call({
  name: 'RenewQuoteLink',
  requirement: 'API-25',
  summary: 'Emails a new link to a quote in the place of one that no longer works.',
  access: 'optional-session',
  whyOpen: 'Answers alike whatever there is; the email goes to the address in the quote (D-247)',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Quote/RenewQuoteLink',
  body: requestObject({ token: quoteToken }),
  replies: { 202: 'nothing' },
})

/**
 * What the customer's press on an emailed link does: the link is used up, and GetQuote gives the quote to this browser for 30 minutes
 * (D-227). No GET uses a link up, because programs that check mail follow every link and run the page behind it. Asked again by the
 * same browser it is answered alike: an answer that was lost on the way shuts nobody out.
 */
export const openQuoteLink = call({
  name: 'OpenQuoteLink',
  requirement: 'API-25',
  summary: 'Uses up an emailed link, so that GetQuote opens its quote in this browser.',
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
        'The start says that the link does not work, and has a new one emailed',
        'AGG-04',
      ),
    },
    409: quoteNotOpened,
  },
})

/**
 * Gives a quote back to the very browser that made or opened it within the last 30 minutes, without asking the check again
 * (RET-09, D-237). To any other, and later, there is none.
 */
export const resumeQuote = call({
  name: 'ResumeQuote',
  requirement: 'API-25',
  summary: 'Gives a quote back to the browser that had it a moment ago.',
  description: 'For 30 minutes after the session made or opened it.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Quote/ResumeQuote',
  meanings: { 204: 'Unable to find quote.' },
  body: requestObject({ quoteReference }),
  replies: { 200: restoredQuote, 204: 'nothing' },
  refusals: { 409: quoteNotShown },
})
