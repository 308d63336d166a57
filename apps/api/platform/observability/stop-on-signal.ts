import type { Log } from './log'

export type Stoppable = {
  /** Stops taking visitors, finishes those under way and closes what is open. */
  stop: () => Promise<void>
  /** Cuts off the visitors still under way. */
  cutOff: () => void
}

/** Finishing a request may take this long (F25). */
const DEADLINE_MS = 40_000
/** A terminal signals the whole process group while the starter passes the same signal on: both are one wish to stop. */
const SAME_WISH_MS = 1_000

type Process = {
  on(event: 'SIGTERM' | 'SIGINT' | 'disconnect', listener: () => void): unknown
  exit(code: number): void
}

/** Stops cleanly on the first signal, or when the process that started us is gone; a second signal ends at once. */
export function stopOnSignal({ stop, cutOff }: Stoppable, log: Log, ours: Process = process): void {
  let asked: number | undefined

  const begin = async (reason: 'SIGTERM' | 'SIGINT' | 'parent-gone') => {
    if (asked !== undefined) {
      if (reason === 'parent-gone' || performance.now() - asked < SAME_WISH_MS) return
      log('api.stopped', { forced: true, ms: since(asked) })
      return ours.exit(1)
    }
    asked = performance.now()
    log('api.stopping', { reason })
    const deadline = setTimeout(cutOff, DEADLINE_MS)
    await stop()
    clearTimeout(deadline)
    log('api.stopped', { forced: false, ms: since(asked) })
    ours.exit(0)
  }

  ours.on('SIGTERM', () => begin('SIGTERM'))
  ours.on('SIGINT', () => begin('SIGINT'))
  ours.on('disconnect', () => begin('parent-gone'))
}

function since(start: number): number {
  return Math.round(performance.now() - start)
}
