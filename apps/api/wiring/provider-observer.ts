import type { Log } from '../platform/observability/log.ts'
import type { Metrics } from '../platform/observability/metrics.ts'
import { type Provider, providers } from '../platform/ports.ts'
import type { Observe } from '../providers/observed.ts'

/** The answers of a provider that works. */
const answers = ['found', 'not-found', 'sent', 'declined', 'lodged', 'rejected', 'stored', 'removed']

/** Metrics of every call to a provider, a log line for those that failed, and which breakers are open. */
export function providerObserver(log: Log, metrics: Metrics): Observe {
  for (const provider of providers) metrics.breakersOpen.set({ provider }, 0)
  const observe: Observe = (provider, outcome, ms) => {
    metrics.providerSeconds.observe({ provider, outcome }, ms / 1000)
    if (!answers.includes(outcome)) log('provider.failed', { provider, reason: outcome, ms })
  }
  const breaker = (provider: Provider) => (isOpen: boolean) =>
    metrics.breakersOpen.inc({ provider }, isOpen ? 1 : -1)
  return Object.assign(observe, { breaker })
}
