import type { ProviderFailure } from '../../platform/provider-ports'

const byCode: { readonly [code: string]: ProviderFailure } = {
  ETIMEDOUT: 'timed-out',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  ETLS: 'refused',
  EAUTH: 'refused',
  ENOAUTH: 'refused',
}

/** What a mail server or the way to it said, in our closed words. Only codes are read: a server's sentences quote addresses. */
export function mailFailureOf(error: unknown): ProviderFailure {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error)
  if (typeof responseCode === 'number' && responseCode >= 500) return 'refused'
  // Any 4xx says "later" (RFC 5321).
  if (typeof responseCode === 'number' && responseCode >= 400) return 'throttled'
  return (typeof code === 'string' ? byCode[code] : undefined) ?? 'broken'
}
