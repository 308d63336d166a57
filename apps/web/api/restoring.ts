import type { Reply } from '@milepost/contract/call'
import type { getQuote } from '@milepost/contract/calls/quote/get-quote'
import type { Outcome } from '@milepost/contract/client'
import type { Problem, RestartOffer } from '@milepost/contract/problem'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journey } from '../brands/current'
import { lacksIds, missingIds } from './missing-ids'

export type RestoredQuote = Extract<Reply<typeof getQuote>, { status: 200 }>['body']

/** The server said why; of a policy that was cancelled, also whether it can be restarted. */
export type Refused = { kind: 'refused'; code: string; restart?: RestartOffer }

/** How an attempt to have a quote given back ended, however it was asked for. */
export type Restoring =
  | { kind: 'restored'; quote: RestoredQuote }
  /** No such quote, not theirs, or tried too often: nobody learns which (D-246, D-247). */
  | { kind: 'not-found' }
  | Refused
  /** No answer arrived; asking again is safe. */
  | { kind: 'unreachable' }

/** Every call that gives a quote back answers alike (API-23, API-25, RET-09). */
export function restoringFrom(outcome: Outcome<typeof getQuote>): Restoring {
  if (outcome.kind === 'unreachable') return { kind: 'unreachable' }
  if (outcome.kind === 'refused') return refusedBy(outcome.problem)
  if (outcome.status !== 200) return { kind: 'not-found' }
  // Under PC any quote of the brand is found (D-004), and these pages have no questions for another product's.
  if (outcome.body.product !== tenancyOf(journey.id).product) return { kind: 'not-found' }
  return lacksIds(outcome.body) ? missingIds() : { kind: 'restored', quote: outcome.body }
}

export function refusedBy({ code, restart }: Problem): Refused {
  return { kind: 'refused', code, ...(restart && { restart }) }
}
