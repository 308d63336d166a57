import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** What visitors ask, and what we ask of others. */
export function httpMetrics(registers: Registry[]) {
  return {
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its answer',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    requestsInFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests being answered now',
      registers,
    }),
    requestsLimited: new Counter({
      name: 'http_requests_limited_total',
      help: 'Requests refused because a limit was reached',
      labelNames: ['route', 'limit'] as const,
      registers,
    }),
    providerSeconds: new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Time a provider took, by how it ended',
      labelNames: ['provider', 'outcome'] as const,
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    breakersOpen: new Gauge({
      name: 'provider_breakers_open',
      help: 'Breakers of a provider that let nothing through until it has answered again',
      labelNames: ['provider'] as const,
      registers,
    }),
    cspReports: new Counter({
      name: 'csp_reports_total',
      help: 'Content security policy violations that browsers reported',
      labelNames: ['directive'] as const,
      registers,
    }),
    cspReportsDropped: new Counter({
      name: 'csp_reports_dropped_total',
      help: 'Reports of violations that were one too many, of one network (ip) or of all',
      labelNames: ['limit'] as const,
      registers,
    }),
  }
}
