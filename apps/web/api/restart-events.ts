import {
  setRestartedQuoteDpaVisit,
  setRestartedQuoteTakenUp,
  setRestartedQuoteViewed,
} from '@milepost/contract/calls/restart-policy/restarted-quote-events'
import { formatInstant } from '@milepost/domain/values/london-time'
import { client } from './client'
import { reportSilentFailure } from './silent-failure'

/** Three moments of a restarted quote. They are recorded silently: nobody waits for them and nothing is shown (RST-10). */
export function recordCheckOpened(quoteReference: string): void {
  const body = { quoteReference, quoteDPAAt: formatInstant(new Date()) }
  void client.send(setRestartedQuoteDpaVisit, { body }).then(reportFailure('SetRestartedQuoteDPAVisit'))
}

export function recordViewed(quoteReference: string): void {
  const body = { quoteReference, quoteViewedAt: formatInstant(new Date()) }
  void client.send(setRestartedQuoteViewed, { body }).then(reportFailure('SetRestartedQuoteViewed'))
}

export function recordTakenUp(quoteReference: string): void {
  const body = { quoteReference, quoteTakenUpAt: formatInstant(new Date()) }
  void client
    .send(setRestartedQuoteTakenUp, { body }, { keepalive: true })
    .then(reportFailure('SetRestartedQuoteTakenUp'))
}

function reportFailure(call: string) {
  return (outcome: { kind: string; problem?: { code: string } }) => {
    if (outcome.kind !== 'answered') reportSilentFailure(call, outcome.problem?.code ?? outcome.kind)
  }
}
