import type { Transaction } from 'kysely'
import type { Job } from '../ports/jobs'
import type { Database } from './schema'

/** Writes jobs in a transaction of ours: rolled back, there are none (safety K5). */
export type Enqueue = (transaction: Transaction<Database>, jobs: readonly Job[]) => Promise<void>
