import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { CardProvider } from '../../payment/provider-ports'

/** An intent tells what it is; a transaction has its order's id in its own field. */
const eventBody = z.object({
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
      const read = eventBody.safeParse(parsed(raw))
      // Signed with our secret but no event: no holder of the secret sends that.
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

/** Older than this, or as far ahead, it may be an old one sent again (safety K6). */
const TOLERANCE_SECONDS = 300

/** Whether `t=<unix seconds>,v1=<hex>` was made over just these bytes, with the secret, a short while ago (T11). */
function isSignedNow(
  raw: Uint8Array,
  header: string | string[] | undefined,
  secret: string,
  now: Date,
): boolean {
  // A header sent twice is ambiguous and refused.
  const [, seconds = '', given = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? []
  if (given === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  const right = createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest()
  return timingSafeEqual(right, Buffer.from(given, 'hex'))
}
