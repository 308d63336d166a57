import { randomBytes } from 'node:crypto'
import { openDeployment } from '../apps/api/chaos/testing/deployment.ts'
import { faults } from '../apps/api/chaos/testing/oracle.ts'
import { newServer } from '../apps/api/chaos/testing/postgres.ts'
import { waitUntilIdle } from '../apps/api/chaos/testing/wait-until-idle.ts'
import { root } from '../scripts/root.mjs'
import { compare, figure } from './figures.ts'
import { mix, people, RISKS } from './load/mix.ts'
import { sustainOnCluster } from './load/on-cluster.ts'
import { oneAddress } from './load/one-address.ts'
import { cores, serverProcesses } from './load/processor-time.ts'
import { type Sustained, sustain } from './load/sustain.ts'

/**
 * Sustained mixed load (load/mix.ts) on one process with all roles, then on 1, 2, 4 and 8 web processes behind one address and one worker,
 * all on one database; with LOAD_CLUSTER=on also on a whole cluster (`npm run cluster`), which needs Debian. Compare only the figures of
 * one run: callers, sandbox, balancer and database share the machine with the processes. Target: no failure, and accounts that agree
 * afterwards.
 */
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 20)
const CLIENTS = Number(process.env['LOAD_CLIENTS'] ?? 16)
const CURVE = (process.env['LOAD_PROCESSES'] ?? '1,2,4,8').split(',').map(Number)
const WARM_UP = 5
const pace = { clients: CLIENTS, seconds: SECONDS, warmUp: WARM_UP }

const siteKey = randomBytes(24).toString('base64url')
const plenty = '999999/1s'
/** Production settings, except for limits that one machine of callers would reach immediately. */
const asItIs = {
  NODE_ENV: 'production',
  SANDBOX: 'on',
  MOP_UP_AFTER: '',
  JOB_LEASE: '',
  LOG_LEVEL: 'warn',
  SITE_KEYS: `quotelark=${siteKey}`,
  SITE_LIMIT: plenty,
  ...Object.fromEntries(
    ['SAVE', 'RETRIEVAL'].flatMap((name) =>
      ['SESSION', 'IP', 'ALL'].map((of) => [`${name}_LIMIT_${of}`, plenty]),
    ),
  ),
}

type Step = Sustained & { name: string }

const server = await newServer()
const programs = { api: `${root}/dist/api/main.js`, sandbox: `${root}/dist/sandbox/main.js`, root }
const deployment = await openDeployment(programs, server)
const steps: Step[] = []
try {
  figure(
    'the mix, of a hundred',
    Object.entries(mix)
      .map(([act, of]) => `${of} ${act}`)
      .join(', '),
  )
  figure('each step', `${SECONDS} s of ${CLIENTS} clients after ${WARM_UP} s, ${RISKS} risks to a batch`)
  steps.push(await step('one process, all roles', ['all']))
  for (const count of CURVE)
    steps.push(await step(`${count} web, 1 worker`, [...Array<'web'>(count).fill('web'), 'worker']))
  let wrong = (await faults(deployment)).length
  if (process.env['LOAD_CLUSTER']) {
    const { wrong: there, ...sustained } = await sustainOnCluster(pace)
    const name = 'cluster: 3 members, 2 web, 2 workers'
    say(name, sustained)
    steps.push({ name, ...sustained })
    wrong += there
  }
  tell(steps, wrong)
} finally {
  await deployment.close()
  await server.close()
}

/** Runs processes with these roles under the load, and waits until all work is finished. */
async function step(name: string, roles: readonly ('all' | 'web' | 'worker')[]): Promise<Step> {
  const running = await Promise.all(
    roles.map(async (role) => ({ role, api: await deployment.start({ ...asItIs, ROLE: role }) })),
  )
  const serving = running.filter(({ role }) => role !== 'worker').map(({ api }) => api)
  const door = await oneAddress(serving.map(({ port }) => port))
  const act = people({ origin: door.origin, cardSandbox: deployment.cardSandbox, siteKey })
  const parties = {
    web: () => serving.map(({ pid }) => pid),
    worker: () => running.filter(({ role }) => role === 'worker').map(({ api }) => api.pid),
    database: await serverProcesses(deployment.db),
    engines: () => [],
    sandbox: () => [deployment.sandboxPid],
    callers: () => [process.pid],
  }
  const sustained = await sustain(act, { ...pace, parties })
  await waitUntilIdle(deployment.db, 600)
  door.close()
  for (const { api } of running) await api.stop()
  say(name, sustained)
  return { name, ...sustained }
}

function say(name: string, { perSecond, took, failed, cores: used, others, idle }: Sustained): void {
  const ours = used.web + used.worker + used.database + used.engines
  const times = [...took].map(([act, all]) => `${act} ${at(all, 0.5)}/${at(all, 0.99)}`).join(', ')
  const shares = Object.entries(used).map(([party, share]) => `${party} ${share.toFixed(2)}`)
  figure(name, `${perSecond.toFixed(1)} acts a second, ${(perSecond / ours).toFixed(1)} for a core of ours`)
  figure('  p50/p99 in ms', times)
  figure(
    '  cores in use',
    `${shares.join(', ')}; others ${others.toFixed(2)}; idle ${(idle * 100).toFixed(0)} % of ${cores}`,
  )
  figure('  failed, bar 0', `${failed.length} ${[...new Set(failed)].join('; ')}`)
  figure('  saturated', saturated(used, others, idle))
}

/** What was at its limit: the machine, or a single-threaded part. */
function saturated(used: Sustained['cores'], others: number, idle: number): string {
  if (others > cores / 4)
    return 'the machine, by programs that have no part in this: measure again without them'
  if (idle < 0.1) {
    const [most = 'nobody'] = Object.entries(used).sort(([, one], [, other]) => other - one)[0] ?? []
    return `the machine's ${cores} cores, most of them for ${most}`
  }
  if (used.web > 0.9) return 'the event loops of the web processes'
  return 'nothing: clients wait for commits'
}

function at(all: readonly number[], part: number): string {
  const sorted = [...all].sort((one, other) => one - other)
  return (sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN).toFixed(0)
}

function tell(all: readonly Step[], wrong: number): void {
  const [one] = all
  if (one === undefined) return
  figure('accounts, bar 0 wrong', String(wrong))
  for (const { name, perSecond } of all.slice(1))
    compare({
      measured: `mixed load, ${name}`,
      ours: `${perSecond.toFixed(1)} acts a second`,
      beside: `${one.name}, ${one.perSecond.toFixed(1)}`,
      ratio: perSecond / one.perSecond,
    })
  const failed = all.reduce((sum, { failed: some }) => sum + some.length, 0)
  compare({
    measured: 'acts that failed, and accounts wrong',
    ours: String(failed + wrong),
    beside: 'none allowed',
    ratio: failed + wrong,
    bar: { atMost: 0 },
  })
}
