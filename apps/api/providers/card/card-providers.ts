import type { CardClient, CardPage, CardProvider, CardProviders } from '../../ports/cards'
import type { Clock } from '../../ports/clock'
import type { BreakerMoved } from '../http/breaker'
import { endpoint } from '../http/endpoint'
import { type OutgoingLimits, outgoing } from '../http/outgoing'
import type { Observe } from '../observed'
import { braintreeCards } from './braintree'
import { cardLimits } from './card-limits'
import type { CardSettings } from './card-settings'
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
  const made = await Promise.all([
    settings.cardProvider === 'sandbox' ? sandboxCards(settings, line) : [],
    settings.cardProvider === 'stripe' || settings.stripeSecretKey ? [stripeOf(settings, line)] : [],
    settings.cardProvider === 'braintree' || settings.braintreePrivateKey
      ? [braintreeOf(settings, line)]
      : [],
  ])
  const all = (await Promise.all(made.flat())).map((provider) => observedCards(provider, observe))
  const chosen = all.filter(({ client }) => client.service === settings.cardProvider)
  return {
    byName: (name) => all.find((provider) => provider.name === name),
    forPage: (page) => ofPage(chosen, page),
  }
}

/** Who has one card page only is asked for either: the page it brings is the one that is shown. */
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
    merchantAccountId: 'sandbox',
    scriptUrl: endpoint(sandboxPublicUrl, 'cards', 'v1', 'client.js'),
    wallets: allWallets,
  })
  return [
    sandboxIntents(ask(), { baseUrl, secret, client: client('STRIPE') }),
    sandboxDropIn(ask(), { baseUrl, secret, client: client('BRAINTREE') }),
  ]
}

function stripeOf(settings: CardSettings, line: Line): Promise<CardProvider> {
  const needs = 'Stripe needs a secret key, a publishable key and a webhook secret'
  const client: CardClient = {
    page: 'STRIPE',
    service: 'stripe',
    publicKey: given(settings.stripePublishableKey, needs),
    merchantAccountId: 'stripe',
    scriptUrl: undefined,
    // Not every UK account may take PayPal through Stripe.
    wallets: { ...allWallets, payPal: false },
  }
  const account = {
    secretKey: given(settings.stripeSecretKey, needs),
    webhookSecret: given(settings.stripeWebhookSecret, needs),
    url: settings.stripeUrl,
    client,
  }
  return stripeCards(account, line)
}

function braintreeOf(settings: CardSettings, line: Line): Promise<CardProvider> {
  const needs = 'Braintree needs a merchant id, a merchant account id, a public key and a private key'
  const merchantId = given(settings.braintreeMerchantId, needs)
  const client: CardClient = {
    page: 'BRAINTREE',
    service: 'braintree',
    // The drop-in starts with a token; the key of the same name is half of the server's own.
    publicKey: merchantId,
    merchantAccountId: given(settings.braintreeMerchantAccountId, needs),
    scriptUrl: undefined,
    wallets: allWallets,
  }
  const account = {
    environment: settings.braintreeEnvironment ?? 'sandbox',
    merchantId,
    publicKey: given(settings.braintreePublicKey, needs),
    privateKey: given(settings.braintreePrivateKey, needs),
    url: settings.braintreeUrl,
    client,
  }
  return braintreeCards(account, line)
}

function given(setting: string | undefined, needs: string): string {
  if (!setting) throw new Error(needs)
  return setting
}
