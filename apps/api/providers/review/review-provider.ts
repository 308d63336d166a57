import * as z from 'zod/mini'
import type { Clock, Failed, Found } from '../../platform/ports.ts'
import type { ReviewQuote } from '../../quote/ports.ts'
import { endpoint } from '../http/endpoint.ts'
import { defaultLimits, type OutgoingLimits, outgoing } from '../http/outgoing.ts'
import { type Observe, observed } from '../observed.ts'

export type ReviewSettings = {
  /** The base URL of the service that screens quotes; unset means none. */
  reviewUrl: string | undefined
  /** Sent as a bearer token; the sandbox needs none. */
  reviewKey?: string | undefined
}

/** A customer waits for their price: one attempt with a short timeout. */
const reviewLimits: OutgoingLimits = { ...defaultLimits, attemptMs: 1_000, attempts: 1 }

const reviewReply = z.object({ verdict: z.literal(['clear', 'under-review']) })
type Verdict = z.output<typeof reviewReply>['verdict']

/** The firm's own screening of quotes. If it is unavailable, quotes continue: staff can lock them later. */
export function reviewProvider(
  { reviewUrl, reviewKey }: ReviewSettings,
  { clock, observe }: { clock: Clock; observe: Observe },
): { review: ReviewQuote } {
  if (reviewUrl === undefined) return { review: async () => 'clear' }
  const ask = outgoing(clock, reviewLimits, observe.breaker?.('review'))
  const url = endpoint(reviewUrl, 'review', 'v1', 'quotes')
  const headers = reviewKey ? { authorization: `Bearer ${reviewKey}` } : {}
  const asked = observed(
    'review',
    observe,
    async (body: Parameters<ReviewQuote>[0]): Promise<Found<Verdict> | Failed> => {
      const answer = await ask({ method: 'POST', url, headers, body: { ...body }, safe: true })
      if (answer.kind === 'failed') return answer
      const verdict = answer.status === 200 ? reviewReply.safeParse(answer.body).data?.verdict : undefined
      return verdict ? { kind: 'found', value: verdict } : { kind: 'failed', reason: 'broken' }
    },
  )
  return {
    async review({ tenant, reference, surname }) {
      const answer = await asked({ tenant, reference, surname })
      return answer.kind === 'found' ? answer.value : 'clear'
    },
  }
}
