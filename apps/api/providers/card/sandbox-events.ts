import * as z from 'zod/mini'
import type { CardProvider } from '../../payment/provider-ports'
import { isSignedNow } from './webhook-signature'

/** An intent tells what it is; a transaction has its order's id in its own field. */
const told = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.optional(z.string()),
      metadata: z.optional(z.record(z.string(), z.string())),
      orderId: z.nullish(z.string()),
    }),
  }),
})

/** The sandbox tells of both its faces at one address: what is about the other face's payments is unknown here. */
export function sandboxEvents(
  secret: string,
  about: 'payment_intent' | 'transaction',
): Pick<CardProvider, 'readEvent'> {
  return {
    readEvent(raw, headers, now) {
      if (!isSignedNow(raw, headers['sandbox-signature'], secret, now)) return { kind: 'forged' }
      const read = told.safeParse(parsed(raw))
      // Signed with our own secret and yet no event: nothing that holds the secret sends such a thing.
      if (!read.success) return { kind: 'forged' }
      const { id, type, data } = read.data
      const { object = 'transaction', orderId, metadata } = data.object
      if (object !== about) return { kind: 'unknown', id }
      const event = { id, type, ref: data.object.id, orderId: orderId ?? metadata?.['order_id'] }
      return { kind: 'event', event }
    },
  }
}

function parsed(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'))
  } catch {
    // No JSON is no event, which the shape above says.
    return undefined
  }
}
