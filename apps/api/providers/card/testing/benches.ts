import { createHmac, randomUUID } from 'node:crypto'
import { type BrandCode, brandCodes } from '@milepost/domain/terms/identity'
import { pence } from '@milepost/domain/values/pence'
import type { Failed, Found } from '../../../platform/ports.ts'
import type {
  CardOrder,
  CardPayment,
  CardProvider,
  CardProviderName,
  CardRefused,
} from '../../../purchase/attempt/provider-ports.ts'
import { type CardSettings, cardLimits, cardProviders } from '../card-providers.ts'
import { poundsText } from '../drop-in/transaction-gateway.ts'
import { braintreeFront } from './braintree-front.ts'
import { braintreeWebhook } from './braintree-webhook.ts'
import { type CardSandbox, type Instrument, SECRET } from './card-sandbox.ts'
import { stripeFront } from './stripe-front.ts'

export type BenchName = 'sandbox-intents' | 'sandbox-drop-in' | 'stripe' | 'braintree'
export type Outcome = Found<CardPayment> | CardRefused | Failed
export type Bank = 'approve' | 'fail' | 'attempt' | 'never answers'
export type Webhook = { raw: Uint8Array; headers: Record<string, string> }

/** A provider and everything needed to run it. */
export type Bench = {
  provider: CardProvider
  /** Pays as the customer and then the server do. */
  pay(order: CardOrder, instrument: Instrument, bank?: Bank): Promise<Outcome>
  /** The webhook that the provider would send about an order, signed at the given time. */
  webhook(payment: CardPayment, at: Date): Promise<Webhook>
  close(): Promise<void>
}

/** As in production, except for short waits between tries. */
export const limits = { ...cardLimits, backOffMs: 10 }
/** For a provider that never answers, so that the test ends soon. */
export const impatient = { ...limits, attemptMs: 500 }
const clock = () => new Date()

export const stripeKeys = {
  slug: undefined,
  brands: brandCodes,
  secretKey: SECRET,
  publishableKey: 'pk_test',
  webhookSecret: 'whsec_test',
}
export const braintreeKeys = {
  slug: undefined,
  brands: brandCodes,
  merchantId: 'm',
  publicKey: 'public',
  privateKey: SECRET,
  merchantAccountIds: new Map(brandCodes.map((brand) => [brand, 'milepost-gbp'])),
  googleMerchantIds: new Map<BrandCode, string>(),
}

const settings: CardSettings = {
  cardProvider: 'sandbox',
  sandboxUrl: 'http://sandbox.invalid',
  sandboxPublicUrl: 'http://sandbox.invalid',
  sandboxCardSecret: SECRET,
  stripe: [],
  braintree: [],
}

export async function provided(
  name: CardProviderName,
  more: Partial<CardSettings>,
  within = limits,
): Promise<CardProvider> {
  const deps = { clock, limits: within, observe: () => {} }
  const providers = await cardProviders({ ...settings, ...more }, deps)
  const provider = providers.byName(name)
  if (provider === undefined) throw new Error(`There is no ${name}`)
  return provider
}

export function newOrder(more: Partial<CardOrder> = {}): CardOrder {
  return {
    orderId: `pay_${randomUUID()}`,
    amount: pence(12_345),
    description: 'Acorn ABC123',
    brand: 'A',
    statement: { short: 'ACN', name: 'ACORN' },
    metadata: { tenant: 'acorn' },
    saveCard: false,
    payer: undefined,
    customerRef: undefined,
    ...more,
  }
}

const nothing = async () => {}

export const benches: Readonly<
  Record<BenchName, (sandboxUrl: string, cardSandbox: CardSandbox, within?: typeof limits) => Promise<Bench>>
> = {
  async 'sandbox-intents'(sandboxUrl, cardSandbox, within) {
    const provider = await provided('sandbox-intents', { sandboxUrl }, within)
    const webhook = (payment: CardPayment, at: Date) =>
      signed(cardSandbox, payment, at, 'sandbox-signature', SECRET)
    return { provider, pay: payByIntent(provider, cardSandbox), webhook, close: nothing }
  },
  async 'sandbox-drop-in'(sandboxUrl, cardSandbox, within) {
    const provider = await provided('sandbox-drop-in', { sandboxUrl }, within)
    const webhook = (payment: CardPayment, at: Date) =>
      signed(cardSandbox, payment, at, 'sandbox-signature', SECRET)
    return { provider, pay: payByNonce(provider, cardSandbox), webhook, close: nothing }
  },
  async stripe(sandboxUrl, cardSandbox, within) {
    const front = await stripeFront(sandboxUrl)
    const keys = { cardProvider: 'stripe', stripe: [stripeKeys], stripeUrl: front.url } as const
    const provider = await provided('stripe', keys, within)
    const webhook = (payment: CardPayment, at: Date) =>
      signed(cardSandbox, payment, at, 'stripe-signature', 'whsec_test')
    return { provider, pay: payByIntent(provider, cardSandbox), webhook, close: front.close }
  },
  async braintree(sandboxUrl, cardSandbox, within) {
    const front = await braintreeFront(sandboxUrl)
    const keys = { cardProvider: 'braintree', braintree: [braintreeKeys], braintreeUrl: front.url } as const
    const provider = await provided('braintree', keys, within)
    const webhook = async (payment: CardPayment, at: Date) => braintreeWebhook(payment, at)
    return { provider, pay: payByNonce(provider, cardSandbox), webhook, close: front.close }
  },
}

/** The browser confirms. A refused card leaves the intent open for another one, which counts as a refusal here. */
export function payByIntent(provider: CardProvider, cardSandbox: CardSandbox): Bench['pay'] {
  return async (order, instrument, bank = 'approve') => {
    const prepared = await provider.prepare(order)
    if (prepared.kind !== 'found') return prepared
    const { ref = '', clientSecret } = prepared.value
    const question = await cardSandbox.confirm(clientSecret, await cardSandbox.paymentMethod(instrument))
    if (question && bank !== 'never answers') await cardSandbox.answerBank(question, bank)
    const found = await provider.find(ref)
    if (found.kind === 'not-found') throw new Error('What was prepared is not there')
    if (found.kind !== 'found' || found.value.status !== 'open') return found
    return { kind: 'refused', failure: found.value.failure ?? 'failed', payment: found.value }
  }
}

export function payByNonce(provider: CardProvider, cardSandbox: CardSandbox): Bench['pay'] {
  return async (order, instrument, bank = 'approve') => {
    const prepared = await provider.prepare(order)
    if (prepared.kind !== 'found') return prepared
    const amount = poundsText(order.amount)
    const made = await cardSandbox.nonce(prepared.value.clientSecret, instrument, amount)
    if (made.challengePath && bank !== 'never answers') await cardSandbox.answerBank(made.challengePath, bank)
    return provider.authorise(order, { nonce: made.nonce, deviceData: made.deviceData, billing })
  }
}

export const billing = {
  firstName: 'Jo',
  lastName: 'Bloggs',
  email: 'jo@example.com',
  address: { line1: '1 High Street', line2: 'Flat 2', postcode: 'AB1 2CD' },
}

async function signed(
  cardSandbox: CardSandbox,
  { orderId = '' }: CardPayment,
  at: Date,
  header: string,
  secret: string,
): Promise<Webhook> {
  const [event] = await cardSandbox.events(orderId)
  if (event === undefined) throw new Error('Nothing is told of this order')
  return { raw: Buffer.from(event.body), headers: { [header]: signature(event.body, at, secret) } }
}

/** The signature format of Stripe and of the sandbox. */
export function signature(body: string, at: Date, secret: string): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
