import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { CardProvider } from '../../payment/provider-ports'

type Keys = { publicKey: string; privateKey: string }

/** One that was not taken is sent again for a day, as it was: older than that it is an old one sent again (safety K6). */
const TOLERANCE_MS = 25 * 60 * 60 * 1000

/**
 * Webhooks as Braintree signs them: a form with `bt_signature` and `bt_payload`. The library's own reader gives a promise, and here
 * an answer is due at once; a test holds the two against each other.
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
      // It has no name of its own: what it says names it.
      const id = createHash('sha256').update(payload).digest('hex')
      const transaction = xml.split('<transaction>', 2)[1]?.split('</transaction>', 1)[0]
      const ref = transaction ? within(transaction, 'id') : within(xml, 'transaction-id')
      if (ref === undefined) return { kind: 'unknown', id }
      const orderId = transaction && within(transaction, 'order-id')
      return { kind: 'event', event: { id, type: within(xml, 'kind') ?? '', ref, orderId } }
    },
  }
}

/** `public key|hex of HMAC-SHA1, keyed with the SHA-1 of the private key`, one pair for each key of the merchant's. */
function isSigned(payload: string, signature: string, { publicKey, privateKey }: Keys): boolean {
  if (payload === '' || /[^A-Za-z0-9+=/\n]/.test(payload)) return false
  const given = signature
    .split('&')
    .map((pair) => pair.split('|'))
    .find(([key]) => key === publicKey)?.[1]
  if (given === undefined || !/^[0-9a-f]{40}$/.test(given)) return false
  const key = createHash('sha1').update(privateKey).digest()
  // Signed with the line break at its end, which a form may lose on the way.
  return [payload, `${payload}\n`].some((text) =>
    timingSafeEqual(createHmac('sha1', key).update(text).digest(), Buffer.from(given, 'hex')),
  )
}

/** The text of the first element of a name. Read only from what is signed. */
function within(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}(?: [^<>]*)?>([^<]+)</${name}>`).exec(xml)?.[1]
}
