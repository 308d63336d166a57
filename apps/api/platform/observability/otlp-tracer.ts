import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Tracer } from '../tracepoint.ts'
import { describeError } from './describe-error.ts'

/**
 * Traces by OpenTelemetry. Nothing is registered globally, so libraries that would trace on their own have no tracer: no statement's values
 * and no requested URL get into a span.
 */
export function otlpTracer(endpoint: string): { tracer: Tracer; stop: () => Promise<void> } {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'milepost-api' }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` }),
      ),
    ],
  })
  const spans = provider.getTracer('milepost')
  const current = new AsyncLocalStorage<Context>()
  const around = () => current.getStore() ?? ROOT_CONTEXT

  const tracer: Tracer = {
    request(name, traceparent) {
      const parent = parentOf(traceparent)
      const from = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
      const span = spans.startSpan(name, { kind: SpanKind.SERVER }, from)
      return {
        within: (work) => current.run(trace.setSpan(from, span), work),
        end(attributes) {
          if (Number(attributes['http.response.status_code']) >= 500)
            span.setStatus({ code: SpanStatusCode.ERROR })
          span.setAttributes(attributes).end()
        },
      }
    },
    async span(name, work, attributes) {
      const span = spans.startSpan(name, {}, around())
      try {
        const ended = await current.run(trace.setSpan(around(), span), work)
        span.setAttributes(attributes(ended))
        return ended
      } catch (error) {
        failed(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    note(name, attributes, ms) {
      // Work outside a trace, such as the queue's poll every second, does not start one.
      if (trace.getSpan(around()) === undefined) return
      const end = Date.now()
      spans
        .startSpan(name, { startTime: end - ms, attributes: attributes, kind: SpanKind.CLIENT }, around())
        .end(end)
    },
    headers() {
      const span = trace.getSpan(around())
      return span ? { traceparent: traceparentOf(span.spanContext()) } : {}
    },
  }
  return { tracer, stop: () => provider.shutdown() }
}

/** The class of an error, never its message: messages quote the offending value (T7). */
function failed(span: Span, error: unknown): void {
  span.setAttribute('error.type', describeError(error).kind)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const allZero = /^0+$/
const SAMPLED = 1

/** The caller's span and trace (W3C Trace Context). Anything else it sends is ignored, baggage above all. */
export function parentOf(header: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = form.exec(header ?? '') ?? []
  if (allZero.test(traceId) || allZero.test(spanId) || traceId === '') return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & SAMPLED, isRemote: true }
}

export function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
