import type {
  HashedEvent,
  KeyedHashes,
  RecordSecurityEvent,
  SecurityEvent,
  SecurityEventStore,
} from '../audit/ports.ts'
import type { Clock } from '../ports.ts'
import type { Metrics } from './metrics.ts'

export type SecurityRecorder = {
  recordSecurityEvent: RecordSecurityEvent
  /** Resolves when every accepted event is stored, or counted as lost. */
  finished: () => Promise<void>
}

/** Written in batches, so that events use at most one connection, regardless of their number. */
const MOST_AT_ONCE = 500
const MOST_WAITING = 5_000
/** Of one kind, from one network, about one quote, within a minute. More of the same would add nothing and fill the disk. */
const MOST_ALIKE = 30
const MINUTE_MS = 60_000

/**
 * Stores security events in the background: no request waits for it, and no failure in it reaches a customer (F26). Events that are
 * not stored are counted.
 */
export function securityRecorder(
  { store, hashes, clock }: { store: SecurityEventStore; hashes: KeyedHashes; clock: Clock },
  { securityEvents, securityEventsLost }: Pick<Metrics, 'securityEvents' | 'securityEventsLost'>,
): SecurityRecorder {
  const waiting: HashedEvent[] = []
  const alike = new Map<string, number>()
  let alikeSince = 0
  let writing: Promise<void> | undefined

  const isRepeated = ({ kind, address, quote }: SecurityEvent, at: Date) => {
    if (at.getTime() - alikeSince >= MINUTE_MS || at.getTime() < alikeSince || alike.size > MOST_WAITING) {
      alike.clear()
      alikeSince = at.getTime()
    }
    const key = `${kind} ${address} ${quote ?? ''}`
    const count = (alike.get(key) ?? 0) + 1
    alike.set(key, count)
    return count > MOST_ALIKE
  }

  const write = async () => {
    // After the current request has been answered.
    await new Promise<void>((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const some = waiting.splice(0, MOST_AT_ONCE)
      try {
        await store.add(some)
      } catch {
        securityEventsLost.inc({ reason: 'not-written' }, some.length)
      }
    }
    writing = undefined
  }

  return {
    recordSecurityEvent(event) {
      try {
        const at = clock()
        securityEvents.inc({ kind: event.kind })
        if (isRepeated(event, at)) return securityEventsLost.inc({ reason: 'repeated' })
        if (waiting.length >= MOST_WAITING) return securityEventsLost.inc({ reason: 'too-many' })
        waiting.push(hashed(event, at, hashes))
        writing ??= write()
      } catch {
        securityEventsLost.inc({ reason: 'not-written' })
      }
    },
    async finished() {
      while (writing) await writing
    },
  }
}

function hashed({ kind, how, tenant, address, session, quote }: SecurityEvent, at: Date, of: KeyedHashes) {
  return {
    at,
    kind,
    ...(how && { how }),
    ...(tenant && { tenant }),
    addressHash: of.ofMonth('address', address, at),
    sessionHash: session === undefined ? undefined : of.ofMonth('session', session, at),
    quoteHash: quote === undefined ? undefined : of.ofMonth('quote', quote, at),
  }
}
