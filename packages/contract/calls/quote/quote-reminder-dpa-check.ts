import { call } from '../../call'
import { personName, postcode } from '../../wire/customer-fields'
import { date } from '../../wire/dates'
import { quoteToken } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/** QuoteReference carries the token of the reminder link, despite its name (D-227). */
const personalFacts = sent({
  QuoteReference: quoteToken,
  Postcode: postcode,
  Surname: personName,
  DateOfBirth: date,
})

const replies = { 200: 'nothing' } as const
const problems = { 403: ['QUOTE_MISMATCH'], 409: ['QUOTE_INELIGIBLE', 'QUOTE_LOCKED'] } as const

/** Unlocks the quote behind a reminder link; the facts stand in the address and there is no body, as specified. */
export const quoteReminderDpaCheck = call({
  name: 'QuoteReminderDpaCheck',
  requirement: 'API-24',
  summary: 'Unlocks the quote of a reminder link for the customer whose personal facts match it.',
  description:
    '`QuoteReference` carries the token of the reminder link. The facts stand in the address: prefer QuoteReminderDpaCheckByBody.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Quote/QuoteReminderDpaCheck',
  meanings: { 200: 'Unlocked for this session; GetQuote now opens it.' },
  query: personalFacts,
  replies,
  problems,
})

/** The same check with the facts in the body, where no log or history keeps them. Our pages use this one. */
export const quoteReminderDpaCheckByBody = call({
  name: 'QuoteReminderDpaCheckByBody',
  requirement: 'API-24',
  summary: 'QuoteReminderDpaCheck with the personal facts in the body.',
  description: '`QuoteReference` carries the token of the reminder link.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Quote/QuoteReminderDpaCheckByBody',
  meanings: { 200: 'Unlocked for this session; GetQuote now opens it.' },
  body: personalFacts,
  replies,
  problems,
})
