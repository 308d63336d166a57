import type { SpanContext } from '@opentelemetry/api'

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const nobody = /^0+$/
const SAMPLED = 1

/** Which span of which trace a caller speaks for (W3C Trace Context); anything else it sends is left unread, baggage above all. */
export function parentOf(header: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = form.exec(header ?? '') ?? []
  if (nobody.test(traceId) || nobody.test(spanId) || traceId === '') return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & SAMPLED, isRemote: true }
}

export function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
