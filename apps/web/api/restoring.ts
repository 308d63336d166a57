import type { Reply } from '@milepost/contract/call'
import type { getQuote } from '@milepost/contract/calls/quote/get-quote'
import type { Outcome } from '@milepost/contract/client'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journey } from '../brands/current'
import { lacksIds, missingIds } from './missing-ids'

export type RestoredQuote = Extract<Reply<typeof getQuote>, { status: 200 }>['body']

/** How an attempt to have a quote given back ended, however it was asked for. */
export type Restoring =
  | { kind: 'restored'; quote: RestoredQuote }
  /** No such quote, not theirs, or tried too often: nobody learns which (D-246, D-247). */
  | { kind: 'not-found' }
  /** The server said why. */
  | { kind: 'refused'; code: string }
  /** No answer arrived; asking again is safe. */
  | { kind: 'unreachable' }

/** Every call that gives a quote back answers alike (API-23, API-25, RET-09). */
export function restoringFrom(outcome: Outcome<typeof getQuote>): Restoring {
  if (outcome.kind === 'unreachable') return { kind: 'unreachable' }
  if (outcome.kind === 'refused') return { kind: 'refused', code: outcome.problem.code }
  if (outcome.status !== 200) return { kind: 'not-found' }
  // Under PC any quote of the brand is found (D-004), and these pages have no questions for another product's.
  if (outcome.body.product !== tenancyOf(journey.id).product) return { kind: 'not-found' }
  return lacksIds(outcome.body) ? missingIds() : { kind: 'restored', quote: outcome.body }
}
