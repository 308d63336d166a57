import type { AttemptState } from '@milepost/domain/payment/attempt-states'
import type { RenewalState } from '@milepost/domain/renewal/renewal-states'

/** How many items are waiting, and the age of the oldest. */
export type Backlog = { count: number; oldestSeconds: number }

/** Figures about the database for monitoring. Counts and ages only: nothing about any one customer. */
export type Figures = {
  /** Unfinished payments by state. */
  payments: readonly (Backlog & { state: AttemptState })[]
  /** Webhooks that have not been processed. */
  webhooks: Backlog
  jobs: readonly (Backlog & {
    job: string
    state: 'waiting' | 'retrying' | 'running' | 'dead'
    /** How long the oldest due job has been waiting; 0 if none is due. */
    overdueSeconds: number
  })[]
  renewals: readonly { state: RenewalState; count: number }[]
  /** Renewals whose period should have begun. */
  renewalsOverdue: number
  /** Renewals without a price because the customer has not answered our questions (D-266). */
  /** Promised renewals whose charging time ends within hours, and whose card was never tried (D-278). */
  renewalsClosing: number
  renewalsAwaitingAnswers: number
  /** The number of staff acts ever recorded, including those erased by retention. */
  auditEntries: number
  /** The number of quotes at which the busiest network has failed a personal check within an hour. */
  quotesFailedByOneAddress: number
  /** The timeline that the server writes: another number means another leader. Unknown on a server that only follows. */
  timeline: number | undefined
  /** Replicas that hold a replication slot, and the bytes that the last of them is behind. */
  replicas: { connected: number; lagBytes: number }
  /** How far this process's clock is ahead of the server's; negative if behind. */
  clockAheadSeconds: number
  /** The disk space of drafts with their indexes: anyone may save one. */
  draftBytes: number
}

/** Undefined if the database does not answer in time. */
export type ReadFigures = () => Promise<Figures | undefined>
