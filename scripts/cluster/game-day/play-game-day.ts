import { setTimeout as pause } from 'node:timers/promises'
import type { Headers } from '../../../apps/api/chaos/testing/asking.ts'
import type { Cluster } from '../cluster.ts'
import { heal, isWhole, until } from '../faults/acting.ts'
import { openBooks } from '../faults/books.ts'
import { type Acknowledged, buyersOf } from '../faults/buyers.ts'
import { type Call, openDoor } from './door.ts'
import { type Prometheus, startPrometheus } from './prometheus.ts'
import type { Scene } from './scenes.ts'

/** The effect of one scene on customers, and the alerts that operators got. */
export type SceneOutcome = {
  scene: string
  alert: string
  /** Seconds from its start until its alert fired; undefined if it never did. */
  alertedAfter: number | undefined
  /** Every other alert that fired meanwhile, with its seconds. */
  others: Readonly<Record<string, number>>
  seconds: number
  calls: number
  /** How often each failure status occurred; 0 is a connection that was cut. */
  failures: Readonly<Record<string, number>>
  longestWaitSeconds: number
  acknowledged: number
  lost: number
  doubled: number
}

export type GameDay = { outcomes: readonly SceneOutcome[]; acknowledged: number; wrong: readonly string[] }

/** A light load: one customer buys every few seconds, and one opens the documents of an earlier purchase. */
const LIGHT = { buyers: 1, betweenMs: 1_500 }
/** A pause before and after each scene, so that their effects are not mixed up. */
const QUIET = 10_000
/** A scene lasts at least this long, and at most until its alert should long have fired. */
const LEAST = 20_000
const MOST = 240_000

export async function playGameDay(
  cluster: Cluster,
  chosen: readonly Scene[],
  tell: (outcome: SceneOutcome) => void,
): Promise<GameDay> {
  heal(cluster)
  const books = await openBooks(cluster)
  const prometheus = await startPrometheus(cluster)
  const door = await openDoor(cluster.ports.site)
  const readable: { headers: Headers; id: string; since: number }[] = []
  const buyers = buyersOf(
    { ports: { ...cluster.ports, site: door.port } },
    {
      ...LIGHT,
      onBought: (headers, [id]) => id && readable.push({ headers, id, since: performance.now() }),
    },
  )
  let isOver = false
  const reads = (async () => {
    while (!isOver) {
      await pause(1_500)
      // A job creates the documents a moment after the purchase.
      const old = readable.filter(({ since }) => performance.now() - since > 20_000).at(-1)
      if (old !== undefined) await opens(door.port, old)
    }
  })()
  const outcomes: SceneOutcome[] = []
  const all: Acknowledged[] = []
  try {
    // Counters need two scrapes, and the first documents need their job.
    await pause(30_000)
    for (const scene of chosen) {
      await until(cluster, 'the cluster is whole', isWhole)
      await pause(QUIET)
      door.calls()
      const from = buyers.acknowledged.length
      const played = await playScene(cluster, scene, prometheus)
      await until(cluster, 'the cluster is whole again', isWhole)
      await pause(QUIET)
      const acknowledged = buyers.acknowledged.slice(from)
      const outcome = {
        scene: scene.name,
        alert: scene.alert,
        ...played,
        ...seen(door.calls()),
        acknowledged: acknowledged.length,
        lost: await books.lostOf(acknowledged),
        doubled: await books.doubledOf(acknowledged),
      }
      outcomes.push(outcome)
      tell(outcome)
    }
    isOver = true
    await buyers.stop()
    await reads
    all.push(...buyers.acknowledged)
    return { outcomes, acknowledged: all.length, wrong: await books.wrongInTheEnd(all) }
  } finally {
    isOver = true
    heal(cluster)
    await buyers.stop()
    await door.close()
    await prometheus.stop()
    await books.close()
  }
}

async function playScene(cluster: Cluster, scene: Scene, prometheus: Prometheus) {
  const before = new Set((await prometheus.firing()).map(({ name }) => name))
  const begun = performance.now()
  const since = () => (performance.now() - begun) / 1_000
  const on: Record<string, number> = {}
  const end = await scene.begin(cluster)
  try {
    while (since() * 1_000 < MOST && (on[scene.alert] === undefined || since() * 1_000 < LEAST)) {
      for (const { name } of await prometheus.firing().catch(() => []))
        if (!before.has(name) || name === scene.alert) on[name] ??= since()
      await pause(500)
    }
  } finally {
    await end()
  }
  const { [scene.alert]: alertedAfter, ...others } = on
  return { alertedAfter, others, seconds: since() }
}

async function opens(port: number, { headers, id }: { headers: Headers; id: string }): Promise<void> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/Document/DownloadDocumentById/${id}`, {
      headers,
    })
    await reply.arrayBuffer()
  } catch {
    // The proxy has recorded it.
  }
}

/** 202 and 409 report the state of the purchase, 402 that nothing was charged. */
const answered = (status: number) => (status >= 200 && status < 400) || [402, 409].includes(status)

export function seen(calls: readonly Call[]) {
  const failures: Record<string, number> = {}
  for (const { status } of calls) if (!answered(status)) failures[status] = (failures[status] ?? 0) + 1
  return {
    calls: calls.length,
    failures,
    longestWaitSeconds: Math.max(0, ...calls.map(({ ms }) => ms)) / 1_000,
  }
}
