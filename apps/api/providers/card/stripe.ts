import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type {
  CardClientSettings,
  CardProvider,
  CardProviderName,
} from '../../purchase/attempt/provider-ports.ts'
import { intentProvider } from './intents/intent-provider.ts'
import type { LibraryDeps } from './library-calls.ts'
import { stripeIntents } from './stripe-intents.ts'

export type StripeAccount = {
  secretKey: string
  webhookSecret: string
  /** An address other than Stripe's own, without the path. */
  url: string | undefined
  /** `stripe`, with the brand's slug if the account is one brand's own. */
  name: CardProviderName
  client: CardClientSettings
}

/** Stripe through its own library, loaded only if it is used, to keep start-up fast. */
export async function stripeCards(account: StripeAccount, deps: LibraryDeps): Promise<CardProvider> {
  const { Stripe: Library } = await import('stripe')
  const stripe = new Library(account.secretKey, {
    ...addressOf(account.url),
    timeout: deps.limits.attemptMs,
    // Retries are decided in one place (library-calls).
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

/** An older one may be a replay (safety K6). */
const TOLERANCE_SECONDS = 300

/** An intent, or an object that belongs to one: a charge, a refund, a dispute. */
const subject = z.object({
  id: z.string(),
  object: z.string(),
  payment_intent: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
  metadata: z.nullish(z.record(z.string(), z.string())),
})

function stripeEvents(stripe: Stripe, secret: string): Pick<CardProvider, 'readEvent'> {
  return {
    readEvent(raw, headers, now) {
      const event = verified(stripe, secret, raw, headers['stripe-signature'], now)
      if (event === undefined) return { kind: 'forged' }
      const { id, type } = event
      const about = subject.safeParse(event.data.object).data
      if (about === undefined) return { kind: 'unknown', id }
      const { payment_intent: intent } = about
      const ref =
        about.object === 'payment_intent' ? about.id : typeof intent === 'string' ? intent : intent?.id
      if (ref === undefined) return { kind: 'unknown', id }
      return { kind: 'event', event: { id, type, ref, orderId: about.metadata?.['order_id'] } }
    },
  }
}

function verified(
  stripe: Stripe,
  secret: string,
  raw: Uint8Array,
  header: string | string[] | undefined,
  now: Date,
): Stripe.Event | undefined {
  // A header sent twice is ambiguous and refused.
  if (typeof header !== 'string') return undefined
  try {
    const receivedAt = now.getTime()
    return stripe.webhooks.constructEvent(raw, header, secret, TOLERANCE_SECONDS, undefined, receivedAt)
  } catch {
    // Unsigned, signed by another, old or changed in transit: forged in every case.
    return undefined
  }
}
