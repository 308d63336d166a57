import { sql } from 'kysely'
import type { Crashpoint } from '../../platform/crashpoint'
import { intent, monthly, pay, readyToPay, takeUp, type Variant } from './buyer'
import { confirmationsOf, dead, instrumentOf, type Method, type Outcome } from './crash-cell'
import type { Customer } from './customer'
import type { Api, Deployment } from './deployment'
import { waitUntilIdle } from './wait-until-idle'

/** One purchase, and where each of the processes dies that have it in hand one after another. */
export type Row = {
  name: string
  variant: Variant
  method: Method
  deaths: readonly Crashpoint[]
  /** The customer pays, asks for the policy once and is not seen again. */
  isGone?: true
  /** Nobody else takes the purchase further: the provider's events are lost, and nothing is mopped up until the last process. */
  isAlone?: true
}

export type RowOutcome = Outcome & {
  crashes: number
  /** Tries of jobs that were used up when everybody had died: a process that dies uses none. */
  triesUsed: number
}

/** A lease, a look at leases, the wait after several of them, and a slow machine. */
const PATIENCE = 180_000
const untilTheEnd = { MOP_UP_AFTER: '3600' }

/** Has process after process die over the same purchase, then one that lives, and waits until all is settled. */
export async function crashInARow(deployment: Deployment, row: Row): Promise<RowOutcome> {
  const { name, variant, method, deaths, isGone = false, isAlone = false } = row
  const email = `${name.replaceAll(/\W+/g, '-')}@example.com`
  if (isAlone) await deployment.cardSandbox.fault('webhook', 'lose', undefined)
  const start = (point: Crashpoint) => deployment.start({ ...(isAlone && untilTheEnd), CRASH_AT: point })
  const [first, ...others] = deaths
  if (first === undefined) throw new Error('Nobody is to die')

  // A drop-in is prepared with a token and pays in the take-up: that is where it is to die.
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
  // Heard below, when the last process lives.
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

/** Of what follows a purchase. */
async function triesUsedIn({ db }: Deployment): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    select coalesce(sum(failures), 0)::int as tries from milepost.job
    where name in ('capture', 'documents', 'policy-mail', 'portal-user', 'mandate')`.execute(db)
  return rows[0]?.tries ?? 0
}
