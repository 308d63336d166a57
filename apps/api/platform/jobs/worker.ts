import { describeError } from '../observability/describe-error.ts'
import type { QueueLog } from './queue-event.ts'

/** Something that the worker does in addition to jobs, at most this often. */
export type Chore = { everyMs: number; does: () => Promise<void> }

export type WorkerSettings<Job> = {
  /** The names that have due jobs. */
  due: () => Promise<readonly string[]>
  claim: (name: string, most: number) => Promise<readonly Job[]>
  /** Never throws. */
  run: (job: Job) => Promise<void>
  chores: readonly Chore[]
  /** Most simultaneous jobs of one name: a mail server that hangs must not hold up captures. */
  concurrency: number
  pollMs: number
  log: QueueLog
}

export type Worker<Job> = {
  /** Looks for work now. */
  poke(): void
  /** Claims nothing more. Resolves when nothing is running, or with the jobs that still are when time is up. */
  stop(withinMs: number): Promise<readonly Job[]>
}

/** Polls for work, and also immediately when poked or when a slot becomes free. */
export function startWorker<Job extends { name: string }>(settings: WorkerSettings<Job>): Worker<Job> {
  const { due, claim, run, concurrency, pollMs } = settings
  const running = new Map<Job, Promise<void>>()
  const chores = choresInTurn(settings.chores)
  const report = changesOnly(settings.log)
  let looking: Promise<void> | undefined
  let isPoked = false
  let isStopping = false
  let timer: NodeJS.Timeout | undefined

  const freeOf = (name: string) => concurrency - [...running.keys()].filter((job) => job.name === name).length

  async function look(): Promise<void> {
    await chores()
    for (const name of await due()) {
      const free = isStopping ? 0 : freeOf(name)
      if (free > 0) for (const job of await claim(name, free)) start(job)
    }
  }

  function start(job: Job): void {
    const ended = run(job).finally(() => {
      running.delete(job)
      poke()
    })
    running.set(job, ended)
  }

  function poke(): void {
    if (isStopping) return
    isPoked = looking !== undefined
    if (looking) return
    clearTimeout(timer)
    looking = look()
      .then(report.well, report.failed)
      .finally(() => {
        looking = undefined
        if (isPoked) poke()
        else if (!isStopping) timer = setTimeout(poke, pollMs)
      })
  }

  async function allEnded(): Promise<void> {
    // Jobs being claimed when the stop began are finished too.
    await looking
    await Promise.all(running.values())
  }

  poke()
  return {
    poke,
    async stop(withinMs) {
      isStopping = true
      clearTimeout(timer)
      const deadline = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, withinMs)
      })
      await Promise.race([deadline, allEnded()])
      clearTimeout(timer)
      return [...running.keys()]
    },
  }
}

function choresInTurn(chores: readonly Chore[]): () => Promise<void> {
  const next = chores.map((chore) => ({ chore, at: 0 }))
  return async () => {
    for (const each of next) {
      if (performance.now() < each.at) continue
      await each.chore.does()
      each.at = performance.now() + each.chore.everyMs
    }
  }
}

/** Storage is polled every second, so only the start and the end of an outage are logged. */
function changesOnly(log: QueueLog) {
  let isAway = false
  return {
    well() {
      if (isAway) log({ event: 'queue.recovered' })
      isAway = false
    },
    failed(error: unknown) {
      if (!isAway) log({ event: 'queue.failed', ...describeError(error) })
      isAway = true
    },
  }
}
