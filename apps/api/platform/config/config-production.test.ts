import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Config, readConfig } from './config.ts'

function good(environment: Record<string, string> = {}): Config {
  const outcome = readConfig(environment)
  if (outcome.kind === 'bad') throw new Error(outcome.problems.join('\n'))
  return outcome.config
}
function problems(environment: Record<string, string>): readonly string[] {
  const outcome = readConfig(environment)
  return outcome.kind === 'bad' ? outcome.problems : []
}

/** Everything that a production deployment sets, with freshly generated keys. */
const made = () => randomBytes(32).toString('base64')
const real = {
  VEHICLE_PROVIDER: 'dvla',
  DVLA_API_KEY: made(),
  ADDRESS_PROVIDER: 'ideal-postcodes',
  IDEAL_POSTCODES_KEY: made(),
  SMTP_URL: 'smtps://postman:secret@mail.example',
  CARD_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: `sk_live_${made()}`,
  STRIPE_PUBLISHABLE_KEY: `pk_live_${made()}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${made()}`,
  BANK_CHECK_URL: 'https://bank.example',
  PORTAL_URL: 'https://portal.example',
  FINANCE_URL: 'https://lender.example',
  SEALING_KEY: made(),
}
const forCustomers = {
  ...real,
  NODE_ENV: 'production',
  BANK_CHECK_KEY: made(),
  PORTAL_KEY: made(),
  FINANCE_KEY: made(),
  JOURNEY_HOSTS: 'quotes.acorn.example=acorn_pc',
}
const missingEverywhere = [
  '  VEHICLE_PROVIDER: the vehicle look-up provider. Set dvla, and DVLA_API_KEY',
  '  ADDRESS_PROVIDER: the address look-up provider. Set ideal-postcodes, and IDEAL_POSTCODES_KEY',
  '  CARD_PROVIDER: the card payment provider. Set stripe, and STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET; or braintree, and BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY and BRAINTREE_MERCHANT_ACCOUNT_ID',
  '  BANK_CHECK_URL: the service that checks bank accounts',
  '  PORTAL_URL: the customer portal',
  '  FINANCE_URL: the lender',
  '  SMTP_URL: the mail server',
  '  SEALING_KEY: the key that encrypts bank details',
]

it('requires real providers where there is no sandbox', () => {
  expect(problems({ SANDBOX: 'off' })).toEqual([
    'SANDBOX is off and there is no SANDBOX_URL, so every provider must be set. Missing:',
    ...missingEverywhere,
  ])
  expect(good({ SANDBOX: 'off', ...real }).dvlaApiKey).toBe(real.DVLA_API_KEY)
  expect(good({ SANDBOX: 'off', SANDBOX_URL: 'http://sandbox:3001' }).sandboxUrl).toBe('http://sandbox:3001')
})

it('starts in production only with every provider and key, and lists all missing settings together', () => {
  expect(problems({ NODE_ENV: 'production' })).toEqual([
    'This is production (NODE_ENV) and SANDBOX is not on, so every provider and key must be set. Missing:',
    ...missingEverywhere,
    '  BANK_CHECK_KEY: the key for calls to BANK_CHECK_URL',
    '  PORTAL_KEY: the key for calls to PORTAL_URL',
    '  FINANCE_KEY: the key for calls to FINANCE_URL',
    '  JOURNEY_HOSTS: the host name of each journey, for the links in emails',
  ])
  const { isProduction, testNotice, reviewUrl } = good(forCustomers)
  expect({ isProduction, testNotice, reviewUrl }).toEqual({
    isProduction: true,
    testNotice: undefined,
    reviewUrl: undefined,
  })
  for (const name of Object.keys(forCustomers).filter((each) => each !== 'NODE_ENV'))
    expect(problems({ ...forCustomers, [name]: '' }).join(), name).toContain(name)
  expect(problems({ ...forCustomers, REVIEW_URL: 'https://review.example' }).at(-1)).toBe(
    '  REVIEW_KEY: the key for calls to REVIEW_URL',
  )
  expect(problems({ ...forCustomers, SANDBOX_URL: 'http://sandbox:3001' })).toEqual([
    'SANDBOX_URL is set but SANDBOX is not on: remove SANDBOX_URL, or set SANDBOX=on for a test site',
  ])
})

