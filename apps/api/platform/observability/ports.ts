import type { AttemptState } from '@milepost/domain/payment/attempt-states'
import type { RenewalState } from '@milepost/domain/renewal/renewal-states'

/** How many stand somewhere, and for how long the first of them has. */
export type Backlog = { count: number; oldestSeconds: number }

/** How things stand in the database, for whoever watches over it. Counts and ages only: nothing of any one customer. */
export type Figures = {
  /** Payments that have not come to an end, by state. */
  payments: readonly (Backlog & { state: AttemptState })[]
  /** What providers told us and nobody has followed up. */
  webhooks: Backlog
  jobs: readonly (Backlog & {
    job: string
    state: 'waiting' | 'retrying' | 'running' | 'dead'
    /** Since when one of them could have been begun; 0 when none could. */
    overdueSeconds: number
  })[]
  renewals: readonly { state: RenewalState; count: number }[]
  /** Periods that should have begun. */
  renewalsOverdue: number
  /** Periods that have no price because their customers have not answered what we asked them (D-266). */
  renewalsAwaitingAnswers: number
  /** How many staff acts are on record, those that retention has erased included. */
  auditEntries: number
  /** At how many quotes the busiest network has failed a personal check within an hour. */
  quotesFailedByOneAddress: number
  /** What unfinished answers take on the disk, with their indexes: anybody may save some. */
  draftBytes: number
}

/** Undefined when the database does not tell in time. */
export type ReadFigures = () => Promise<Figures | undefined>
