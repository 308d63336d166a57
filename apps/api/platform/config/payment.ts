import { type BrandCode, brandCodes, isJourneyId, type JourneyId } from '@milepost/domain/terms/identity'
import { type AccountKeys, forBrands, forWhom, readAccounts, readByBrand } from './card-accounts.ts'
import { listed, quoted, type SettingReader } from './reader.ts'

export type PaymentPages = {
  otherwise: (typeof paymentProviders)[number]
  byJourney: ReadonlyMap<JourneyId, (typeof paymentProviders)[number]>
}

const paymentProviders = ['BRAINTREE', 'STRIPE'] as const
const cardProviders = ['sandbox', 'stripe', 'braintree'] as const
const braintreeEnvironments = ['sandbox', 'production'] as const

const stripeNames = [
  ['secretKey', 'STRIPE_SECRET_KEY'],
  ['publishableKey', 'STRIPE_PUBLISHABLE_KEY'],
  ['webhookSecret', 'STRIPE_WEBHOOK_SECRET'],
] as const
const braintreeNames = [
  ['merchantId', 'BRAINTREE_MERCHANT_ID'],
  ['publicKey', 'BRAINTREE_PUBLIC_KEY'],
  ['privateKey', 'BRAINTREE_PRIVATE_KEY'],
] as const
const MERCHANT_ACCOUNT = 'BRAINTREE_MERCHANT_ACCOUNT_ID'

export type CardSettings = ReturnType<typeof readCards>

/** The card providers and their keys. */
export function readCards(read: SettingReader, sandboxUrl: string) {
  const web = (name: string) => read.url(name, ['http:', 'https:'])
  const cardProvider = read.oneOf('CARD_PROVIDER', cardProviders, 'sandbox')
  return {
    cardProvider,
    sandboxUrl,
    sandboxPublicUrl: web('SANDBOX_PUBLIC_URL') ?? sandboxUrl.replace('127.0.0.1', 'localhost'),
    sandboxCardSecret: read.text('SANDBOX_CARD_SECRET') ?? 'sk_sandbox_milepost',
    stripe:
      cardProvider === 'stripe' || read.text('STRIPE_SECRET_KEY') !== undefined
        ? readAccounts(read, stripeNames, neededBy(cardProvider, 'stripe', 'STRIPE_SECRET_KEY'))
        : [],
    stripeUrl: web('STRIPE_URL'),
    braintree:
      cardProvider === 'braintree' || read.text('BRAINTREE_PRIVATE_KEY') !== undefined
        ? readBraintree(read, neededBy(cardProvider, 'braintree', 'BRAINTREE_PRIVATE_KEY'))
        : [],
    braintreeEnvironment: read.oneOf('BRAINTREE_ENVIRONMENT', braintreeEnvironments, 'production'),
    braintreeUrl: web('BRAINTREE_URL'),
  }
}

function neededBy(chosen: string, service: string, key: string): string {
  return chosen === service ? `CARD_PROVIDER=${service}` : key
}

function readBraintree(read: SettingReader, why: string): readonly BraintreeAccount[] {
  const accounts = readAccounts(read, braintreeNames, why)
  const merchantAccounts = readByBrand(read, MERCHANT_ACCOUNT)
  const google = readByBrand(read, 'GOOGLE_PAY_MERCHANT_ID')
  const without = brandCodes.filter((brand) => !forBrands(merchantAccounts, [brand]).has(brand))
  if (without.length > 0) read.refuse(`${why} needs ${MERCHANT_ACCOUNT}, which is not set${forWhom(without)}`)
  return accounts.map((account) => {
    const { slug, brands } = account
    if (slug !== undefined && !brands.every((brand) => merchantAccounts.own.has(brand)))
      read.refuse(`${MERCHANT_ACCOUNT} must name ${slug} too: this brand has its own Braintree account`)
    return {
      ...account,
      merchantAccountIds: forBrands(merchantAccounts, brands),
      googleMerchantIds: forBrands(google, brands),
    }
  })
}

type BraintreeAccount = AccountKeys<(typeof braintreeNames)[number][0]> &
  Record<'merchantAccountIds' | 'googleMerchantIds', ReadonlyMap<BrandCode, string>>

/** "BRAINTREE", or with exceptions by journey: "BRAINTREE, acorn_cv=STRIPE". */
export function readPaymentPages(read: SettingReader): PaymentPages {
  const byJourney = new Map<JourneyId, (typeof paymentProviders)[number]>()
  let otherwise: (typeof paymentProviders)[number] = 'BRAINTREE'
  for (const part of (read.text('PAYMENT_PROVIDER') ?? '').split(',').filter((each) => each.trim() !== '')) {
    const [first = '', second] = part.split('=').map((each) => each.trim())
    const page = paymentProviders.find((each) => each === (second ?? first))
    if (page === undefined || (second !== undefined && !isJourneyId(first)))
      read.refuse(
        `PAYMENT_PROVIDER must be ${listed(paymentProviders)}, optionally followed by pairs such as acorn_cv=STRIPE, not ${quoted(part.trim())}`,
      )
    else if (isJourneyId(first)) byJourney.set(first, page)
    else otherwise = page
  }
  return { otherwise, byJourney }
}
