/** Attributes of a span: names, closed sets of words, counts and our own ids. Never a customer's value (safety T7). */
export type TraceAttributes = Readonly<Record<string, string | number>>

/** A request that is being answered. */
export type TracedRequest = {
  /** Work called in here, and all that follows from it, belongs to the request's trace. */
  within(work: () => void): void
  end(attributes: TraceAttributes): void
}

/** Records what led to what, and how long it took. */
export type Tracer = {
  /** Continues the caller's trace if it sends one (W3C Trace Context). */
  request(name: string, traceparent: string | undefined): TracedRequest
  span<T>(name: string, work: () => Promise<T>, attributes: (ended: T) => TraceAttributes): Promise<T>
  /** Something that has just ended. */
  note(name: string, attributes: TraceAttributes, ms: number): void
  /** Headers that tell the callee which trace its work belongs to. */
  headers(): Readonly<Record<string, string>>
}

const nothing = {}
let tracer: Tracer | undefined

/** Called once at start-up, and only if tracing is on: without it every tracepoint does nothing. */
export function traceWith(chosen: Tracer | undefined): void {
  tracer = chosen
}

export function tracedRequest(name: string, traceparent: string | undefined): TracedRequest | undefined {
  return tracer?.request(name, traceparent)
}

export function traced<T>(
  name: string,
  work: () => Promise<T>,
  attributes: (ended: T) => TraceAttributes = () => nothing,
): Promise<T> {
  return tracer ? tracer.span(name, work, attributes) : work()
}

export function tracedSince(name: string, attributes: TraceAttributes, ms: number): void {
  tracer?.note(name, attributes, ms)
}

export function traceHeaders(): Readonly<Record<string, string>> {
  return tracer?.headers() ?? nothing
}
