import { attemptStates } from '@milepost/domain/payment/attempt-states'
import { collectionCodes } from '@milepost/domain/payment/payment-option'
import { journeyIds } from '@milepost/domain/terms/identity'
import { securityEventKinds } from '../audit/security-event-ports'
import { events } from './events'
import type { paymentMetrics } from './payment-metrics'
import type { processMetrics } from './process-metrics'
import type { quoteMetrics } from './quote-metrics'

type Counters = ReturnType<typeof quoteMetrics> &
  ReturnType<typeof paymentMetrics> &
  ReturnType<typeof processMetrics>

/**
 * A counter that is first seen at one has, to whoever compares it with the minute before, not risen; one that is never seen cannot
 * be seen to stand still. So what alerts go by is there from the start, at nothing.
 */
export function startAtNothing(counters: Counters): void {
  for (const event of Object.keys(events)) counters.events.inc({ event }, 0)
  for (const journey of journeyIds) {
    for (const wayIn of ['site', 'comparison', 'restart', 'renewal'])
      counters.quotesMade.inc({ journey, way_in: wayIn }, 0)
    for (const way of collectionCodes) counters.takeUps.inc({ journey, payment_way: way }, 0)
  }
  for (const state of attemptStates) counters.paymentMoves.inc({ state, failure: 'none' }, 0)
  for (const by of ['quote', 'address', 'draft']) counters.guessesRefused.inc({ by }, 0)
  for (const kind of securityEventKinds) counters.securityEvents.inc({ kind }, 0)
  for (const reason of ['not-written', 'too-many', 'repeated']) counters.securityEventsLost.inc({ reason }, 0)
  for (const outcome of ['done', 'failed']) counters.jobRuns.inc({ job: 'periodic', outcome }, 0)
}
