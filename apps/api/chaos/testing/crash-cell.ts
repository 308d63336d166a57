import type { Crashpoint } from '../../platform/crashpoint'
import type { Instrument } from '../../providers/card/testing/card-sandbox'
import { cards } from '../../providers/card/testing/card-sandbox'
import { nobody } from './asking'
import { intent, monthly, type Paid, pay, purchaseOf, readyToPay, takeUp, type Variant } from './buyer'
import { type Customer, comesBack, persist } from './customer'
import type { Api, Deployment } from './deployment'
import type { Confirmation } from './oracle'
import { waitUntilIdle } from './wait-until-idle'

export type Method = 'card' | 'wallet' | 'deposit'

/** One way a purchase can be killed. A seed decides what else happens around it. */
export type Cell = { point: Crashpoint; variant: Variant; method: Method; seed: number }

export type Outcome = {
  /** What the customer was told in the end; nothing when they were gone. */
  confirmations: readonly Confirmation[]
  reference: string
  email: string
  idleAfter: number
  isGone: boolean
}

const webhookFaults = [undefined, 'lose', 'duplicate', 'reorder'] as const

/** The first seed is the plain case: they come back, and the provider tells everything once. */
export function circumstances(seed: number) {
  return { isGone: seed % 2 === 1, webhooks: webhookFaults[Math.floor(seed / 2) % webhookFaults.length] }
}

export function instrumentOf({ method, variant }: Pick<Cell, 'method' | 'variant'>): Instrument {
  if (method !== 'wallet') return { number: cards.visa }
  // A wallet of cards is asked for one by its last four.
  if (variant === 'intents') return { wallet: 'apple_pay', chosen: cards.visa.slice(-4) }
  return { wallet: 'paypal', chosen: 'approved' }
}

/** Drives one purchase into the death of its process, has another take over, and waits until all is settled. */
export async function crash(
  deployment: Deployment,
  cell: Cell,
  pace: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const { point, variant, method, seed } = cell
  const { isGone, webhooks } = circumstances(seed)
  const email = `${point}.${variant}.${method}.${seed}@example.com`
  if (webhooks) await deployment.cardSandbox.fault('webhook', webhooks, undefined)
  const victim = await deployment.start({ ...pace, CRASH_AT: point })
  const ready = await readyToPay(victim.origin, method === 'deposit' ? monthly : undefined, { email })
  const customer: Customer = {
    cardSandbox: deployment.cardSandbox,
    ready,
    variant,
    instrument: instrumentOf(cell),
  }
  const paid = await drive(deployment, victim, cell, customer)

  await dead(victim, point)
  const rescue = await deployment.start(pace)
  if (isGone) {
    const idleAfter = await waitUntilIdle(deployment.db)
    return { confirmations: [], reference: ready.reference, email, idleAfter, isGone }
  }
  const confirmation = await confirmationsOf(() => rescue.origin, customer, paid)
  const idleAfter = await waitUntilIdle(deployment.db)
  return { confirmations: [confirmation], reference: ready.reference, email, idleAfter, isGone }
}

/** As far as it goes: the process dies somewhere on the way. Gives what had been paid by then. */
async function drive(
  deployment: Deployment,
  victim: Api,
  { point, variant }: Cell,
  { ready, instrument }: Customer,
): Promise<Paid | undefined> {
  // A drop-in is prepared with a token and pays in the take-up: that is where it is to die.
  const isPaidLater = variant === 'drop-in' && point.startsWith('intent.')
  const first = isPaidLater ? await deployment.start({ ROLE: 'web' }) : victim
  const made = await intent(first.origin, ready, variant)
  if (isPaidLater) await first.stop()
  if (made.status === nobody.status) return undefined
  const paid = await pay(deployment.cardSandbox, made, ready, variant, instrument)
  if (!victim.hasEnded()) await takeUp(victim.origin, ready, paid)
  return paid
}

/** Waits until a process has died where it was to die. */
export async function dead({ ended }: Api, point: Crashpoint, patience = 30_000): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing died at ${point}`)), patience)
  })
  const { signal } = await Promise.race([ended, late]).finally(() => clearTimeout(timer))
  if (signal !== 'SIGKILL') throw new Error(`It ended by ${signal}, not at ${point}`)
}

/** What a customer is told in the end who asks until there is an answer. */
export async function confirmationsOf(
  origin: () => string,
  customer: Customer,
  paid: Paid | undefined,
): Promise<Confirmation> {
  const { reference } = customer.ready
  const answer = await comesBack(origin, customer, paid)
  if (answer.status === 200) return { reference, policyNumber: answer.body.policyNumber }
  const known = await persist(() => purchaseOf(origin(), customer.ready))
  if (known.body?.status !== 'BOUGHT')
    throw new Error(`They were told ${answer.status} ${JSON.stringify(answer.body)}`)
  return { reference, policyNumber: known.body.policy.policyNumber }
}
