import { resolve } from 'node:path'
import { journeyIds } from '@milepost/domain/terms/identity'
import { expect, it } from 'vitest'
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

it('needs no setting at all', () => {
  expect(good()).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    siteDir: resolve('dist/web'),
    internalPort: 9464,
    logLevel: 'info',
    proxyDepth: 0,
    trustsForwardedHost: false,
    maintenance: undefined,
    salesImage: undefined,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    sandboxUrl: 'http://127.0.0.1:3001',
    smtpUrl: 'smtp://127.0.0.1:3025',
    emailFrom: undefined,
    vehicleProvider: 'sandbox',
    addressProvider: 'sandbox',
    limits: {
      vehicle: { session: { count: 15, perSeconds: 600 }, ip: { count: 60, perSeconds: 3600 } },
      address: { session: { count: 20, perSeconds: 600 }, ip: { count: 100, perSeconds: 3600 } },
    },
  })
})

it('treats an empty setting as not set', () => {
  expect(good({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(good())
})

it.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc"'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
  ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535, not "1e3"'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1"'],
  ['SANDBOX_PORT', 'x', 'SANDBOX_PORT must be a whole number from 0 to 65535, not "x"'],
  ['INTERNAL_PORT', 'no', 'INTERNAL_PORT must be a whole number from 0 to 65535, or off, not "no"'],
  ['PROXY_DEPTH', '11', 'PROXY_DEPTH must be a whole number from 0 to 10, not "11"'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info, warn, error or silent, not "loud"'],
  ['SANDBOX', 'yes', 'SANDBOX must be on or off, not "yes"'],
  ['SANDBOX_URL', 'sandbox', 'SANDBOX_URL must be an address starting with http:// or https://'],
  [
    'DATABASE_URL',
    'mysql://u:secret@h/d',
    'DATABASE_URL must be an address starting with postgres:// or postgresql://',
  ],
  ['SANDBOX_MAIL_PORT', 'x', 'SANDBOX_MAIL_PORT must be a whole number from 0 to 65535, not "x"'],
  ['SMTP_URL', 'mail:secret@host', 'SMTP_URL must be an address starting with smtp:// or smtps://'],
  [
    'MAIL_FROM',
    'Acorn <quotes@acorn.example>',
    'MAIL_FROM must be an email address such as quotes@acorn.example, not "Acorn <quotes@acorn.example>"',
  ],
  ['VEHICLE_PROVIDER', 'dvsa', 'VEHICLE_PROVIDER must be sandbox or dvla, not "dvsa"'],
  ['VEHICLE_PROVIDER', 'dvla', 'VEHICLE_PROVIDER=dvla needs DVLA_API_KEY, which is not set'],
  ['ADDRESS_PROVIDER', 'paf', 'ADDRESS_PROVIDER must be sandbox or ideal-postcodes, not "paf"'],
  [
    'ADDRESS_PROVIDER',
    'ideal-postcodes',
    'ADDRESS_PROVIDER=ideal-postcodes needs IDEAL_POSTCODES_KEY, which is not set',
  ],
  [
    'VEHICLE_LIMIT_IP',
    '60',
    'VEHICLE_LIMIT_IP must be a number and a time such as 15/10m or 60/1h, not "60"',
  ],
  [
    'ADDRESS_LIMIT_SESSION',
    '0/1m',
    'ADDRESS_LIMIT_SESSION must be a number and a time such as 15/10m or 60/1h, not "0/1m"',
  ],
])('explains what is wrong with %s=%s', (name, value, problem) => {
  expect(problems({ [name]: value })).toEqual([problem])
})

it('reports all invalid values together', () => {
  expect(problems({ PORT: 'abc', LOG_LEVEL: 'loud', PROXY_DEPTH: 'two' })).toHaveLength(3)
})

it('does not repeat a password', () => {
  expect(problems({ DATABASE_URL: 'mysql://u:secret@h/d' }).join()).not.toContain('secret')
})

it('gives each journey a host name under localhost [JRN-07]', () => {
  const { byHost } = good().journeyHosts
  expect(byHost.size).toBe(11)
  expect(byHost.get('localhost')).toBe('acorn_pc')
  expect(byHost.get('acorn-pc.localhost')).toBe('acorn_pc')
  expect(byHost.get('mypolicy-telematics.localhost')).toBe('mypolicy_telematics')
})

it('reads a map of hosts', () => {
  const { byHost } = good({
    JOURNEY_HOSTS: 'Quotes.Acorn.example=acorn_pc, vans.acorn.example = acorn_cv,',
  }).journeyHosts
  expect([...byHost]).toEqual([
    ['quotes.acorn.example', 'acorn_pc'],
    ['vans.acorn.example', 'acorn_cv'],
  ])
})

it('builds the public origin of each host: with a port on a laptop, otherwise as configured [T12]', () => {
  const originOf = (settings: Record<string, string>, host: string) =>
    good(settings).journeyHosts.originOf.get(host)
  expect(originOf({}, 'acorn-pc.localhost')).toBe('http://acorn-pc.localhost:3000')
  expect(originOf({ PORT: '4000' }, 'acorn-pc.localhost')).toBe('http://acorn-pc.localhost:4000')
  expect(originOf({ PORT: '4000', SITE_PORT: '80' }, 'acorn-pc.localhost')).toBe('http://acorn-pc.localhost')
  const written = { PORT: '4000', JOURNEY_HOSTS: 'quotes.example=acorn_pc,vans.example:8443=acorn_cv' }
  expect(originOf(written, 'quotes.example')).toBe('https://quotes.example')
  expect(originOf(written, 'vans.example')).toBe('https://vans.example:8443')
  expect(problems({ SITE_PORT: 'x' })).toEqual(['SITE_PORT must be a whole number from 1 to 65535, not "x"'])
  expect(problems({ JOURNEY_HOSTS: 'quotes.example:99999=acorn_pc' })[0]).toContain('JOURNEY_HOSTS')
})

it('trusts X-Forwarded-Host only if configured to, and only if one of our proxies could have set it [JRN-07]', () => {
  expect(good({ PROXY_DEPTH: '1' }).trustsForwardedHost).toBe(false)
  expect(good({ PROXY_DEPTH: '1', TRUST_FORWARDED_HOST: 'on' }).trustsForwardedHost).toBe(true)
  expect(problems({ TRUST_FORWARDED_HOST: 'on' })).toEqual([
    'TRUST_FORWARDED_HOST is on but PROXY_DEPTH is 0: none of our proxies could have set the header',
  ])
})

/** "acorn_pc, acorn_cv, … or mypolicy_telematics" */
const allJourneys = `${journeyIds.slice(0, -1).join(', ')} or ${journeyIds.at(-1)}`

it('explains what is wrong with a map of hosts', () => {
  expect(
    problems({ JOURNEY_HOSTS: 'a.example=acorn_pc,b.example=acorn,c.example,a.example=acorn_cv' }),
  ).toEqual([
    `JOURNEY_HOSTS gives b.example the unknown journey "acorn"; the journeys are ${allJourneys}`,
    `JOURNEY_HOSTS gives c.example the unknown journey ""; the journeys are ${allJourneys}`,
    'JOURNEY_HOSTS names a.example twice',
  ])
  expect(problems({ JOURNEY_HOSTS: 'https://a.example=acorn_pc' })[0]).toContain(
    'must be pairs such as quotes.example=acorn_pc',
  )
})

it('pins every host to one journey [JRN-07]', () => {
  const { pinned, byHost } = good({ VITE_JOURNEY: 'flag_taxi' }).journeyHosts
  expect([pinned, byHost.get('localhost')]).toEqual(['flag_taxi', 'flag_taxi'])
  expect(problems({ VITE_JOURNEY: 'flag' })[0]).toBe(`VITE_JOURNEY must be ${allJourneys}, not "flag"`)
})

it('closes the site, with or without a message from the operator', () => {
  expect(good({ MAINTENANCE: 'on' }).maintenance).toEqual({ message: undefined })
  expect(good({ MAINTENANCE: 'Back at 6am' }).maintenance).toEqual({ message: 'Back at 6am' })
  expect(good({ MAINTENANCE: 'off' }).maintenance).toBeUndefined()
})

it('accepts age recipients for backups, and refuses any other kind of key', () => {
  const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
  expect(good({}).backupRecipients).toEqual([])
  expect(good({ BACKUP_RECIPIENT: `${recipient}, ${recipient}` }).backupRecipients).toHaveLength(2)
  expect(problems({ BACKUP_RECIPIENT: `${recipient},ssh-rsa` })).toEqual([
    'BACKUP_RECIPIENT must be a recipient such as age1… from age-keygen, not "ssh-rsa"',
  ])
})

it('names every key that a card provider needs, and reads which journeys use which card page [CRD-22]', () => {
  expect(problems({ CARD_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk' })).toEqual([
    'CARD_PROVIDER=stripe needs STRIPE_PUBLISHABLE_KEY, which is not set',
    'CARD_PROVIDER=stripe needs STRIPE_WEBHOOK_SECRET, which is not set',
  ])
  expect(problems({ CARD_PROVIDER: 'braintree', BRAINTREE_MERCHANT_ID: 'm' })).toEqual([
    'CARD_PROVIDER=braintree needs BRAINTREE_PUBLIC_KEY, which is not set',
    'CARD_PROVIDER=braintree needs BRAINTREE_PRIVATE_KEY, which is not set',
    'CARD_PROVIDER=braintree needs BRAINTREE_MERCHANT_ACCOUNT_ID, which is not set',
  ])
  expect(good({}).paymentProvider.otherwise).toBe('BRAINTREE')
  const { otherwise, byJourney } = good({ PAYMENT_PROVIDER: 'STRIPE, acorn_cv=BRAINTREE' }).paymentProvider
  expect([otherwise, byJourney.get('acorn_cv')]).toEqual(['STRIPE', 'BRAINTREE'])
  expect(problems({ PAYMENT_PROVIDER: 'acorn_cv=PAYPAL' })).toHaveLength(1)
})

it('accepts one card account for all brands or one per brand, and never an incomplete one', () => {
  const keys = {
    CARD_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_1, flag=sk_2',
    STRIPE_PUBLISHABLE_KEY: 'pk_1, flag=pk_2',
    STRIPE_WEBHOOK_SECRET: 'whsec_1, flag=whsec_2',
  }
  expect(good(keys).cards.stripe).toEqual([
    { slug: 'flag', brands: ['F'], secretKey: 'sk_2', publishableKey: 'pk_2', webhookSecret: 'whsec_2' },
    expect.objectContaining({ slug: undefined, secretKey: 'sk_1', brands: ['A', 'B', 'CRT', 'M', 'MP'] }),
  ])
  expect(problems({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([
    'STRIPE_WEBHOOK_SECRET must name flag too, as STRIPE_SECRET_KEY does: set every key of an account',
  ])
  expect(problems({ ...keys, STRIPE_WEBHOOK_SECRET: 'flag=whsec_2' })).toEqual([
    'CARD_PROVIDER=stripe needs STRIPE_WEBHOOK_SECRET, which is not set for acorn, briefly, carrot, motorcade or mypolicy',
  ])
  expect(problems({ ...keys, STRIPE_SECRET_KEY: 'sk_1, flg=sk_2' })).toContain(
    'STRIPE_SECRET_KEY names flg, which is not a brand: it may name acorn, briefly, carrot, motorcade, flag or mypolicy',
  )
  expect(problems({ ...keys, STRIPE_SECRET_KEY: 'sk_1, sk_3, flag=sk_2' })).toEqual([
    'STRIPE_SECRET_KEY has more than one value without a brand before it',
  ])
  expect(problems({ STRIPE_SECRET_KEY: 'sk_1' })).toEqual([
    'STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY, which is not set',
    'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET, which is not set',
  ])
})

it('accepts merchant accounts and Google merchant ids per brand', () => {
  const keys = {
    CARD_PROVIDER: 'braintree',
    BRAINTREE_MERCHANT_ID: 'm',
    BRAINTREE_PUBLIC_KEY: 'p',
    BRAINTREE_PRIVATE_KEY: 's',
    BRAINTREE_MERCHANT_ACCOUNT_ID: 'all-gbp, flag=flag-gbp',
    GOOGLE_PAY_MERCHANT_ID: 'flag=BCR2',
  }
  const [account, ...others] = good(keys).cards.braintree
  expect(others).toEqual([])
  expect([account?.merchantAccountIds.get('F'), account?.merchantAccountIds.get('A')]).toEqual([
    'flag-gbp',
    'all-gbp',
  ])
  expect([...(account?.googleMerchantIds ?? [])]).toEqual([['F', 'BCR2']])
  expect(problems({ ...keys, BRAINTREE_MERCHANT_ACCOUNT_ID: 'flag=flag-gbp' })).toEqual([
    'CARD_PROVIDER=braintree needs BRAINTREE_MERCHANT_ACCOUNT_ID, which is not set for acorn, briefly, carrot, motorcade or mypolicy',
  ])
  const own = {
    BRAINTREE_MERCHANT_ID: 'm, flag=m2',
    BRAINTREE_PUBLIC_KEY: 'p, flag=p2',
    BRAINTREE_PRIVATE_KEY: 's, flag=s2',
  }
  expect(problems({ ...keys, ...own, BRAINTREE_MERCHANT_ACCOUNT_ID: 'all-gbp' })).toEqual([
    'BRAINTREE_MERCHANT_ACCOUNT_ID must name flag too: this brand has its own Braintree account',
  ])
})

it('sends email to the sandbox, at any configured address, until a mail server is configured', () => {
  expect(good({ SANDBOX_PORT: '4001' }).smtpUrl).toBe('smtp://127.0.0.1:4025')
  expect(good({ SANDBOX_MAIL_PORT: '4999' }).smtpUrl).toBe('smtp://127.0.0.1:4999')
  expect(good({ SANDBOX_URL: 'http://sandbox:3001' }).smtpUrl).toBe('smtp://sandbox:3025')
  const own = { SMTP_URL: 'smtps://postman:secret@mail.example', MAIL_FROM: 'quotes@acorn.example' }
  expect(good(own)).toMatchObject({ smtpUrl: own.SMTP_URL, emailFrom: 'quotes@acorn.example' })
})

it('reads limits, ports and switches', () => {
  expect(good({ VEHICLE_LIMIT_IP: '1000/30s' }).limits.vehicle.ip).toEqual({ count: 1000, perSeconds: 30 })
  expect(good({ INTERNAL_PORT: 'off' }).internalPort).toBe('off')
  expect(good({ SITE_DIR: 'off' }).siteDir).toBe('off')
  expect(good({ SANDBOX_PORT: '4001' }).sandboxUrl).toBe('http://127.0.0.1:4001')
})

it('accepts the sales image of a comparison site only together with its source [AGG-13]', () => {
  const image = { SALES_IMAGE_URL: 'https://pixel.example/sale', SALES_IMAGE_SOURCE: 'quotelark' }
  expect(good(image).salesImage).toEqual({ url: 'https://pixel.example/sale', source: 'quotelark' })
  expect(problems({ SALES_IMAGE_URL: image.SALES_IMAGE_URL })).toEqual([
    'SALES_IMAGE_URL and SALES_IMAGE_SOURCE belong together: set both or neither',
  ])
})

it('serves the back office only if configured, by default on the loopback address, and with a key [D-219] [T13]', () => {
  const key = '0123456789abcdef'
  expect(good().service).toBeUndefined()
  expect(good({ SERVICE_PORT: 'off', SERVICE_KEY: key }).service).toBeUndefined()
  expect(good({ SERVICE_PORT: '3002', SERVICE_KEY: key }).service).toEqual({
    host: '127.0.0.1',
    port: 3002,
    keys: [{ holder: 'office', key }],
  })
  expect(good({ SERVICE_PORT: '3002', SERVICE_KEY: `crm=${key}, claims=${key}==` }).service?.keys).toEqual([
    { holder: 'crm', key },
    { holder: 'claims', key: `${key}==` },
  ])
  const padded = 'abcdefgh01234567=='
  expect(good({ SERVICE_PORT: '3002', SERVICE_KEY: padded }).service?.keys).toEqual([
    { holder: 'office', key: padded },
  ])
  expect(good({ SERVICE_PORT: '3002', SERVICE_HOST: '10.0.0.4', SERVICE_KEY: key }).service?.host).toBe(
    '10.0.0.4',
  )
  expect(problems({ SERVICE_PORT: '3002' })).toEqual(['SERVICE_PORT needs SERVICE_KEY, which is not set'])
  expect(problems({ SERVICE_PORT: '3002', SERVICE_KEY: 'short secret' })).toEqual([
    'SERVICE_KEY must be at least 16 characters',
  ])
  const inProduction = problems({ NODE_ENV: 'production', SERVICE_PORT: '3002', SERVICE_KEY: key })
  expect(inProduction).toContain('SERVICE_KEY must be at least 32 characters')
  expect(problems({ SERVICE_PORT: 'x', SERVICE_KEY: key })).toEqual([
    'SERVICE_PORT must be a whole number from 0 to 65535, or off, not "x"',
  ])
})

it('sends restart calls to the configured host, or by default to its own [API-42] [D-006]', () => {
  expect(good().restartUrl).toBeUndefined()
  expect(good({ RESTART_URL: 'https://restart.acorn.example' }).restartUrl).toBe(
    'https://restart.acorn.example',
  )
  expect(problems({ RESTART_URL: 'restart' })).toEqual([
    'RESTART_URL must be an address starting with http:// or https://',
  ])
})

it('accepts addresses for vulnerability reports, per brand', () => {
  expect(good().securityContacts.size).toBe(0)
  const { securityContacts } = good({
    SECURITY_CONTACT: 'mailto:security@acorn.example, flag=https://flag.example/security',
  })
  expect([securityContacts.get('A'), securityContacts.get('F')]).toEqual([
    'mailto:security@acorn.example',
    'https://flag.example/security',
  ])
  expect(problems({ SECURITY_CONTACT: 'security@acorn.example' })[0]).toMatch(/^SECURITY_CONTACT must be/)
})
