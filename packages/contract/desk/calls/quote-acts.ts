import { NOTE_LENGTH, supportNeedNames } from '@milepost/domain/desk/notes'
import * as z from 'zod/mini'
import { instant, listOf, oneOf, replyObject, requestObject, yesNo } from '../../fields/primitives.ts'
import { actReason } from '../act-reason.ts'
import { deskCall } from '../desk-call.ts'
import { typedWords } from '../desk-fields.ts'
import { despiteRestriction } from '../despite-restriction.ts'
import { quoteNamed } from './quote.ts'

/** The rules of notes are checked after parsing. */
const noteWords = typedWords('your words', NOTE_LENGTH.most)
const because = actReason
const done = { 204: 'nothing' } as const

export const addNote = deskCall({
  name: 'AddNote',
  requirement: 'DSK-322',
  summary: 'Adds a note to a quote. Notes are encrypted and never changed.',
  needs: 'quote.note',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Quote/AddNote',
  body: requestObject({ ...quoteNamed, words: noteWords }),
  replies: done,
})

export const markVulnerable = deskCall({
  name: 'MarkVulnerable',
  requirement: 'DSK-323',
  summary:
    'Marks the customer of a quote as vulnerable, with the support they need, on all their quotes; or removes the mark.',
  needs: 'customer.mark-vulnerable',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Quote/MarkVulnerable',
  body: requestObject({
    ...quoteNamed,
    /** The support needed; an empty list removes the mark. */
    needs: listOf(oneOf(supportNeedNames), supportNeedNames.length),
    words: noteWords,
    /** The customer agrees that it is recorded; required for a mark. */
    hasConsent: yesNo,
  }),
  replies: done,
})

export const lockQuote = deskCall({
  name: 'LockQuote',
  requirement: 'DSK-324',
  summary: 'Locks a quote for its customer while a staff member reviews it.',
  needs: 'quote.lock',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Quote/LockQuote',
  body: requestObject({ ...quoteNamed, because, until: z.optional(instant) }),
  replies: done,
})

export const unlockQuote = deskCall({
  name: 'UnlockQuote',
  requirement: 'DSK-324',
  summary: 'Unlocks a quote for its customer.',
  needs: 'quote.unlock',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Quote/UnlockQuote',
  body: requestObject({ ...quoteNamed, because }),
  replies: done,
})

export const sendQuoteLink = deskCall({
  name: 'SendQuoteLink',
  requirement: 'DSK-325',
  summary: 'Emails the customer a link that opens their quote once, so that they can pay.',
  needs: 'quote.send-link',
  brand: 'named',
  isHeldByRestriction: true,
  method: 'POST',
  path: '/api/desk/v1/Quote/SendQuoteLink',
  body: requestObject({ ...quoteNamed, because, despiteRestriction }),
  replies: { 200: replyObject({ sent: oneOf(['new-link', 'earlier-links']) }) },
})
