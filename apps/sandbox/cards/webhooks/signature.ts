import { createHmac } from 'node:crypto'

export const SIGNATURE_HEADER = 'sandbox-signature'

/** HMAC-SHA256 over the time, a full stop and the raw bytes, in hex: nothing can be changed, and nothing old sent again. */
export function signatureOf(secret: string, unixSeconds: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex')
  return `t=${unixSeconds},v1=${mac}`
}
