import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older than this, or as far ahead, it may be an old one sent again (safety K6). */
const TOLERANCE_SECONDS = 300

/** Whether `t=<unix seconds>,v1=<hex>` was made over just these bytes, with the secret, a short while ago (T11). */
export function isSignedNow(
  raw: Uint8Array,
  header: string | string[] | undefined,
  secret: string,
  now: Date,
): boolean {
  // Sent twice, it is nobody's to choose which one counts.
  const [, seconds = '', given = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? []
  if (given === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  const right = createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest()
  return timingSafeEqual(right, Buffer.from(given, 'hex'))
}
