import type { ProviderFailure } from '../../platform/ports.ts'
import { traceHeaders } from '../../platform/tracepoint.ts'

export type OutgoingRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  body?: unknown
}

/** The provider replied, with success or not: the adapter interprets the status. `body` is parsed JSON, undefined if empty. */
export type Answered = { kind: 'answered'; status: number; body: unknown }

export type AttemptFailed = {
  kind: 'failed'
  reason: Exclude<ProviderFailure, 'open-circuit'>
  /** Whether a retry may help. */
  mayHelp: boolean
  /** How long the provider asked us to wait. */
  waitMs?: number
}

export type AttemptLimits = { timeoutMs: number; maxBytes: number }

/** One request and one reply, within the given time and size. Never throws, never hangs, never follows a redirect with our key. */
export async function attempt(
  request: OutgoingRequest,
  limits: AttemptLimits,
): Promise<Answered | AttemptFailed> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), limits.timeoutMs)
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: {
        accept: 'application/json',
        ...(request.body !== undefined && jsonBody),
        ...traceHeaders(),
        ...request.headers,
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      redirect: 'manual',
      signal: patience.signal,
    })
    const failure = failureOf(response)
    if (failure !== undefined) {
      // Not read: an error page may be of any size. Cancelling a body that is already broken off may fail.
      await response.body?.cancel().catch(() => {})
      return failure
    }
    return await answerOf(response, limits.maxBytes)
  } catch {
    // The cause may quote the URL, and with it a key or a registration: only the reason is returned.
    return { kind: 'failed', reason: patience.signal.aborted ? 'timed-out' : 'unreachable', mayHelp: true }
  } finally {
    clearTimeout(timer)
  }
}

const jsonBody = { 'content-type': 'application/json' }

/** Statuses that mean the same for every provider. */
function failureOf({ status, headers }: Response): AttemptFailed | undefined {
  const waitMs = retryAfterMs(headers.get('retry-after'), Date.now())
  const wait = waitMs === undefined ? {} : { waitMs }
  if (status === 429) return { kind: 'failed', reason: 'throttled', mayHelp: true, ...wait }
  if (status >= 500) return { kind: 'failed', reason: 'broken', mayHelp: true, ...wait }
  if (status === 401 || status === 402 || status === 403)
    return { kind: 'failed', reason: 'refused', mayHelp: false }
  return undefined
}

/** A Retry-After header, seconds or a date (RFC 9110 10.2.3), as milliseconds from now; undefined if it is neither. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs)
}

async function answerOf(response: Response, maxBytes: number): Promise<Answered | AttemptFailed> {
  const text = await textWithin(response, maxBytes)
  const broken = { kind: 'failed', reason: 'broken', mayHelp: false } as const
  if (text === undefined) return broken
  if (text === '') return { kind: 'answered', status: response.status, body: undefined }
  try {
    return { kind: 'answered', status: response.status, body: JSON.parse(text) }
  } catch {
    return broken
  }
}

/** The body as text, or undefined if it is longer than allowed; the rest is then not read. */
async function textWithin(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
