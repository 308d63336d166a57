import { collectDefaultMetrics, Registry } from 'prom-client'
import { figureMetrics } from './figure-metrics'
import { httpMetrics } from './http-metrics'
import { paymentMetrics } from './payment-metrics'
import { processMetrics } from './process-metrics'
import { quoteMetrics } from './quote-metrics'
import { startAtNothing } from './start-at-zero'

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
