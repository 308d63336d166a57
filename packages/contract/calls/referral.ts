import { call } from '../call'
import { draftLinkToken, quoteReference } from '../fields/identifiers'
import { instant, replyObject, requestObject, text } from '../fields/primitives'
import { silently } from '../refusals'

/** Unknown, answered and too late are answered alike: the link opens one question and nothing else (D-247). */
const deadQuestion = {
  QUOTE_NOT_FOUND: silently(
    'The page says that the question was answered or is too old, and who to call',
    'DSK-402',
  ),
}

/** Longer than any question or answer may be: its own check says what is too long. */
const words = text(4_000)

/**
 * What an underwriter asks about a referred quote. By the token of an email, in the body: addresses end up in histories and logs.
 * Reading uses nothing up, because mail scanners follow every link.
 */
export const readReferralQuestion = call({
  name: 'ReadReferralQuestion',
  requirement: 'END-01',
  summary: 'The question that an emailed link is about.',
  description: 'Takes the token of the email. A used, an old and an unknown link are answered alike.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Referral/ReadReferralQuestion',
  body: requestObject({ token: draftLinkToken }),
  replies: { 200: replyObject({ quoteReference, question: words, answerBy: instant }) },
  refusals: { 404: deadQuestion },
})

/** The customer's answer, once. It goes to whoever decides about the quote, and the reply says by when they hear from us. */
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
  refusals: { 404: deadQuestion },
})
