import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import { figuresNow, heal, isWhole, until } from './acting.ts'
import { type Books, openBooks } from './books.ts'
import { type Acknowledged, buyersOf } from './buyers.ts'
import type { Fault } from './fault.ts'
import { longestGap, secondsToReady, watch } from './watch.ts'

/** The effect of one fault on customers who were buying. */
export type Outcome = {
  fault: string
  acknowledged: number
  /** Confirmed purchases without a policy. */
  lost: number
  /** Confirmed purchases that were sold or charged twice. */
  doubled: number
  /** Restarts of our processes, except those that the fault itself makes. */
  restarted: number
  /** Undefined where processes are restarted on purpose. */
  secondsToReady: number | undefined
  secondsWithoutPurchase: number
  /** The same in the quiet seconds before it: how busy the machine is. */
  secondsBefore: number
  /** The answers to customers who got no policy, and how often each occurred. */
  refused: Readonly<Record<string, number>>
}

export type Results = { outcomes: readonly Outcome[]; acknowledged: number; wrong: readonly string[] }

/** Customers buy before, during and after the fault. */
const BEFORE = 8_000
const AFTER = 5_000

export async function play(
  cluster: Cluster,
  chosen: readonly Fault[],
  times: number,
  tell: (outcome: Outcome) => void,
): Promise<Results> {
  heal(cluster)
  const books = await openBooks(cluster)
  const outcomes: Outcome[] = []
  const all: Acknowledged[] = []
  try {
    for (let time = 0; time < times; time += 1)
      for (const fault of chosen) {
        const { outcome, acknowledged } = await playOne(cluster, fault, books)
        outcomes.push(outcome)
        all.push(...acknowledged)
        tell(outcome)
      }
    return { outcomes, acknowledged: all.length, wrong: await books.wrongInTheEnd(all) }
  } finally {
    heal(cluster)
    await books.close()
  }
}

async function playOne(
  cluster: Cluster,
  fault: Fault,
  books: Books,
): Promise<{ outcome: Outcome; acknowledged: readonly Acknowledged[] }> {
  await until(cluster, 'the cluster is whole', isWhole)
  const before = await pidsOf(cluster)
  const buyers = buyersOf(cluster)
  await pause(BEFORE)
  const watched = watch(cluster)
  const begun = performance.now()
  await fault.happen(cluster)
  await until(cluster, 'the cluster is whole again', isWhole)
  await pause(AFTER)
  const ended = performance.now()
  const seen = await watched.stop()
  await buyers.stop()
  const after = await pidsOf(cluster)
  const changed = Object.keys(before).filter((name) => before[name] !== after[name]).length
  const { acknowledged, refused } = buyers
  const moments = acknowledged.map(({ at }) => at)
  return {
    acknowledged,
    outcome: {
      fault: fault.name,
      acknowledged: acknowledged.length,
      lost: await books.lostOf(acknowledged),
      doubled: await books.doubledOf(acknowledged),
      restarted: Math.max(0, changed - (fault.restarts ?? 0)),
      secondsToReady: fault.restarts === undefined ? secondsToReady(seen) : undefined,
      secondsWithoutPurchase: longestGap(moments, begun, ended),
      secondsBefore: longestGap(
        moments.filter((at) => at < begun),
        begun - BEFORE,
        begun,
      ),
      refused,
    },
  }
}

async function pidsOf(cluster: Cluster): Promise<Readonly<Record<string, number | undefined>>> {
  const { programs } = await figuresNow(cluster)
  const own = programs.filter(({ name }) => /^(web|worker)-/.test(name))
  return Object.fromEntries(own.map(({ name, pid }) => [name, pid]))
}
