import type { Crashpoint } from '../../platform/crashpoint.ts'
import type { Instrument } from '../../providers/card/testing/card-sandbox.ts'
import { cards } from '../../providers/card/testing/card-sandbox.ts'
import { noAnswer, persist } from './asking.ts'
import { getPurchase, intent, monthly, type Paid, pay, readyToPay, takeUp, type Variant } from './buyer.ts'
import { type Customer, comesBack } from './customer.ts'
import type { Api, Deployment } from './deployment.ts'
import type { Confirmation } from './oracle.ts'
import { waitUntilIdle } from './wait-until-idle.ts'

export type Method = 'card' | 'wallet' | 'deposit'

/** One way in which a purchase can be killed. The seed decides the circumstances. */
export type Cell = { point: Crashpoint; variant: Variant; method: Method; seed: number }

export type Outcome = {
  /** The policy that was finally confirmed to the customer; empty if they had left. */
  confirmations: readonly Confirmation[]
  reference: string
  email: string
  idleAfter: number
  isGone: boolean
}

const webhookFaults = [undefined, 'lose', 'duplicate', 'reorder'] as const

/** The first seed is the simple case: the customer comes back, and the provider sends every event once. */
export function circumstances(seed: number) {
  return { isGone: seed % 2 === 1, webhooks: webhookFaults[Math.floor(seed / 2) % webhookFaults.length] }
}

export function instrumentOf({ method, variant }: Pick<Cell, 'method' | 'variant'>): Instrument {
  if (method !== 'wallet') return { number: cards.visa }
  // A card in a wallet is selected by its last four digits.
  if (variant === 'intents') return { wallet: 'apple_pay', chosen: cards.visa.slice(-4) }
  return { wallet: 'paypal', chosen: 'approved' }
}

/** Runs a purchase until its process dies, has another process take over, and waits until nothing is left to do. */
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

/** Continues until the process dies. Returns what had been paid by then. */
async function drive(
  deployment: Deployment,
  victim: Api,
  { point, variant }: Cell,
  { ready, instrument }: Customer,
): Promise<Paid | undefined> {
  // A drop-in is prepared with a token and pays in the take-up, so the process has to die there.
  const isPaidLater = variant === 'drop-in' && point.startsWith('intent.')
  const first = isPaidLater ? await deployment.start({ ROLE: 'web' }) : victim
  const made = await intent(first.origin, ready, variant)
  if (isPaidLater) await first.stop()
  if (made.status === noAnswer.status) return undefined
  const paid = await pay(deployment.cardSandbox, made, ready, variant, instrument)
  if (!victim.hasEnded()) await takeUp(victim.origin, ready, paid)
  return paid
}

/** Waits until a process has died at the expected point. */
export async function dead({ ended }: Api, point: Crashpoint, patience = 30_000): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing died at ${point}`)), patience)
  })
  const { signal } = await Promise.race([ended, late]).finally(() => clearTimeout(timer))
  if (signal !== 'SIGKILL') throw new Error(`It ended by ${signal}, not at ${point}`)
}

/** The final response to a customer who keeps asking. */
export async function confirmationsOf(
  origin: () => string,
  customer: Customer,
  paid: Paid | undefined,
): Promise<Confirmation> {
  const { reference } = customer.ready
  const answer = await comesBack(origin, customer, paid)
  if (answer.status === 200) return { reference, policyNumber: answer.body.policyNumber }
  const known = await persist(() => getPurchase(origin(), customer.ready))
  if (known.body?.status !== 'BOUGHT')
    throw new Error(`They were told ${answer.status} ${JSON.stringify(answer.body)}`)
  return { reference, policyNumber: known.body.policy.policyNumber }
}
