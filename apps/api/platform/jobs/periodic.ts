import * as z from 'zod'
import type { Clock } from '../ports.ts'
import { traced } from '../tracepoint.ts'
import type { JobStore } from './ports.ts'
import type { JobContext, JobWork } from './run-job.ts'
import type { Chore } from './worker.ts'

/** Everything about a periodic job except its name, which is its key. */
export type PeriodicRecord<Ports> = {
  /** Counted from the epoch: 60 is once a minute on the minute, 86,400 once a day at midnight UTC. At most a day. */
  everySeconds: number | ((ports: Ports) => number)
  /** How long one run may take before another process may claim it. */
  leaseSeconds: number | ((ports: Ports) => number)
  /** If it returns false, the job is not scheduled. */
  isNeeded?: (ports: Ports) => boolean
  run(ports: Ports, context: JobContext): Promise<void>
  /** For operators. The table in the runbook of PeriodicFailing is generated from it. */
  whenFailing: { customer: string; operator: string }
}

export type PeriodicRecords<Ports> = Readonly<Record<string, PeriodicRecord<Ports>>>

/** A record bound to its ports: run once per period, by the process that claims it first. */
export type Periodic = {
  name: string
  everySeconds: number
  leaseSeconds: number
  run: (context: JobContext) => Promise<void>
}

export function periodicsOf<Ports>(records: PeriodicRecords<Ports>, ports: Ports): readonly Periodic[] {
  const secondsOf = (seconds: PeriodicRecord<Ports>['everySeconds']) =>
    typeof seconds === 'number' ? seconds : seconds(ports)
  return Object.entries(records)
    .filter(([, { isNeeded = () => true }]) => isNeeded(ports))
    .map(([name, record]) => ({
      name,
      everySeconds: secondsOf(record.everySeconds),
      leaseSeconds: secondsOf(record.leaseSeconds),
      run: (context) => record.run(ports, context),
    }))
}

/** The name of all periodic jobs in the queue. */
export const PERIODIC = 'periodic'

/** Longer than any period: while the job of a period is stored, no second one is written. */
const KEPT_SECONDS = 2 * 86_400
const LONGEST_PERIOD = 86_400
const LONGEST_LOOK_MS = 10_000

const periodicJob = z.object({ periodic: z.string() })

/**
 * Every process writes the job of the current period, and all but the first find it there. So it runs once regardless of the number of
 * processes, a process that was off at midnight catches up, and a crash is handled as for any other job.
 */
export function periodicJobs(store: JobStore, all: readonly Periodic[], clock: Clock) {
  if (all.some(({ everySeconds }) => everySeconds > LONGEST_PERIOD))
    throw new RangeError('A periodic task must run at least once a day')
  const chores: Chore[] = all.map(({ name, everySeconds, leaseSeconds }) => ({
    everyMs: Math.min((everySeconds * 1_000) / 4, LONGEST_LOOK_MS),
    does() {
      const period = Math.floor(clock().getTime() / (everySeconds * 1_000))
      const onceKey = `${PERIODIC} ${name} ${everySeconds} ${period}`
      return store.add([{ name: PERIODIC, data: { periodic: name }, onceKey, leaseSeconds }])
    },
  }))
  if (all.length > 0)
    chores.push({ everyMs: 3_600_000, does: () => store.forgetDone(PERIODIC, KEPT_SECONDS) })

  const found = (data: unknown) => {
    const { periodic } = periodicJob.parse(data)
    return all.find(({ name }) => name === periodic)
  }
  const work: JobWork = {
    waits: (data) => waitsWithin(found(data)?.everySeconds ?? 0),
    keep: true,
    async handle(data, context) {
      const periodic = found(data)
      // From another build: a process that knows it may take the next try.
      if (!periodic) throw new TypeError('This process has no such periodic task')
      await traced(`periodic ${periodic.name}`, () => periodic.run(context))
    },
  }
  return { chores, work }
}

/** A job that runs every minute is retried twice; a daily one until the day is nearly over. */
export function waitsWithin(everySeconds: number): readonly number[] {
  const waits = [20, 20]
  for (let next = 60, sum = 40; sum + next < everySeconds * 0.8; next = Math.min(next * 3, 7_200)) {
    waits.push(next)
    sum += next
  }
  return waits
}
