import { createHmac } from 'node:crypto'
import { isSame } from '../secret-key.ts'

/** Lets a page show the drop-in. With a customer in it the page may use that customer's saved cards, so issue it with care. */
export type ClientToken = { merchantAccountId: string; customerId?: string | undefined; expiresAt: number }

const A_DAY_MS = 24 * 60 * 60 * 1000

export function writeClientToken(
  secret: string,
  now: Date,
  { merchantAccountId, customerId }: Omit<ClientToken, 'expiresAt'>,
): string {
  const token: ClientToken = { merchantAccountId, customerId, expiresAt: now.getTime() + A_DAY_MS }
  const fingerprint = mac(secret, JSON.stringify(token))
  const whole = { version: 2, environment: 'sandbox', ...token, authorizationFingerprint: fingerprint }
  return Buffer.from(JSON.stringify(whole)).toString('base64')
}

export function readClientToken(secret: string, now: Date, text: unknown): ClientToken | undefined {
  if (typeof text !== 'string' || text.length > 4000) return undefined
  const whole = parse(Buffer.from(text, 'base64').toString('utf8'))
  if (whole === undefined) return undefined
  const { merchantAccountId, customerId, expiresAt, authorizationFingerprint } = whole
  if (typeof merchantAccountId !== 'string' || typeof expiresAt !== 'number') return undefined
  if (customerId !== undefined && typeof customerId !== 'string') return undefined
  const token: ClientToken = { merchantAccountId, customerId, expiresAt }
  if (!isSame(String(authorizationFingerprint), mac(secret, JSON.stringify(token)))) return undefined
  return expiresAt > now.getTime() ? token : undefined
}

function mac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined
  } catch {
    // Not a token of ours; no further detail is given.
    return undefined
  }
}
