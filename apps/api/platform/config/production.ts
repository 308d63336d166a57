import { isHttpUnderLocalhost } from './cookie-form.ts'
import type { SiteHosts } from './hosts.ts'
import type { CardSettings } from './payment.ts'
import type { SettingReader } from './reader.ts'

/** The settings that are validated together once all are read. */
type ReadSettings = {
  isProduction: boolean
  cards: CardSettings
  vehicleProvider: 'sandbox' | 'dvla'
  dvlaApiKey: string | undefined
  addressProvider: 'sandbox' | 'ideal-postcodes'
  idealPostcodesKey: string | undefined
}

/**
 * Whether anything may come from the sandbox. On a laptop it does unless SANDBOX=off. In production it must be explicit: SANDBOX=on
 * makes a test site. A forgotten setting therefore stops the start and never sells a policy that was not paid for.
 */
export type SandboxUse = { mayBeUsed: boolean; isTestSite: boolean }

export const TEST_NOTICE = 'Test site: nothing bought here is real.'

export function readSandboxUse(read: SettingReader, isProduction: boolean): SandboxUse {
  const isOn = read.oneOf('SANDBOX', ['on', 'off'], isProduction ? 'off' : 'on') === 'on'
  const isElsewhere = read.text('SANDBOX_URL') !== undefined
  if (isProduction && isElsewhere && !isOn)
    read.refuse(
      'SANDBOX_URL is set but SANDBOX is not on: remove SANDBOX_URL, or set SANDBOX=on for a test site',
    )
  return { mayBeUsed: isOn || (isElsewhere && !isProduction), isTestSite: isProduction && isOn }
}

/** Reports by name, and all together, every missing setting that the sandbox would replace. */
export function checkProviders(config: ReadSettings, read: SettingReader, { mayBeUsed }: SandboxUse): void {
  const needs = (provider: string, key: string) => `${provider} needs ${key}, which is not set`
  if (config.vehicleProvider === 'dvla' && !config.dvlaApiKey)
    read.refuse(needs('VEHICLE_PROVIDER=dvla', 'DVLA_API_KEY'))
  if (config.addressProvider === 'ideal-postcodes' && !config.idealPostcodesKey)
    read.refuse(needs('ADDRESS_PROVIDER=ideal-postcodes', 'IDEAL_POSTCODES_KEY'))
  if (mayBeUsed) return

  const missing = [...missingProviders(config, read), ...(config.isProduction ? missingKeys(read) : [])]
  if (missing.length === 0) return
  read.refuse(
    config.isProduction
      ? 'This is production (NODE_ENV) and SANDBOX is not on, so every provider and key must be set. Missing:'
      : 'SANDBOX is off and there is no SANDBOX_URL, so every provider must be set. Missing:',
  )
  for (const each of missing) read.refuse(`  ${each}`)
}

function missingProviders(config: ReadSettings, read: SettingReader): readonly string[] {
  const unset = (name: string, why: string) => (read.text(name) === undefined ? [`${name}: ${why}`] : [])
  return [
    ...(config.vehicleProvider === 'sandbox'
      ? ['VEHICLE_PROVIDER: the vehicle look-up provider. Set dvla, and DVLA_API_KEY']
      : []),
    ...(config.addressProvider === 'sandbox'
      ? ['ADDRESS_PROVIDER: the address look-up provider. Set ideal-postcodes, and IDEAL_POSTCODES_KEY']
      : []),
    ...(config.cards.cardProvider === 'sandbox'
      ? [
          'CARD_PROVIDER: the card payment provider. Set stripe, and STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET; or braintree, and BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY and BRAINTREE_MERCHANT_ACCOUNT_ID',
        ]
      : []),
    ...unset('BANK_CHECK_URL', 'the service that checks bank accounts'),
    ...unset('PORTAL_URL', 'the customer portal'),
    ...unset('FINANCE_URL', 'the lender'),
    ...unset('SMTP_URL', 'the mail server'),
    ...unset('SEALING_KEY', 'the key that encrypts bank details'),
  ]
}

