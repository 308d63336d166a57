import { execFile, fork } from 'node:child_process'
import { promisify } from 'node:util'
import { policyPeriod } from '@milepost/domain/quote/policy-period'
import { addDays } from '@milepost/domain/values/local-date'
import { root } from '../root.mjs'
import { buy } from './buy'
import type { Part } from './day'
import { type Priced, price } from './price'

/** As the reader of the list may type it. */
const ACTING = '--as "Your Name" --because "to see what happens"'

/** The result of a part of the day: its quote, its policy, and where to look. */
export type Happened = { part: Part; reference: string; policy?: string; page: string; look: string }

/** Carries out one part of the day, using only calls of the site and back office commands. */
export async function happen(part: Part, settings: Settings): Promise<Happened> {
  const ask = (origin: string) => price(origin, part.person)
  const priced = await (part.fate === 'expired' ? inThePast(ask) : ask(settings.origin))
  const { quoteReference: reference, underwritingOutcome } = priced.results
  const { didDecline, didRefer } = underwritingOutcome
  if (didDecline !== (part.fate === 'declined') || didRefer !== (part.fate === 'referred'))
    throw new Error(`${part.person.who} was ${didDecline ? 'declined' : didRefer ? 'referred' : 'accepted'}`)
  const outcome = { part, reference, page: '/quote-retrieval' }
  switch (part.fate) {
    case 'priced':
      return { ...outcome, look: 'Results, after the five facts' }
    case 'expired':
      return { ...outcome, look: '"Sorry, your quote has expired"' }
    case 'declined':
    case 'referred':
      return { ...outcome, look: 'The five facts lead to the decline page' }
    case 'locked':
      await office('lock', reference)
      return {
        ...outcome,
        look: `"A member of our team is reviewing"; npm run office -- unlock ${reference} ${ACTING}`,
      }
    case 'reminded':
      return {
        ...outcome,
        page: await office('link', reference),
        look: 'Prices, then the quote after three facts',
      }
    case 'bought':
      return { ...outcome, ...(await buy(priced, settings.sandbox)), look: '"Already been purchased"' }
    case 'cancelled': {
      const purchase = await buy(priced, settings.sandbox)
      await office('cancel', purchase.policy, 'non-payment')
      return { ...outcome, ...purchase, look: 'Restart it from the sandbox’s back office' }
    }
    case 'renewal due':
      return renewalDue(priced, outcome, settings)
  }
}

async function renewalDue(
  priced: Priced,
  outcome: Omit<Happened, 'look'>,
  settings: Settings,
): Promise<Happened> {
  const purchase = await buy(priced, settings.sandbox)
  const start = priced.person.answers.coverDetails.effectiveFrom
  if (!start) throw new Error('Cover without a start')
  const lastDay = policyPeriod('thirty-day', start).to.date
  const days = `${addDays(lastDay, -7)} ${addDays(lastDay, 1)}`
  return { ...outcome, ...purchase, look: `Letter and charge: npm run office -- renewals ${days} ${ACTING}` }
}

const run = promisify(execFile)

/** Runs a back office command while the product runs, as `npm run office` does, built or not, and returns its output. */
async function office(...words: readonly string[]): Promise<string> {
  const acting = ['--as', 'npm run demo', '--because', 'a day of a broker for show']
  const program = ['--import', 'tsx', 'apps/api/cli/office.ts', ...words, ...acting]
  const { stdout } = await run(process.execPath, program, { cwd: root })
  return stdout.trim()
}

/** Where the product runs, by the settings it was started with. */
type Settings = { origin: string; sandbox: string; port: string }

export function readSettings({ PORT = '3000', SANDBOX_PORT = '3001' }: NodeJS.ProcessEnv): Settings {
  // By IP address: browsers resolve names under localhost, but not every machine does.
  return { origin: `http://127.0.0.1:${PORT}`, sandbox: `http://127.0.0.1:${SANDBOX_PORT}`, port: PORT }
}

export async function isRunning({ origin }: Settings): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Runs the work against a second API on the same database whose clock is a month back. It serves calls and runs no jobs; what is
 * priced there has expired here, without any row written by hand.
 */
async function inThePast<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const past = fork('apps/api/main.ts', [], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      ROLE: 'web',
      SITE_DIR: 'off',
      INTERNAL_PORT: 'off',
      SERVICE_PORT: 'off',
      LOG_LEVEL: 'error',
      // For this clock, whatever was priced today was priced a month ahead: the limits must not count it.
      PRICING_LIMIT_IP: '10000/2400h',
      PRICING_LIMIT_ALL: '10000/2400h',
    },
    execArgv: ['--import', 'tsx', '--import', new URL('./a-month-ago.mjs', import.meta.url).href],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<never>((_, reject) =>
    past.once('exit', () => reject(new Error('It ended early'))),
  )
  const ready = new Promise<number>((resolve) => past.on('message', (message) => resolve(portIn(message))))
  try {
    return await work(`http://127.0.0.1:${await Promise.race([ready, ended])}`)
  } finally {
    ended.catch(() => undefined)
    past.kill('SIGTERM')
  }
}

function portIn(message: unknown): number {
  return typeof message === 'object' && message !== null && 'port' in message ? Number(message.port) : 0
}
