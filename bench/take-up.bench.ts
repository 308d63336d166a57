import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../apps/api/chaos/testing/asking.ts'
import { takeUp } from '../apps/api/chaos/testing/buyer.ts'
import { prepare } from '../apps/api/chaos/testing/crowd.ts'
import { openDeployment } from '../apps/api/chaos/testing/deployment.ts'
import { faults } from '../apps/api/chaos/testing/oracle.ts'
import { newServer } from '../apps/api/chaos/testing/postgres.ts'
import { waitUntilIdle } from '../apps/api/chaos/testing/wait-until-idle.ts'
import { root } from '../scripts/root.mjs'
import { compare, figure } from './figures.ts'

/**
 * Take-ups at a steady rate, regardless of whether the previous one has been answered, over HTTP to one API process that also runs their
 * jobs: money, documents, email. Target: 15 a second for five minutes (TAKE_UP_SECONDS=300) without a failure.
 */
const RATE = 15
const SECONDS = Number(process.env['TAKE_UP_SECONDS'] ?? 60)
/** How often memory is sampled during the run. */
const PARTS = 10

/** Production settings: nothing is shortened, and no crash can be requested. */
const asItIs = { NODE_ENV: 'production', SANDBOX: 'on', MOP_UP_AFTER: '', JOB_LEASE: '', LOG_LEVEL: 'warn' }

const server = await newServer()
const programs = { api: `${root}/dist/api/main.js`, sandbox: `${root}/dist/sandbox/main.js`, root }
const deployment = await openDeployment(programs, server)
try {
  const { origin, pid } = await deployment.start(asItIs)
  const customers = await prepare(deployment, () => origin, RATE * SECONDS)
  const memory = [memoryOf(pid)]
  const watching = setInterval(() => memory.push(memoryOf(pid)), (SECONDS / PARTS) * 1_000)
  const took: number[] = []
  const answeredAt: number[] = []
  const answers = await Promise.all(
    customers.map(async ({ ready, paid }, place): Promise<Answer> => {
      await pause((place * 1_000) / RATE)
      const asked = performance.now()
      const answer = await takeUp(origin, ready, paid)
      took.push(performance.now() - asked)
      answeredAt.push(performance.now())
      return answer
    }),
  )
  // Only the middle of the run counts: the first take-ups are answered immediately, and the wait for the last documents is a separate
  // figure.
  const quarter = Math.floor(answeredAt.length / 4)
  const middle = answeredAt.sort((a, b) => a - b).slice(quarter, -quarter)
  const seconds = ((middle.at(-1) ?? Number.NaN) - (middle[0] ?? Number.NaN)) / 1_000
  const perSecond = (middle.length - 1) / seconds
  const purchases = answers.filter(({ status }) => status === 200).length
  clearInterval(watching)
  const drained = await waitUntilIdle(deployment.db, 1_800)
  took.sort((a, b) => a - b)
  const at = (part: number) => `${Math.round(took[Math.floor((took.length - 1) * part)] ?? 0)} ms`

  figure('asked for', `${RATE} a second for ${SECONDS} s, ${customers.length} purchases`)
  figure('bought', `${purchases}, ${perSecond.toFixed(1)} a second while it went`)
  figure('not bought, bar 0', `${answers.length - purchases} ${statuses(answers)}`)
  figure('answer, p50 and p99', `${at(0.5)}, ${at(0.99)}`)
  figure('money, papers and mail of all of them', `${drained.toFixed(1)} s after the last`)
  figure('memory of the process, MB, as it went', `${memory.join(', ')}; once all was done ${memoryOf(pid)}`)
  figure('accounts, bar 0 wrong', String((await faults(deployment)).length))
  compare({
    measured: 'take-ups a second, as asked for',
    ours: `${perSecond.toFixed(1)} a second`,
    beside: `${RATE} a second for ${SECONDS} s`,
    ratio: perSecond / RATE,
    bar: { atLeast: 0.97 },
  })
  compare({
    measured: 'take-ups that did not fail',
    ours: String(purchases),
    beside: `${answers.length} asked for`,
    ratio: purchases / answers.length,
    bar: { atLeast: 1 },
  })
} finally {
  await deployment.close()
  await server.close()
}

function statuses(answers: readonly Answer[]): string {
  const others = answers.filter(({ status }) => status !== 200)
  return [...new Set(others.map(({ status, body }) => `${status} ${body?.code ?? ''}`.trim()))].join(', ')
}

/** Resident memory according to the system; 0 if it is not available. */
function memoryOf(pid: number): number {
  if (process.platform !== 'linux') return 0
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
