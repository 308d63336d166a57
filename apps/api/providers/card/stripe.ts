import type Stripe from 'stripe'
import type { CardClient, CardProvider, CardProviderName } from '../../payment/provider-ports'
import { intentProvider } from './intents/intent-provider'
import type { LibraryDeps } from './library-calls'
import { stripeEvents } from './stripe-events'
import { stripeIntents } from './stripe-intents'

export type StripeAccount = {
  secretKey: string
  webhookSecret: string
  /** Another address than Stripe's own, without the path. */
  url: string | undefined
  /** `stripe`, or with the brand whose own account it is. */
  name: CardProviderName
  client: CardClient
}

/** Stripe, by its own library, which is loaded only where it is used: nobody else waits for it at the start. */
export async function stripeCards(account: StripeAccount, deps: LibraryDeps): Promise<CardProvider> {
  const { Stripe: Library } = await import('stripe')
  const stripe = new Library(account.secretKey, {
    ...addressOf(account.url),
    timeout: deps.limits.attemptMs,
    // Whether a call is sent again is decided in one place.
    maxNetworkRetries: 0,
    telemetry: false,
  })
  return intentProvider(stripeIntents(stripe, Library.errors, deps), {
    name: account.name,
    client: account.client,
    ...stripeEvents(stripe, account.webhookSecret),
  })
}

function addressOf(url: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (url === undefined) return {}
  const { protocol, hostname, port } = new URL(url)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }
}
