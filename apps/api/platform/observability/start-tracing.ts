import { traceWith } from '../tracepoint.ts'

/** Loads OpenTelemetry if tracing is configured; otherwise start-up does not pay for it. Returns how to stop it. */
export async function startTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {}
  const { otlpTracer } = await import('./otlp-tracer.ts')
  const { tracer, stop } = otlpTracer(endpoint)
  traceWith(tracer)
  return stop
}
