import { type BrandCode, brandCodes } from '@milepost/domain/terms/identity'
import type {
  CardClient,
  CardPage,
  CardProvider,
  CardProviderName,
  CardProviders,
} from '../../payment/provider-ports'
import type { Clock } from '../../platform/ports'
import type { BreakerMoved } from '../http/breaker'
import { endpoint } from '../http/endpoint'
import { defaultLimits, type OutgoingLimits, outgoing } from '../http/outgoing'
import type { Observe } from '../observed'
import { braintreeCards } from './braintree'
import { observedCards } from './observed-cards'
import { sandboxDropIn } from './sandbox-drop-in'
import { sandboxIntents } from './sandbox-intents'
import { stripeCards } from './stripe'

type Deps = { clock: Clock; observe: Observe; limits?: OutgoingLimits }
type Line = { clock: Clock; limits: OutgoingLimits; breakerMoved: BreakerMoved | undefined }

const allWallets = { applePay: true, googlePay: true, payPal: true }

/**
 * The card providers the settings choose. With the sandbox each card page has its own (D-195). A real one whose keys are still set
 * can still be asked about what it began, whoever is chosen now: no other can finish it.
 */
export async function cardProviders(settings: CardSettings, deps: Deps): Promise<CardProviders> {
  const { clock, observe, limits = cardLimits } = deps
  const line = { clock, limits, breakerMoved: observe.breaker?.('card') }
  const sandboxes = settings.cardProvider === 'sandbox' ? sandboxCards(settings, line) : []
  const real = await Promise.all([
    ...settings.stripe.map((keys) => stripeOf(keys, settings, line)),
    ...settings.braintree.map((keys) => braintreeOf(keys, settings, line)),
  ])
  const all = [...sandboxes.map((provider) => ({ provider, brands: brandCodes })), ...real].map(
    ({ provider, brands }) => ({ provider: observedCards(provider, observe), brands }),
  )
  const chosen = all.filter(({ provider }) => provider.client.service === settings.cardProvider)
  return {
    byName: (name) => all.find(({ provider }) => provider.name === name)?.provider,
    forPage: (page, brand) =>
      ofPage(
        chosen.filter(({ brands }) => brands.includes(brand)).map(({ provider }) => provider),
        page,
      ),
    ofService: (service) =>
      all.map(({ provider }) => provider).filter(({ client }) => client.service === service),
  }
}

/** A provider with one card page serves both: the page it has is shown. */
function ofPage(chosen: readonly CardProvider[], page: CardPage): CardProvider {
  const provider = chosen.find(({ client }) => client.page === page) ?? chosen[0]
  if (provider === undefined) throw new Error('There is no card provider')
  return provider
}

function sandboxCards(settings: CardSettings, line: Line): readonly CardProvider[] {
  const ask = () => outgoing(line.clock, line.limits, line.breakerMoved)
  const { sandboxUrl: baseUrl, sandboxCardSecret: secret, sandboxPublicUrl } = settings
  const client = (page: CardPage): CardClient => ({
    page,
    service: 'sandbox',
    publicKey: 'sandbox',
    merchantAccountId: () => 'sandbox',
    scriptUrl: endpoint(sandboxPublicUrl, 'cards', 'v1', 'client.js'),
    wallets: allWallets,
  })
  return [
    sandboxIntents(ask(), { baseUrl, secret, client: client('STRIPE') }),
    sandboxDropIn(ask(), { baseUrl, secret, client: client('BRAINTREE') }),
  ]
}

type Account = { provider: CardProvider; brands: readonly BrandCode[] }

async function stripeOf(keys: StripeKeys, { stripeUrl }: CardSettings, line: Line): Promise<Account> {
  const { slug, brands, secretKey, publishableKey, webhookSecret } = keys
  const client: CardClient = {
    page: 'STRIPE',
    service: 'stripe',
    publicKey: publishableKey,
    merchantAccountId: () => 'stripe',
    scriptUrl: undefined,
    // Not every UK account may take PayPal through Stripe.
    wallets: { ...allWallets, payPal: false },
  }
  const name: CardProviderName = slug === undefined ? 'stripe' : (`stripe:${slug}` as const)
  const account = { name, secretKey, webhookSecret, url: stripeUrl, client }
  return { provider: await stripeCards(account, line), brands }
}

async function braintreeOf(keys: BraintreeKeys, settings: CardSettings, line: Line): Promise<Account> {
  const { slug, brands, merchantId, publicKey, privateKey, merchantAccountIds, googleMerchantIds } = keys
  const environment = settings.braintreeEnvironment ?? 'sandbox'
  const client: CardClient = {
    page: 'BRAINTREE',
    service: 'braintree',
    // The page starts with a token; the key of the same name is half of the server's own.
    publicKey: merchantId,
    merchantAccountId: (brand) => merchantAccountIds.get(brand) ?? '',
    googleMerchantId: (brand) => googleMerchantIds.get(brand),
    scriptUrl: undefined,
    // In production Google pays nobody it has given no id to.
    wallets: { ...allWallets, googlePay: environment === 'sandbox' || googleMerchantIds.size > 0 },
  }
  const name: CardProviderName = slug === undefined ? 'braintree' : (`braintree:${slug}` as const)
  const account = { name, environment, merchantId, publicKey, privateKey, url: settings.braintreeUrl, client }
  return { provider: await braintreeCards(account, line), brands }
}

/** Calls that move money have the longest timeout: an unknown outcome costs more than waiting (take-up, step 3). */
export const cardLimits: OutgoingLimits = { ...defaultLimits, attemptMs: 10_000, overallMs: 10_000 }

/** Who takes card payments, and the keys to ask them with. */
export type CardSettings = {
  cardProvider: 'sandbox' | 'stripe' | 'braintree'
  /** The sandbox as this server reaches it. */
  sandboxUrl: string
  /** The sandbox as a browser reaches it: where its client is loaded from. */
  sandboxPublicUrl: string
  /** Calls the sandbox and signs its webhooks. */
  sandboxCardSecret: string
  /** One for everybody is the simple case; a brand may have one of its own. None where Stripe is not used. */
  stripe: readonly StripeKeys[]
  /** Where the service is, without the path; unset is Stripe's own. */
  stripeUrl?: string | undefined
  braintree: readonly BraintreeKeys[]
  braintreeEnvironment?: 'sandbox' | 'production' | undefined
  /** Where the gateway is, without the path; unset is the environment's own. */
  braintreeUrl?: string | undefined
}

/** An account at a provider: whose it is where it is one brand's own, and which brands are paid to it. */
export type AccountOf<Keys> = Keys & { slug: string | undefined; brands: readonly BrandCode[] }

type StripeKeys = AccountOf<{ secretKey: string; publishableKey: string; webhookSecret: string }>

type BraintreeKeys = AccountOf<{
  merchantId: string
  publicKey: string
  privateKey: string
  /** Within one account the brands may have merchant accounts of their own. */
  merchantAccountIds: ReadonlyMap<BrandCode, string>
  /** As Google names whoever takes Google Pay; without one there is no Google Pay in production. */
  googleMerchantIds: ReadonlyMap<BrandCode, string>
}>
