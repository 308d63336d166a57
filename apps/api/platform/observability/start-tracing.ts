import { traceWith } from '../tracepoint'

/** Where traces are wanted, OpenTelemetry is loaded and told of what happens; nobody else waits for it. Gives how to end it. */
export async function startTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {}
  const { otlpTracer } = await import('./otlp-tracer')
  const { tracer, stop } = otlpTracer(endpoint)
  traceWith(tracer)
  return stop
}
