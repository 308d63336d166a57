import type { Transaction } from 'kysely'
import type { Database } from '../db/schema'
import type { Job } from './ports'

/** Writes jobs in a transaction of ours: rolled back, there are none (safety K5). */
export type Enqueue = (transaction: Transaction<Database>, jobs: readonly Job[]) => Promise<void>
