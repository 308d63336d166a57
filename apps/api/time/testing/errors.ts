import { describeError } from '../../platform/observability/describe-error.ts'
import type { Part } from './what-was-seen.ts'

export type ErrorBook = {
  /** What failed although nothing that was away explains it. */
  errors: readonly string[]
  away: Set<Part>
  /** For a while open connections and leases still remember that the part was away. */
  cameBack: (part: Part) => void
  /** An event of the log. */
  logged: (name: string, fields: object | undefined) => void
  collecting: (task: string, work: () => Promise<void>) => Promise<void>
}

/**
 * Jobs and tasks that may fail while a part is away, and for half an hour after that; no others may. The queue names every task
 * `periodic`, but each is also run under its own name.
 */
const mayFail: Readonly<Record<Part, RegExp>> = {
  processes: /^$/,
  mail: /periodic|mail|email|documents|renewals|reminders|cancellations|referral/,
  cards: /periodic|capture|settle-attempt|refund|renewals|saved-cards|mop-up|void|card/,
  lender: /periodic|mandate|loan|finance/,
}
const GRACE_MS = 30 * 60_000

/** Collects the errors of periodic tasks and jobs. */
export function errorBook(clock: () => Date): ErrorBook {
  const errors: string[] = []
  const away = new Set<Part>()
  const back = new Map<Part, number>()
  const isExplained = (task: string) =>
    [...away, ...[...back].flatMap(([part, until]) => (clock().getTime() < until ? [part] : []))].some(
      (part) => mayFail[part].test(task),
    )
  const note = (task: string, words: string) => {
    if (!isExplained(task)) errors.push(`${clock().toISOString()} ${task}: ${words}`)
  }
  return {
    errors,
    away,
    cameBack: (part) => void back.set(part, clock().getTime() + GRACE_MS),
    logged(name, fields) {
      const { job, periodic = job, ...rest }: Record<string, unknown> = { ...fields }
      // A move of the clock ends the lease of a periodic task that runs at that moment.
      const isMoved = name === 'job.expired' && job === 'periodic'
      if (failing.includes(name) && !isMoved) note(String(periodic), `${name} ${JSON.stringify(rest)}`)
    },
    async collecting(task, work) {
      try {
        await work()
      } catch (error) {
        note(task, wordsOf(error))
      }
    },
  }
}

const failing: readonly string[] = ['job.failed', 'job.dead', 'job.expired', 'request.failed']

function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ')
  const stack = error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 4).join(' ') : ''
  return `${JSON.stringify(describeError(error))} ${stack}`
}
