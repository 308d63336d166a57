/** What is told of a piece of work: names and closed words, counts and ids of ours. Never a value of a customer's (safety T7). */
export type TraceAttributes = Readonly<Record<string, string | number>>

/** A request that is being answered. */
export type TracedRequest = {
  /** What is called in here belongs to it, and so does all that follows from it. */
  within(work: () => void): void
  end(attributes: TraceAttributes): void
}

/** Whoever writes down what led to what, and how long it took. */
export type Tracer = {
  /** Begins where a caller's own trace left off, if it says so (W3C Trace Context). */
  request(name: string, traceparent: string | undefined): TracedRequest
  span<T>(name: string, work: () => Promise<T>, attributes: (ended: T) => TraceAttributes): Promise<T>
  /** Something that has just ended. */
  note(name: string, attributes: TraceAttributes, ms: number): void
  /** What tells somebody else which trace their work belongs to. */
  headers(): Readonly<Record<string, string>>
}

const nothing = {}
let tracer: Tracer | undefined

/** Once at the start, and only where traces are wanted: without it every tracepoint is a call that does nothing. */
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
