import { call } from '../call.ts'
import { draftLinkToken, quoteReference } from '../fields/identifiers.ts'
import { instant, replyObject, requestObject, text } from '../fields/primitives.ts'
import { silently } from '../refusals.ts'

/** An unknown, an answered and an expired token get the same reply: the link opens one question only (D-247). */
const deadQuestion = {
  QUOTE_NOT_FOUND: silently(
    'The page states that the question was answered or has expired, and which number to call',
    'DSK-402',
  ),
}

/** The token belongs to the customer's own older email, so its page may say that a newer question was sent. */
const replacedQuestion = {
  CONFLICT: silently(
    'The page states that a newer question was sent, and to open the latest email',
    'DSK-402',
  ),
}

/** A limit above that of any question or answer, whose own check reports what is too long. */
const words = text(4_000)

/**
 * What an underwriter asks about a referred quote. The token of the email is in the body, because URLs end up in histories and logs.
 * Reading does not use up the link, because mail scanners follow every link.
 */
export const readReferralQuestion = call({
  name: 'ReadReferralQuestion',
  requirement: 'END-01',
  summary: 'The question that an emailed link is about.',
  description: 'Send the token of the email. A used, an expired and an unknown link get the same reply.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Referral/ReadReferralQuestion',
  body: requestObject({ token: draftLinkToken }),
  replies: { 200: replyObject({ quoteReference, question: words, answerBy: instant }) },
  refusals: { 404: deadQuestion, 409: replacedQuestion },
})

/**
 * Accepts the customer's answer once. It goes to the underwriter who decides about the quote. The reply states by when the customer hears
 * from us.
 */
export const answerReferralQuestion = call({
  name: 'AnswerReferralQuestion',
  requirement: 'END-01',
  summary: 'Answers the question that an emailed link is about, once.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Referral/AnswerReferralQuestion',
  body: requestObject({ token: draftLinkToken, answer: words }),
  replies: { 200: replyObject({ promisedBy: instant }) },
  refusals: { 404: deadQuestion, 409: replacedQuestion },
})
