import { call } from '../../call'
import { quoteNotFound } from '../../quote-problems'
import { instant } from '../../wire/dates'
import { quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/**
 * Three moments of a restarted quote, recorded silently: the page goes on whatever the answer (RST-10). The first time stands. Before
 * the check anybody may name any reference, so those two are answered 200 whether or not there is such a quote (D-005).
 */
const recorded = { method: 'POST', host: 'restart', replies: { 200: 'nothing' } } as const

export const setRestartedQuoteTakenUp = call({
  name: 'SetRestartedQuoteTakenUp',
  requirement: 'API-39',
  summary: 'Records when a restarted quote was bought.',
  description: 'The first time stands.',
  access: 'session',
  path: '/api/v1/RestartPolicy/SetRestartedQuoteTakenUp',
  body: sent({ quoteReference, quoteTakenUpAt: instant }),
  problems: { 404: quoteNotFound },
  ...recorded,
})

export const setRestartedQuoteViewed = call({
  name: 'SetRestartedQuoteViewed',
  requirement: 'API-40',
  summary: 'Records when a restarted quote was seen.',
  description: 'The first time stands. The answer is the same whether or not there is such a quote.',
  access: 'optional-session',
  path: '/api/v1/RestartPolicy/SetRestartedQuoteViewed',
  body: sent({ quoteReference, quoteViewedAt: instant }),
  ...recorded,
})

export const setRestartedQuoteDpaVisit = call({
  name: 'SetRestartedQuoteDPAVisit',
  requirement: 'API-41',
  summary: 'Records when the data-protection check of a restarted quote was opened.',
  description: 'The first time stands. The answer is the same whether or not there is such a quote.',
  access: 'optional-session',
  path: '/api/v1/RestartPolicy/SetRestartedQuoteDPAVisit',
  body: sent({ quoteReference, quoteDPAAt: instant }),
  ...recorded,
})
