import { createHash } from 'node:crypto'
import { brandCodes } from '@milepost/domain/terms/identity'
import { workKindNames } from '@milepost/domain/work/kinds'
import type { Clock } from '../../platform/ports.ts'
import type { StaffSession, StaffSessionStore } from '../../platform/session/staff-ports.ts'
import { countsOf, linesAsText, seenBy } from './list-work.ts'
import type { OpenWork, WorkStore } from './ports.ts'

/** Tabs of one person that may listen simultaneously, in one process. */
const MOST_A_PERSON = 8
const EVERY_MS = 2_000
/** Some proxies close a connection that is silent for longer. */
const PING_TICKS = 10

type Ports = {
  work: Pick<WorkStore, 'open'>
  staff: Pick<StaffSessionStore, 'find'>
  clock: Clock
  /** Called when the queue could not be read; the read is repeated. */
  failed: (error: unknown) => void
}

export type WorkWatch = {
  /** Server-sent events until the session ends or the listener disconnects; undefined for one listener too many. */
  listen(session: StaffSession): AsyncIterable<string> | undefined
  /** Ends every stream when the process stops. */
  stop(): void
}

/**
 * Sends everyone at the desk the amount of work (DSK-207). One database read every two seconds serves all listeners of this process: it
 * sees the changes of other processes and of customers, and does not run while no one listens.
 */
export function workWatch({ work, staff, clock, failed }: Ports): WorkWatch {
  const listening = new Map<symbol, string>()
  let isStopped = false
  let tick = nextTick()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false

  async function look() {
    isLooking = true
    let seen: readonly OpenWork[] | undefined
    try {
      seen = await work.open({ kinds: workKindNames, brands: brandCodes, now: clock() })
    } catch (error) {
      failed(error)
    }
    const done = tick
    tick = nextTick()
    done.resolve(seen)
    isLooking = false
    lookAfter(EVERY_MS)
  }
  /** A new listener gets the counts immediately. */
  function lookAfter(milliseconds: number) {
    if (isLooking || isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => listening.size > 0 && void look(), milliseconds)
  }

  async function* stream({ subject, tokenHash }: StaffSession): AsyncGenerator<string> {
    const me = Symbol(subject)
    listening.set(me, subject)
    try {
      yield 'retry: 3000\n\n'
      let last = ''
      let quiet = 0
      for (lookAfter(0); ; ) {
        const seen = await tick.promise
        if (isStopped) return
        // Roles and brands come from the session; this read does not extend it.
        const session = await staff.find(tokenHash, { now: clock(), countsAsUse: false })
        if (session === undefined) return yield 'event: ended\ndata: {}\n\n'
        const event = seen === undefined ? last : eventOf(seen, session, clock())
        if (event !== last) yield event
        else if (++quiet % PING_TICKS === 0) yield ': still here\n\n'
        last = event
      }
    } finally {
      listening.delete(me)
    }
  }

  return {
    listen(session) {
      const own = [...listening.values()].filter((subject) => subject === session.subject)
      return isStopped || own.length >= MOST_A_PERSON ? undefined : stream(session)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      tick.resolve(undefined)
    },
  }
}

type Tick = {
  promise: Promise<readonly OpenWork[] | undefined>
  resolve: (seen: readonly OpenWork[] | undefined) => void
}

function nextTick(): Tick {
  let resolve: Tick['resolve'] = () => undefined
  const promise = new Promise<readonly OpenWork[] | undefined>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** The counts, and a mark that shows the page whether its lines are still current. */
function eventOf(work: readonly OpenWork[], session: StaffSession, now: Date): string {
  const seen = seenBy(work, session)
  const mark = createHash('sha256').update(linesAsText(seen, now)).digest('base64url').slice(0, 22)
  return `event: counts\ndata: ${JSON.stringify({ counts: countsOf(seen, session, now), mark })}\n\n`
}
