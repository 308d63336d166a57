import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { faults as faultsFound } from '../../../apps/api/chaos/testing/oracle'
import { providerBooks } from '../../../apps/api/chaos/testing/provider-books'
import { waitUntilIdle } from '../../../apps/api/chaos/testing/wait-until-idle'
import { connect } from '../../../apps/api/platform/db/connect'
import type { Database } from '../../../apps/api/platform/db/schema'
import { aesEncryption } from '../../../apps/api/platform/encryption/aes-encryption'
import { withKeys } from '../../../apps/api/platform/encryption/database-keys'
import type { Cluster } from '../cluster'
import { databaseUrl } from '../database'
import { type Acknowledged, buyersOf } from './buyers'
import { type Fault, figuresNow, heal, isWhole, until } from './fault'
import { longestGap, secondsToReady, watch } from './watch'

/** What one fault did to people who were buying. */
export type Outcome = {
  fault: string
  acknowledged: number
  /** Told of a policy that is not there. */
  lost: number
  /** Sold or charged twice. */
  doubled: number
  /** Of our processes, beyond those the fault restarts itself. */
  restarted: number
  /** Undefined where processes are restarted on purpose. */
  secondsToReady: number | undefined
  secondsWithoutPurchase: number
  /** The same in the quiet seconds before it: how busy the machine is. */
  secondsBefore: number
  /** What people were told who got no policy. */
  refused: Readonly<Record<string, number>>
}

export type Results = { outcomes: readonly Outcome[]; acknowledged: number; wrong: readonly string[] }

/** People buy before it, during it and after it. */
const BEFORE = 8_000
const AFTER = 5_000

export async function play(
  cluster: Cluster,
  chosen: readonly Fault[],
  times: number,
  tell: (outcome: Outcome) => void,
): Promise<Results> {
  heal(cluster)
  const owner = await connect({ connectionString: databaseUrl(cluster, 'owner') }, () => {})
  const db = withKeys(owner.db, aesEncryption([Buffer.from(cluster.secrets.encryptionKey, 'base64')]))
  const sandboxUrl = `http://127.0.0.1:${cluster.ports.sandbox}`
  const outcomes: Outcome[] = []
  const all: Acknowledged[] = []
  try {
    for (let time = 0; time < times; time += 1)
      for (const fault of chosen) {
        const { outcome, acknowledged } = await playOne(cluster, fault, { db, sandboxUrl })
        outcomes.push(outcome)
        all.push(...acknowledged)
        tell(outcome)
      }
    // Everything that was begun is finished or voided; then our books, the provider's and what customers were told have to agree.
    await waitUntilIdle(db, 300)
    const wrong = await faultsFound({ db, sandboxUrl }, all)
    return { outcomes, acknowledged: all.length, wrong }
  } finally {
    heal(cluster)
    await owner.close()
  }
}

async function playOne(
  cluster: Cluster,
  fault: Fault,
  { db, sandboxUrl }: { db: Kysely<Database>; sandboxUrl: string },
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
      lost: await lostOf(db, acknowledged),
      doubled: await doubledOf(db, sandboxUrl, acknowledged),
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

async function lostOf(db: Kysely<Database>, told: readonly Acknowledged[]): Promise<number> {
  const policies = await policiesOf(db, told)
  return told.filter(
    ({ reference, policyNumber }) =>
      !policies.some((each) => each.reference === reference && each.policy_number === policyNumber),
  ).length
}

async function doubledOf(
  db: Kysely<Database>,
  sandboxUrl: string,
  told: readonly Acknowledged[],
): Promise<number> {
  const policies = await policiesOf(db, told)
  const references = new Set(policies.map(({ reference }) => reference))
  const { byOrder } = await providerBooks(sandboxUrl)
  const charged = [...byOrder.values()].filter(({ captures }) => captures > 1).length
  return policies.length - references.size + charged
}

async function policiesOf(db: Kysely<Database>, told: readonly Acknowledged[]) {
  if (told.length === 0) return []
  return db
    .selectFrom('milepost.policy')
    .select(['reference', 'policy_number'])
    .where(
      'reference',
      'in',
      told.map(({ reference }) => reference),
    )
    .execute()
}
