import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { CardProvider } from '../../purchase/attempt/provider-ports.ts'

type Keys = { publicKey: string; privateKey: string }

/** Braintree repeats an event for a day until it is accepted. An older one is a replay (safety K6). */
const TOLERANCE_MS = 25 * 60 * 60 * 1000

/**
 * Reads webhooks as Braintree signs them: a form with `bt_signature` and `bt_payload`. The library's own reader returns a promise,
 * but `readEvent` is synchronous; a test compares the two.
 */
export function braintreeEvents(keys: Keys): Pick<CardProvider, 'readEvent'> {
  return {
    readEvent(raw, _headers, now) {
      const form = new URLSearchParams(Buffer.from(raw).toString('utf8'))
      const payload = form.get('bt_payload') ?? ''
      if (!isSigned(payload, form.get('bt_signature') ?? '', keys)) return { kind: 'forged' }
      const xml = Buffer.from(payload, 'base64').toString('utf8')
      const at = Date.parse(within(xml, 'timestamp') ?? '')
      if (!(Math.abs(now.getTime() - at) <= TOLERANCE_MS)) return { kind: 'forged' }
      // Braintree's events have no id, so the hash of the payload is used.
      const id = createHash('sha256').update(payload).digest('hex')
      const transaction = xml.split('<transaction>', 2)[1]?.split('</transaction>', 1)[0]
      const ref = transaction ? within(transaction, 'id') : within(xml, 'transaction-id')
      if (ref === undefined) return { kind: 'unknown', id }
      const orderId = transaction && within(transaction, 'order-id')
      return { kind: 'event', event: { id, type: within(xml, 'kind') ?? '', ref, orderId } }
    },
  }
}

/** `public key|hex of HMAC-SHA1, keyed with the SHA-1 of the private key`, a pair for each key of the merchant. */
function isSigned(payload: string, signature: string, { publicKey, privateKey }: Keys): boolean {
  if (payload === '' || /[^A-Za-z0-9+=/\n]/.test(payload)) return false
  const mac = signature
    .split('&')
    .map((pair) => pair.split('|'))
    .find(([key]) => key === publicKey)?.[1]
  if (mac === undefined || !/^[0-9a-f]{40}$/.test(mac)) return false
  const key = createHash('sha1').update(privateKey).digest()
  // The signature covers a final line break, which a form may lose in transit.
  return [payload, `${payload}\n`].some((text) =>
    timingSafeEqual(createHmac('sha1', key).update(text).digest(), Buffer.from(mac, 'hex')),
  )
}

/** The text of the first element of a name. Read only from what is signed. */
function within(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}(?: [^<>]*)?>([^<]+)</${name}>`).exec(xml)?.[1]
}