it('uses the sandbox in production only if SANDBOX=on, and then adds a notice to pages and to emails sent to a real mail server', () => {
  const site = good({ NODE_ENV: 'production', SANDBOX: 'on' })
  expect(site.testNotice).toMatch(/^Test site: nothing bought here is real/)
  expect(site.emailNotice).toBeUndefined()
  const mailing = good({ NODE_ENV: 'production', SANDBOX: 'on', SMTP_URL: 'smtp://mail.example' })
  expect(mailing.emailNotice).toBe(site.testNotice)
  expect(good().testNotice).toBeUndefined()
})

it.each([
  ['SEALING_KEY', 'bWlsZXBvc3QtZXhhbXBsZS1rZXktb2YtMzItYnl0ZXM='],
  ['SEALING_KEY', Buffer.alloc(32, 7).toString('base64')],
  ['SITE_KEYS', 'quotelark=change-me-change-me'],
  ['SITE_KEYS', 'quotelark=sandbox-site-key-quotelark'],
  ['SANDBOX_CARD_SECRET', 'sk_sandbox_milepost'],
  ['SANDBOX_CARD_SECRET', 'sk_sandbox_change_me'],
  ['BRAINTREE_PRIVATE_KEY', 'sk_sandbox_milepost'],
  ['STRIPE_SECRET_KEY', 'sk_test_51Habc'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_live_1, flag=pk_test_2'],
  ['SERVICE_KEY', 'only the office has it'],
  ['BANK_CHECK_KEY', 'change_me'],
  ['DATABASE_URL', 'postgres://milepost:change-me@database/milepost'],
  ['DATABASE_PASSWORD', 'change-me'],
])(
  'refuses the published value %s=%s in production, names the setting and never repeats the value',
  (name, value) => {
    const others = {
      SERVICE_PORT: '3002',
      SERVICE_KEY: made(),
      DATABASE_URL: 'postgres://api@database/milepost',
    }
    const messages = problems({ ...forCustomers, ...others, [name]: value }).filter((each) =>
      each.startsWith(name),
    )
    expect(messages).not.toEqual([])
    expect(messages.join()).not.toContain(value)
    expect(problems({ [name]: value }).filter((each) => /published|example value/.test(each))).toEqual([])
  },
)

it('accepts the sandbox’s keys on a test site, but no example value and no live key', () => {
  const test = { NODE_ENV: 'production', SANDBOX: 'on' }
  expect(problems({ ...test, SITE_KEYS: 'quotelark=sandbox-site-key-quotelark' })).toEqual([])
  expect(problems({ ...test, SITE_KEYS: 'quotelark=change-me-change-me' })).toEqual([
    'SITE_KEYS still has the example value: set your own',
  ])
  const { CARD_PROVIDER, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = real
  const live = { CARD_PROVIDER, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET }
  expect(problems({ ...test, ...live })).toEqual([
    'STRIPE_SECRET_KEY contains a live key but SANDBOX=on makes this a test site: set a test key',
    'STRIPE_PUBLISHABLE_KEY contains a live key but SANDBOX=on makes this a test site: set a test key',
  ])
  const braintree = {
    CARD_PROVIDER: 'braintree',
    BRAINTREE_MERCHANT_ID: 'm',
    BRAINTREE_PUBLIC_KEY: 'p',
    BRAINTREE_PRIVATE_KEY: 's',
    BRAINTREE_MERCHANT_ACCOUNT_ID: 'gbp',
  }
  expect(problems({ ...test, ...braintree })).toEqual([
    'SANDBOX=on makes this a test site: set BRAINTREE_ENVIRONMENT=sandbox',
  ])
  expect(problems({ ...forCustomers, ...braintree, BRAINTREE_ENVIRONMENT: 'sandbox' })).toEqual([
    'BRAINTREE_ENVIRONMENT=sandbox charges no real cards: set production',
  ])
})

describe('a setting in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }

  it('is read without its line ending, for every setting that holds a secret', () => {
    const key = made()
    const secret = file('key', `${key}\n`)
    expect(good({ SEALING_KEY_FILE: secret })).toEqual(good({ SEALING_KEY: key }))
    expect(good({ ...forCustomers, DVLA_API_KEY: '', DVLA_API_KEY_FILE: secret }).dvlaApiKey).toBe(key)
    expect(good({ SERVICE_PORT: '3002', SERVICE_KEY_FILE: secret }).service?.keys[0]?.key).toBe(key)
    expect(good({ SITE_KEYS_FILE: file('site', `quotelark=${key}\r\n`) }).sites.keys[0]?.key).toBe(key)
    expect(good({ SMTP_URL_FILE: file('smtp', 'smtps://a:b@mail.example\n') }).smtpUrl).toBe(
      'smtps://a:b@mail.example',
    )
  })

  it('is refused by name if the file is missing or empty, or if the setting is set twice', () => {
    const none = join(folder, 'none')
    expect(problems({ SEALING_KEY_FILE: none })).toEqual([
      `SEALING_KEY_FILE names a file that cannot be read: "${none}"`,
    ])
    const empty = file('empty', ' \n')
    expect(problems({ SEALING_KEY_FILE: empty })).toEqual([
      `SEALING_KEY_FILE names a file that is empty: "${empty}"`,
    ])
    expect(problems({ SEALING_KEY: made(), SEALING_KEY_FILE: file('two', made()) })).toEqual([
      'SEALING_KEY and SEALING_KEY_FILE are both set: set only one of them',
    ])
  })

  it('is refused in production when the file holds an example value', () => {
    const { SEALING_KEY: _, ...others } = forCustomers
    const secret = file('example', 'bWlsZXBvc3QtZXhhbXBsZS1rZXktb2YtMzItYnl0ZXM=\n')
    expect(problems({ ...others, SEALING_KEY_FILE: secret })).toEqual([
      'SEALING_KEY still has the example value: set your own',
    ])
  })

  it('can be the database password alone', () => {
    const password = file('password', 'p@ss/word\n')
    const url = 'postgres://api@database:5432/milepost'
    expect(good({ DATABASE_URL: url, DATABASE_PASSWORD_FILE: password }).databaseUrl).toBe(
      'postgres://api:p%40ss%2Fword@database:5432/milepost',
    )
    expect(problems({ DATABASE_URL: 'postgres://api:x@database/m', DATABASE_PASSWORD: 'y' })).toEqual([
      'DATABASE_URL contains a password and DATABASE_PASSWORD is set: set only one of them',
    ])
  })
})

it('crashes on request in tests and never in production', () => {
  expect(good({ CRASH_AT: 'takeup.midTx' }).crashAt).toBe('takeup.midTx')
  expect(good({ CRASH_AT: 'takeup.midTx', NODE_ENV: 'production', SANDBOX: 'on' }).crashAt).toBeUndefined()
})

it('serves the API documentation on a laptop and a test site, and in production only if API_DOCS=on', () => {
  expect(good().servesApiDocs).toBe(true)
  expect(good({ API_DOCS: 'off' }).servesApiDocs).toBe(false)
  expect(good({ NODE_ENV: 'production', SANDBOX: 'on' }).servesApiDocs).toBe(true)
  expect(good(forCustomers).servesApiDocs).toBe(false)
  expect(good({ ...forCustomers, API_DOCS: 'on' }).servesApiDocs).toBe(true)
})