/** Not checked on a laptop, where a stand-in needs no keys and hosts end in .localhost. */
function missingKeys(read: SettingReader): readonly string[] {
  const optional = ['REVIEW', 'CUSTOMER_REVIEWS'].filter((name) => read.text(`${name}_URL`) !== undefined)
  const withoutKey = ['BANK_CHECK', 'PORTAL', 'FINANCE', ...optional]
    .filter((service) => read.text(`${service}_KEY`) === undefined)
    .map((service) => `${service}_KEY: the key for calls to ${service}_URL`)
  const hosts =
    read.text('JOURNEY_HOSTS') === undefined
      ? ['JOURNEY_HOSTS: the host name of each journey, for the links in emails']
      : []
  return [...withoutKey, ...hosts]
}

/**
 * In production the cookies of sessions are always secure, and no browser of ours is on the server's own machine: a host under localhost
 * is a setting that was never filled in. A test site may be tried on a laptop.
 */
export function checkHosts(
  { isProduction, journeyHosts }: { isProduction: boolean; journeyHosts: SiteHosts },
  read: SettingReader,
  { isTestSite }: SandboxUse,
): void {
  if (!isProduction || isTestSite || read.text('JOURNEY_HOSTS') === undefined) return
  for (const [name, origin] of journeyHosts.originOf)
    if (isHttpUnderLocalhost(origin))
      read.refuse(
        `JOURNEY_HOSTS names ${name}: in production every host needs https, which names under localhost do not have`,
      )
}

/** Placeholders that were never filled in. Refused in production, also on a test site. */
const placeholders = [/change[-_]?me/i, /bWlsZXBvc3QtZXhhbXBsZS1rZXktb2YtMzItYnl0ZXM=|milepost-example-key/]

/** Keys published in this repository and providers' test keys: anyone who reads them could call us or decrypt our data. */
const published = [
  /sk_sandbox_|sandbox-site-key-|sandbox-desk-secret|sk_of_my_own/,
  /\b[sr]k_test_|\bpk_test_/,
  /^0123456789abcdef$|only the office has it|a key that only the office knows|a-key-of-the-office/,
]
const live = /\b[sr]k_live_|\bpk_live_/

/**
 * A published key protects nothing (ASVS 13.3.1). The message names its setting and never repeats the key. A test site may use the
 * sandbox's keys but no live ones: customers would pay real money for policies that are not real.
 */
export function checkKeys(config: ReadSettings, read: SettingReader, { isTestSite }: SandboxUse): void {
  if (!config.isProduction) return
  for (const [name, value] of read.secrets()) {
    if (placeholders.some((pattern) => pattern.test(value)))
      read.refuse(`${name} still has the example value: set your own`)
    else if (!isTestSite && isPublished(value))
      read.refuse(`${name} contains a published key or a provider's test key: set your own`)
    else if (isTestSite && live.test(value))
      read.refuse(`${name} contains a live key but SANDBOX=on makes this a test site: set a test key`)
  }
  const { cardProvider, braintreeEnvironment, braintreeUrl } = config.cards
  if (cardProvider !== 'braintree' || braintreeUrl !== undefined) return
  if (isTestSite && braintreeEnvironment === 'production')
    read.refuse('SANDBOX=on makes this a test site: set BRAINTREE_ENVIRONMENT=sandbox')
  if (!isTestSite && braintreeEnvironment === 'sandbox')
    read.refuse('BRAINTREE_ENVIRONMENT=sandbox charges no real cards: set production')
}

function isPublished(value: string): boolean {
  if (published.some((pattern) => pattern.test(value))) return true
  // Tests use keys made of one repeated byte.
  return value.split(',').some((part) => {
    const bytes = Buffer.from(part.slice(part.indexOf(':') + 1), 'base64')
    return bytes.length >= 16 && new Set(bytes).size === 1
  })
}
