import { onTestFinished } from 'vitest'
import { testDatabase } from '../../db/testing/test-database.ts'
import type { Job } from '../ports.ts'
import { openQueue, type QueueSettings } from '../queue.ts'
import type { QueueEvent } from '../queue-event.ts'
import { jobStore } from '../store.ts'

/** The real queue at a faster pace. */
export const hurry = { leaseSeconds: 2, pollMs: 40, sweepMs: 100 }

/** A database with a queue on it; further queues on the same database represent further processes. */
export async function quickQueue(settings: Partial<QueueSettings> = {}) {
  const database = await testDatabase()
  const store = jobStore(database.db)
  const events: QueueEvent[] = []
  const open = async () => {
    const queue = openQueue({
      store,
      log: (event) => events.push(event),
      pace: hurry,
      ...settings,
    })
    onTestFinished(() => queue.stop(1_000))
    return queue
  }
  return { ...database, store, events, queue: await open(), another: open }
}

export const namesOf = (events: readonly QueueEvent[]) => events.map(({ event }) => event)

export const capture = (attemptId: string): Job => ({ name: 'capture', data: { attemptId } })
export const documents = (policyNumber: string): Job => ({
  name: 'documents',
  data: { tenant: 'A', policyNumber },
})
