import { describeError } from './describe-error.ts'
import type { Log } from './log.ts'

export type Stoppable = {
  /** Stops accepting requests, finishes those in progress and closes everything. */
  stop: () => Promise<void>
  /** Cuts off the requests still in progress. */
  cutOff: () => void
}

/** How long a request may take to finish (F25). */
const DEADLINE_MS = 40_000
/** A terminal signals the whole process group and the starter passes the same signal on: both count as one. */
const SAME_WISH_MS = 1_000

type Process = {
  on(event: 'SIGTERM' | 'SIGINT' | 'disconnect', listener: () => void): unknown
  exit(code: number): void
}

/** Stops cleanly on the first signal, or when the parent process is gone; a second signal ends the process immediately. */
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

/** An uncaught error ends the process. Its message, which may quote a customer, is never printed (T7). */
export function reportCrashes(log: Log): void {
  const crash = (error: unknown) => {
    log('process.crashed', describeError(error))
    process.exit(1)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
}

/** Why the process could not start, in one line for the operator. */
export function startFailure(error: unknown): string {
  const {
    code,
    port,
    address,
    message,
  }: { code?: unknown; port?: unknown; address?: unknown; message?: unknown } = Object(error)
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what uses it, or choose another with PORT (the site), INTERNAL_PORT (metrics), SERVICE_PORT (the back office) or DESK_PORT (the desk).`
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose one above 1023 with PORT, INTERNAL_PORT, SERVICE_PORT or DESK_PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${address ?? ''} is not an address of this machine.`.replace('  ', ' ')
    default:
      return `The API could not start: ${message ?? error}`
  }
}

export type Background = {
  /** Runs after the current request has been answered. */
  later: (work: () => Promise<void>) => void
  /** Resolves when nothing is running any more. */
  finished: () => Promise<void>
}

/** Work that no caller waits for. Errors are logged, because there is no caller to report them to. */
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
    async finished() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
