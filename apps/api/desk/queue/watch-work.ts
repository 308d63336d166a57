import { createHash } from 'node:crypto'
import { brandCodes } from '@milepost/domain/terms/identity'
import { workKindNames } from '@milepost/domain/work/kinds'
import type { Clock } from '../../platform/ports'
import type { StaffSession, StaffSessionStore } from '../ports'
import { countsOf, linesAsText, seenBy } from './list-work'
import type { OpenWork, WorkStore } from './ports'

/** Tabs of one person that may listen at once, in one process. */
const MOST_A_PERSON = 8
const EVERY_MS = 2_000
/** A connection that is silent for longer is cut by some proxies. */
const PING_TICKS = 10

type Ports = {
  work: Pick<WorkStore, 'open'>
  staff: Pick<StaffSessionStore, 'find'>
  clock: Clock
  /** Hears why the queue could not be read; it is tried again. */
  failed: (error: unknown) => void
}

export type WorkWatch = {
  /** Server-sent events for as long as the session lasts and somebody listens; undefined for one listener too many. */
  listen(session: StaffSession): AsyncIterable<string> | undefined
  /** Ends every stream, for a process that stops. */
  stop(): void
}

/**
 * Tells everybody at the desk how much work there is (DSK-207). One look at the database every two seconds, for all who listen to
 * this process: it sees what any other process and every customer does, and does nothing while nobody listens.
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
  /** Whoever begins to listen does not wait. */
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
        // Its roles and brands are those of the session; looking does not keep it alive.
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

/** The counts, and a mark by which the page knows whether its lines are still true. */
function eventOf(work: readonly OpenWork[], session: StaffSession, now: Date): string {
  const seen = seenBy(work, session)
  const mark = createHash('sha256').update(linesAsText(seen, now)).digest('base64url').slice(0, 22)
  return `event: counts\ndata: ${JSON.stringify({ counts: countsOf(seen, session, now), mark })}\n\n`
}
