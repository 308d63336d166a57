import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { CardProvider } from '../../payment/provider-ports'

/** Older than this it may be an old one sent again (safety K6). */
const TOLERANCE_SECONDS = 300

/** An intent, or what belongs to one: a charge, a refund, a dispute. */
const subject = z.object({
  id: z.string(),
  object: z.string(),
  payment_intent: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
  metadata: z.nullish(z.record(z.string(), z.string())),
})

export function stripeEvents(stripe: Stripe, secret: string): Pick<CardProvider, 'readEvent'> {
  return {
    readEvent(raw, headers, now) {
      const event = verified(stripe, secret, raw, headers['stripe-signature'], now)
      if (event === undefined) return { kind: 'forged' }
      const { id, type } = event
      const about = subject.safeParse(event.data.object).data
      if (about === undefined) return { kind: 'unknown', id }
      const { payment_intent: intent } = about
      const ref =
        about.object === 'payment_intent' ? about.id : typeof intent === 'string' ? intent : intent?.id
      if (ref === undefined) return { kind: 'unknown', id }
      return { kind: 'event', event: { id, type, ref, orderId: about.metadata?.['order_id'] } }
    },
  }
}

function verified(
  stripe: Stripe,
  secret: string,
  raw: Uint8Array,
  header: string | string[] | undefined,
  now: Date,
): Stripe.Event | undefined {
  // Sent twice, it is nobody's to choose which one counts.
  if (typeof header !== 'string') return undefined
  try {
    const receivedAt = now.getTime()
    return stripe.webhooks.constructEvent(raw, header, secret, TOLERANCE_SECONDS, undefined, receivedAt)
  } catch {
    // Unsigned, signed by another, old, or changed on the way: it is forged, whichever of them.
    return undefined
  }
}
