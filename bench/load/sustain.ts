import type { Answer } from '../../apps/api/chaos/testing/asking.ts'
import { type Act, acts } from './mix.ts'
import { machineSeconds, secondsOf } from './processor-time.ts'

/** The users of processor time. Engines are the programs between our processes and the database, or alongside it. */
export type Party = 'web' | 'worker' | 'database' | 'engines' | 'sandbox' | 'callers'
export type Parties = Readonly<Record<Party, () => readonly number[]>>

export type Sustained = {
  perSecond: number
  /** In milliseconds, for each act. */
  took: ReadonlyMap<Act, readonly number[]>
  failed: readonly string[]
  /** How many cores each party kept busy. */
  cores: Readonly<Record<Party, number>>
  /** How many cores unrelated programs kept busy. */
  others: number
  /** The share of the machine's time in which it was idle. */
  idle: number
}

/** This many clients run one act after another for this many seconds; the first seconds are not counted. */
export async function sustain(
  act: (act: Act) => Promise<Answer>,
  {
    clients,
    seconds,
    warmUp,
    parties,
  }: { clients: number; seconds: number; warmUp: number; parties: Parties },
): Promise<Sustained> {
  const next = acts()
  const took = new Map<Act, number[]>()
  const failed: string[] = []
  const begun = performance.now() + warmUp * 1_000
  const end = begun + seconds * 1_000
  const client = async () => {
    while (performance.now() < end) {
      const what = next()
      const at = performance.now()
      const fault = await act(what).then(
        ({ status, body }) => (status === 200 ? undefined : `${what}: ${status} ${body?.code ?? ''}`.trim()),
        (error: unknown) => `${what}: ${error instanceof Error ? error.message : String(error)}`,
      )
      if (fault !== undefined) failed.push(fault)
      // Acts that end outside the measured time are completed, but not counted.
      const now = performance.now()
      if (fault === undefined && now >= begun && now < end)
        took.set(what, [...(took.get(what) ?? []), now - at])
    }
  }
  const measuring = measured(parties, begun, end)
  await Promise.all(Array.from({ length: clients }, client))
  const done = [...took.values()].reduce((sum, each) => sum + each.length, 0)
  return { perSecond: done / seconds, took, failed, ...(await measuring) }
}

async function measured(
  parties: Parties,
  begun: number,
  end: number,
): Promise<Pick<Sustained, 'cores' | 'others' | 'idle'>> {
  const until = (time: number) => new Promise((resolve) => setTimeout(resolve, time - performance.now()))
  const now = () => ({
    at: performance.now() / 1_000,
    machine: machineSeconds(),
    web: secondsOf(parties.web()),
    worker: secondsOf(parties.worker()),
    database: secondsOf(parties.database()),
    engines: secondsOf(parties.engines()),
    sandbox: secondsOf(parties.sandbox()),
    callers: secondsOf(parties.callers()),
  })
  await until(begun)
  const before = now()
  await until(end)
  const after = now()
  const whole = after.at - before.at
  const coresOf = (party: Party) => (after[party] - before[party]) / whole
  const busy = after.machine.busy - before.machine.busy
  const idle = after.machine.idle - before.machine.idle
  const cores = {
    web: coresOf('web'),
    worker: coresOf('worker'),
    database: coresOf('database'),
    engines: coresOf('engines'),
    sandbox: coresOf('sandbox'),
    callers: coresOf('callers'),
  }
  const ours = Object.values(cores).reduce((sum, each) => sum + each, 0)
  return { cores, others: Math.max(0, busy / whole - ours), idle: idle / (busy + idle) }
}
