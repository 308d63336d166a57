import type { CardPage } from '@milepost/domain/payment/card-page'
import { type BrandCode, brandCodes } from '@milepost/domain/terms/identity'
import type { Clock } from '../../platform/ports.ts'
import type {
  CardClientSettings,
  CardProvider,
  CardProviderName,
  CardProviders,
} from '../../purchase/attempt/provider-ports.ts'
import type { BreakerMoved } from '../http/breaker.ts'
import { endpoint } from '../http/endpoint.ts'
import { defaultLimits, type OutgoingLimits, outgoing } from '../http/outgoing.ts'
import type { Observe } from '../observed.ts'
import { braintreeCards } from './braintree.ts'
import { observedCards } from './observed-cards.ts'
import { sandboxDropIn } from './sandbox-drop-in.ts'
import { sandboxIntents } from './sandbox-intents.ts'
import { stripeCards } from './stripe.ts'

type Deps = { clock: Clock; observe: Observe; limits?: OutgoingLimits }
type Line = { clock: Clock; limits: OutgoingLimits; breakerMoved: BreakerMoved | undefined }

const allWallets = { applePay: true, googlePay: true, payPal: true }

/**
 * The configured card providers. With the sandbox each card page has its own (D-195). A real provider whose keys are still set can
 * still be asked about payments that it started, even if another is chosen now: no other provider can finish them.
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

/** A provider with only one card page serves both: its page is shown. */
function ofPage(chosen: readonly CardProvider[], page: CardPage): CardProvider {
  const provider = chosen.find(({ client }) => client.page === page) ?? chosen[0]
  if (provider === undefined) throw new Error('There is no card provider')
  return provider
}

function sandboxCards(settings: CardSettings, line: Line): readonly CardProvider[] {
  const ask = () => outgoing(line.clock, line.limits, line.breakerMoved)
  const { sandboxUrl: baseUrl, sandboxCardSecret: secret, sandboxPublicUrl } = settings
  const client = (page: CardPage): CardClientSettings => ({
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
  const client: CardClientSettings = {
    page: 'STRIPE',
    service: 'stripe',
    publicKey: publishableKey,
    merchantAccountId: () => 'stripe',
    scriptUrl: undefined,
    // Not every UK account may accept PayPal through Stripe.
    wallets: { ...allWallets, payPal: false },
  }
  const name: CardProviderName = slug === undefined ? 'stripe' : (`stripe:${slug}` as const)
  const account = { name, secretKey, webhookSecret, url: stripeUrl, client }
  return { provider: await stripeCards(account, line), brands }
}

async function braintreeOf(keys: BraintreeKeys, settings: CardSettings, line: Line): Promise<Account> {
  const { slug, brands, merchantId, publicKey, privateKey, merchantAccountIds, googleMerchantIds } = keys
  const environment = settings.braintreeEnvironment ?? 'sandbox'
  const client: CardClientSettings = {
    page: 'BRAINTREE',
    service: 'braintree',
    // The page starts with a client token; Braintree's "public key" is half of the server's credentials.
    publicKey: merchantId,
    merchantAccountId: (brand) => merchantAccountIds.get(brand) ?? '',
    googleMerchantId: (brand) => googleMerchantIds.get(brand),
    scriptUrl: undefined,
    // In production Google Pay requires a Google merchant id.
    wallets: { ...allWallets, googlePay: environment === 'sandbox' || googleMerchantIds.size > 0 },
  }
  const name: CardProviderName = slug === undefined ? 'braintree' : (`braintree:${slug}` as const)
  const account = { name, environment, merchantId, publicKey, privateKey, url: settings.braintreeUrl, client }
  return { provider: await braintreeCards(account, line), brands }
}

/** Calls that move money have the longest timeout: an unknown outcome costs more than waiting (take-up, step 3). */
export const cardLimits: OutgoingLimits = { ...defaultLimits, attemptMs: 10_000, overallMs: 10_000 }

/** The card providers and their keys. */
export type CardSettings = {
  cardProvider: 'sandbox' | 'stripe' | 'braintree'
  /** The sandbox's URL for this server. */
  sandboxUrl: string
  /** The sandbox's URL for browsers, which load its client from there. */
  sandboxPublicUrl: string
  /** Authenticates calls to the sandbox and its webhooks. */
  sandboxCardSecret: string
  /** Usually one account for all brands; a brand may have its own. Empty if Stripe is not used. */
  stripe: readonly StripeKeys[]
  /** The service's base URL, without the path; by default Stripe's own. */
  stripeUrl?: string | undefined
  braintree: readonly BraintreeKeys[]
  braintreeEnvironment?: 'sandbox' | 'production' | undefined
  /** The gateway's base URL, without the path; by default the environment's own. */
  braintreeUrl?: string | undefined
}

/** A provider account: its brand's slug if it is one brand's own, and the brands that are paid to it. */
export type AccountOf<Keys> = Keys & { slug: string | undefined; brands: readonly BrandCode[] }

type StripeKeys = AccountOf<{ secretKey: string; publishableKey: string; webhookSecret: string }>

type BraintreeKeys = AccountOf<{
  merchantId: string
  publicKey: string
  privateKey: string
  /** The brands may have their own merchant accounts within one account. */
  merchantAccountIds: ReadonlyMap<BrandCode, string>
  /** The Google merchant ids; without one there is no Google Pay in production. */
  googleMerchantIds: ReadonlyMap<BrandCode, string>
}>
