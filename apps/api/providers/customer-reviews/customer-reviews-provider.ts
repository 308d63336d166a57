import type { BrandCode } from '@milepost/domain/terms/identity'
import * as z from 'zod/mini'
import type { CustomerReview, CustomerReviews } from '../../lookup/ports.ts'
import type { Clock, Failed, Found } from '../../platform/ports.ts'
import { endpoint } from '../http/endpoint.ts'
import { defaultLimits, type OutgoingLimits, outgoing } from '../http/outgoing.ts'
import { type Observe, observed } from '../observed.ts'

export type CustomerReviewsSettings = {
  /** The base URL of the review service; unset means none. */
  customerReviewsUrl: string | undefined
  /** Sent as a bearer token; the sandbox needs none. */
  customerReviewsKey?: string | undefined
}

/** Reviews are an addition to a page that is already shown: asked for once, with a short timeout. */
const limits: OutgoingLimits = { ...defaultLimits, attemptMs: 1_000, attempts: 1 }

/** Every visit requests reviews, but the provider is called at most once per brand in this time. */
const REMEMBERED_MS = 5_000

const reviewsReply = z.object({
  reviews: z.array(
    z.object({
      id: z.string().check(z.minLength(1), z.maxLength(100)),
      stars: z.int().check(z.minimum(1), z.maximum(5)),
      title: z.string().check(z.minLength(1), z.maxLength(200)),
      text: z.string().check(z.minLength(1), z.maxLength(2000)),
      author: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
  ),
})

/** If the provider is unavailable or not configured, there are no reviews (D-256). */
export function customerReviewsProvider(
  { customerReviewsUrl, customerReviewsKey }: CustomerReviewsSettings,
  { clock, observe }: { clock: Clock; observe: Observe },
): { customerReviews: CustomerReviews } {
  if (customerReviewsUrl === undefined) return { customerReviews: async () => [] }
  const ask = outgoing(clock, limits, observe.breaker?.('customer-reviews'))
  const headers = customerReviewsKey ? { authorization: `Bearer ${customerReviewsKey}` } : {}
  const asked = observed(
    'customer-reviews',
    observe,
    async (brand: BrandCode): Promise<Found<readonly CustomerReview[]> | Failed> => {
      const url = endpoint(customerReviewsUrl, 'customer-reviews', 'v1', 'brands', brand)
      const answer = await ask({ method: 'GET', url, headers, safe: true })
      if (answer.kind === 'failed') return answer
      const found = answer.status === 200 ? reviewsReply.safeParse(answer.body).data : undefined
      return found ? { kind: 'found', value: found.reviews } : { kind: 'failed', reason: 'broken' }
    },
  )
  const remembered = new Map<BrandCode, { until: number; reviews: Promise<readonly CustomerReview[]> }>()
  const reviewsNow = async (brand: BrandCode) => {
    const answer = await asked(brand)
    return answer.kind === 'found' ? answer.value : []
  }
  return {
    customerReviews(brand) {
      const now = clock().getTime()
      const known = remembered.get(brand)
      if (known && now < known.until) return known.reviews
      const reviews = reviewsNow(brand)
      remembered.set(brand, { until: now + REMEMBERED_MS, reviews })
      return reviews
    },
  }
}
