import { isJourneyId, type JourneyId } from '@milepost/domain/terms/identity'
import { listed, quoted, type SettingReader } from './config-reader'

/** Who takes card payments, and the keys to ask them with. */
export type CardSettings = {
  cardProvider: (typeof cardProviders)[number]
  sandboxUrl: string
  sandboxPublicUrl: string
  sandboxCardSecret: string
  stripeSecretKey: string | undefined
  stripePublishableKey: string | undefined
  stripeWebhookSecret: string | undefined
  stripeUrl: string | undefined
  braintreeEnvironment: (typeof braintreeEnvironments)[number]
  braintreeMerchantId: string | undefined
  braintreePublicKey: string | undefined
  braintreePrivateKey: string | undefined
  braintreeMerchantAccountId: string | undefined
  braintreeUrl: string | undefined
}

export type PaymentPages = {
  otherwise: (typeof paymentProviders)[number]
  byJourney: ReadonlyMap<JourneyId, (typeof paymentProviders)[number]>
}

const paymentProviders = ['BRAINTREE', 'STRIPE'] as const
const cardProviders = ['sandbox', 'stripe', 'braintree'] as const
const braintreeEnvironments = ['sandbox', 'production'] as const

export function readCards(read: SettingReader, sandboxUrl: string): CardSettings {
  const web = (name: string) => read.url(name, ['http:', 'https:'])
  return {
    cardProvider: read.oneOf('CARD_PROVIDER', cardProviders, 'sandbox'),
    sandboxUrl,
    sandboxPublicUrl: web('SANDBOX_PUBLIC_URL') ?? sandboxUrl.replace('127.0.0.1', 'localhost'),
    sandboxCardSecret: read.text('SANDBOX_CARD_SECRET') ?? 'sk_sandbox_milepost',
    stripeSecretKey: read.text('STRIPE_SECRET_KEY'),
    stripePublishableKey: read.text('STRIPE_PUBLISHABLE_KEY'),
    stripeWebhookSecret: read.text('STRIPE_WEBHOOK_SECRET'),
    stripeUrl: web('STRIPE_URL'),
    braintreeEnvironment: read.oneOf('BRAINTREE_ENVIRONMENT', braintreeEnvironments, 'production'),
    braintreeMerchantId: read.text('BRAINTREE_MERCHANT_ID'),
    braintreePublicKey: read.text('BRAINTREE_PUBLIC_KEY'),
    braintreePrivateKey: read.text('BRAINTREE_PRIVATE_KEY'),
    braintreeMerchantAccountId: read.text('BRAINTREE_MERCHANT_ACCOUNT_ID'),
    braintreeUrl: web('BRAINTREE_URL'),
  }
}

/** A purchase goes through every one of these: without it the product would take money and then stop. */
export function checkPurchaseProviders(
  config: PurchaseSettings,
  read: SettingReader,
  sandboxOff: boolean,
): void {
  const { cards } = config
  const needs = (provider: string, names: Record<string, string | undefined>) => {
    for (const [name, value] of Object.entries(names))
      if (value === undefined) read.refuse(`${provider} needs ${name}, which is not set`)
  }
  if (cards.cardProvider === 'stripe')
    needs('CARD_PROVIDER=stripe', {
      STRIPE_SECRET_KEY: cards.stripeSecretKey,
      STRIPE_PUBLISHABLE_KEY: cards.stripePublishableKey,
      STRIPE_WEBHOOK_SECRET: cards.stripeWebhookSecret,
    })
  if (cards.cardProvider === 'braintree')
    needs('CARD_PROVIDER=braintree', {
      BRAINTREE_MERCHANT_ID: cards.braintreeMerchantId,
      BRAINTREE_PUBLIC_KEY: cards.braintreePublicKey,
      BRAINTREE_PRIVATE_KEY: cards.braintreePrivateKey,
      BRAINTREE_MERCHANT_ACCOUNT_ID: cards.braintreeMerchantAccountId,
    })
  if (!sandboxOff) return
  if (cards.cardProvider === 'sandbox')
    read.refuse('SANDBOX is off but cards are paid there: set CARD_PROVIDER, or SANDBOX_URL')
  needs('SANDBOX is off: a purchase', {
    BANK_CHECK_URL: config.bankCheckUrl,
    PORTAL_URL: config.portalUrl,
    FINANCE_URL: config.financeUrl,
    SEALING_KEY: config.sealingKey,
  })
}

/** "BRAINTREE", or with journeys that have the other page: "BRAINTREE, acorn_cv=STRIPE". */
export function readPaymentPages(read: SettingReader): PaymentPages {
  const byJourney = new Map<JourneyId, (typeof paymentProviders)[number]>()
  let otherwise: (typeof paymentProviders)[number] = 'BRAINTREE'
  for (const part of (read.text('PAYMENT_PROVIDER') ?? '').split(',').filter((each) => each.trim() !== '')) {
    const [first = '', second] = part.split('=').map((each) => each.trim())
    const page = paymentProviders.find((each) => each === (second ?? first))
    if (page === undefined || (second !== undefined && !isJourneyId(first)))
      read.refuse(
        `PAYMENT_PROVIDER must be ${listed(paymentProviders)}, or pairs such as acorn_cv=STRIPE after it, not ${quoted(part.trim())}`,
      )
    else if (isJourneyId(first)) byJourney.set(first, page)
    else otherwise = page
  }
  return { otherwise, byJourney }
}

type PurchaseSettings = { cards: CardSettings } & Record<
  'bankCheckUrl' | 'portalUrl' | 'financeUrl' | 'sealingKey',
  string | undefined
>
