import { describeError } from './describe-error'
import type { Log } from './log'

export type Background = {
  /** Starts after whatever is being answered now has been. */
  later: (work: () => Promise<void>) => void
  /** Nothing is under way any more. */
  settled: () => Promise<void>
}

/** Work that nobody waits for. What goes wrong in it is logged, as there is no caller to tell. */
export function background(log: Log): Background {
  const underWay = new Set<Promise<void>>()
  return {
    later(work) {
      const done = new Promise<void>((start) => setImmediate(start))
        .then(work)
        .catch((error: unknown) => log('background.failed', describeError(error)))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
