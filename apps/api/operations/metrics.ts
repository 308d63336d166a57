import { collectDefaultMetrics, Registry } from 'prom-client'
import { figureMetrics } from './metrics/figure-metrics'
import { httpMetrics } from './metrics/http-metrics'
import { paymentMetrics } from './metrics/payment-metrics'
import { processMetrics } from './metrics/process-metrics'
import { quoteMetrics } from './metrics/quote-metrics'
import { startAtNothing } from './metrics/start-at-nothing'

/** What the process counts. Labels are route templates, methods, statuses and closed words: never an id or anything a visitor typed. */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counters = {
    ...quoteMetrics([registry]),
    ...paymentMetrics([registry]),
    ...processMetrics([registry]),
  }
  startAtNothing(counters)
  return { registry, ...httpMetrics([registry]), ...counters, figures: figureMetrics([registry]) }
}
