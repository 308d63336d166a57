import { call } from '../../call'
import { restoredQuote } from '../../entities/restored-quote'
import { quoteNotShown } from '../../quote-problems'
import { quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

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
  method: 'POST',
  path: '/api/v1/Quote/ResumeQuote',
  meanings: { 204: 'Unable to find quote.' },
  body: sent({ quoteReference }),
  replies: { 200: restoredQuote, 204: 'nothing' },
  problems: { 409: quoteNotShown },
})
