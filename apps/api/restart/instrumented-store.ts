import { countMade, type QuoteCounters } from '../quote/instrumented-store.ts'
import type { NewRestart, RestartStore } from './ports.ts'

export function instrumentedRestarts(store: RestartStore, counters: QuoteCounters): RestartStore {
  return {
    ...store,
    async createRestart(restart: NewRestart, now: Date, by) {
      const created = await store.createRestart(restart, now, by)
      if (created === 'created') countMade([restart.quote], 'restart', counters)
      return created
    },
  }
}
