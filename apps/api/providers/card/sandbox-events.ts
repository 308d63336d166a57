import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { CardProvider } from '../../purchase/attempt/provider-ports.ts'

/** An intent states its type; a transaction has the order's id in its own field. */
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

/** The sandbox posts the events of both its APIs to one address: those about the other API's payments are unknown here. */
export function sandboxEvents(
  secret: string,
  about: 'payment_intent' | 'transaction',
): Pick<CardProvider, 'readEvent'> {
  return {
    readEvent(raw, headers, now) {
      if (!isSignedNow(raw, headers['sandbox-signature'], secret, now)) return { kind: 'forged' }
      const read = eventBody.safeParse(parsed(raw))
      // Correctly signed but not an event: a genuine sender would not send that.
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
    // Not JSON, so not an event: the schema above rejects it.
    return undefined
  }
}

/** Older than this, or further ahead, it may be a replay (safety K6). */
const TOLERANCE_SECONDS = 300

/** Whether `t=<unix seconds>,v1=<hex>` is a recent signature of exactly these bytes with the secret (T11). */
function isSignedNow(
  raw: Uint8Array,
  header: string | string[] | undefined,
  secret: string,
  now: Date,
): boolean {
  // A header sent twice is ambiguous and refused.
  const [, seconds = '', mac = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? []
  if (mac === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  const right = createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest()
  return timingSafeEqual(right, Buffer.from(mac, 'hex'))
}
