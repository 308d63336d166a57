import { sql } from 'kysely'
import type { Crashpoint } from '../../platform/crashpoint.ts'
import { intent, monthly, pay, readyToPay, takeUp, type Variant } from './buyer.ts'
import { confirmationsOf, dead, instrumentOf, type Method, type Outcome } from './crash-cell.ts'
import type { Customer } from './customer.ts'
import type { Api, Deployment } from './deployment.ts'
import { waitUntilIdle } from './wait-until-idle.ts'

/** One purchase, and the points at which successive processes die during it. */
export type Row = {
  name: string
  variant: Variant
  method: Method
  deaths: readonly Crashpoint[]
  /** The customer pays, asks for the policy once and leaves. */
  isGone?: true
  /** Nothing else advances the purchase: the provider's events are lost, and there is no reconciliation until the last process. */
  isAlone?: true
}

export type RowOutcome = Outcome & {
  crashes: number
  /** Tries of jobs used up after all the deaths: a process that dies uses none. */
  triesUsed: number
}

/** A lease, the sweep, the back-off after several expiries, and a slow machine. */
const PATIENCE = 180_000
const untilTheEnd = { MOP_UP_AFTER: '3600' }

/** Lets process after process die during the same purchase, then starts one that lives, and waits until nothing is left to do. */
export async function crashInARow(deployment: Deployment, row: Row): Promise<RowOutcome> {
  const { name, variant, method, deaths, isGone = false, isAlone = false } = row
  const email = `${name.replaceAll(/\W+/g, '-')}@example.com`
  if (isAlone) await deployment.cardSandbox.fault('webhook', 'lose', undefined)
  const start = (point: Crashpoint) => deployment.start({ ...(isAlone && untilTheEnd), CRASH_AT: point })
  const [first, ...others] = deaths
  if (first === undefined) throw new Error('Nobody is to die')

  // A drop-in is prepared with a token and pays in the take-up, so the process has to die there.
  const before = variant === 'drop-in' ? await deployment.start({ ROLE: 'web' }) : undefined
  let current: Api = await start(first)
  const ready = await readyToPay(current.origin, method === 'deposit' ? monthly : undefined, { email })
  const customer: Customer = {
    cardSandbox: deployment.cardSandbox,
    ready,
    variant,
    instrument: instrumentOf(row),
  }
  const paysAt = async ({ origin }: Api) =>
    pay(deployment.cardSandbox, await intent(origin, ready, variant), ready, variant, customer.instrument)
  const paid = before || isGone ? await paysAt(before ?? current) : undefined
  await before?.stop()

  const confirming =
    isGone && paid
      ? takeUp(current.origin, ready, paid).then(() => [])
      : confirmationsOf(() => current.origin, customer, paid).then((each) => [each])
  // Awaited below, once the last process is running.
  confirming.catch(() => {})
  await dead(current, first, PATIENCE)
  for (const point of others) {
    current = await start(point)
    await dead(current, point, PATIENCE)
  }
  const triesUsed = await triesUsedIn(deployment)
  current = await deployment.start()
  const confirmations = await confirming
  const idleAfter = await waitUntilIdle(deployment.db, 240)
  return {
    confirmations: confirmations,
    reference: ready.reference,
    email,
    idleAfter,
    isGone,
    crashes: deaths.length,
    triesUsed,
  }
}

/** Of the jobs that follow a purchase. */
async function triesUsedIn({ db }: Deployment): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    select coalesce(sum(failures), 0)::int as tries from milepost.job
    where name in ('capture', 'documents', 'policy-mail', 'portal-user', 'mandate')`.execute(db)
  return rows[0]?.tries ?? 0
}
