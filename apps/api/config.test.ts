import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Config, readConfig } from './config'

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
    mailFrom: undefined,
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
])('says what is wrong with %s=%s', (name, value, problem) => {
  expect(problems({ [name]: value })).toEqual([problem])
})

it('reports every bad value at once', () => {
  expect(problems({ PORT: 'abc', LOG_LEVEL: 'loud', PROXY_DEPTH: 'two' })).toHaveLength(3)
})

it('does not repeat a password', () => {
  expect(problems({ DATABASE_URL: 'mysql://u:secret@h/d' }).join()).not.toContain('secret')
})

it('gives each journey its name under localhost [JRN-07]', () => {
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

it('knows the address visitors find each host at: a port of a laptop, or as it is written [T12]', () => {
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

it('believes X-Forwarded-Host only where it is told to and a proxy of ours could have set it [JRN-07]', () => {
  expect(good({ PROXY_DEPTH: '1' }).trustsForwardedHost).toBe(false)
  expect(good({ PROXY_DEPTH: '1', TRUST_FORWARDED_HOST: 'on' }).trustsForwardedHost).toBe(true)
  expect(problems({ TRUST_FORWARDED_HOST: 'on' })).toEqual([
    'TRUST_FORWARDED_HOST is on but PROXY_DEPTH is 0: no proxy of ours could have set the header',
  ])
})

it('says what is wrong with a map of hosts', () => {
  expect(
    problems({ JOURNEY_HOSTS: 'a.example=acorn_pc,b.example=acorn,c.example,a.example=acorn_cv' }),
  ).toEqual([
    expect.stringMatching(
      /^JOURNEY_HOSTS gives b\.example the unknown journey "acorn"; the journeys are acorn_pc, /,
    ),
    'JOURNEY_HOSTS gives c.example the unknown journey ""; the journeys are acorn_pc, acorn_cv, acorn_taxi, acorn_protect, briefly_impound, carrot_pc, motorcade_pc, motorcade_cv, flag_taxi or mypolicy_telematics',
    'JOURNEY_HOSTS names a.example twice',
  ])
  expect(problems({ JOURNEY_HOSTS: 'https://a.example=acorn_pc' })[0]).toContain(
    'must be pairs such as quotes.example=acorn_pc',
  )
})

it('pins every host to one journey [JRN-07]', () => {
  const { pinned, byHost } = good({ VITE_JOURNEY: 'flag_taxi' }).journeyHosts
  expect([pinned, byHost.get('localhost')]).toEqual(['flag_taxi', 'flag_taxi'])
  expect(problems({ VITE_JOURNEY: 'flag' })[0]).toMatch(
    /^VITE_JOURNEY must be acorn_pc, .* or mypolicy_telematics, not "flag"$/,
  )
})

it('closes the site, with or without words of its own', () => {
  expect(good({ MAINTENANCE: 'on' }).maintenance).toEqual({ message: undefined })
  expect(good({ MAINTENANCE: 'Back at 6am' }).maintenance).toEqual({ message: 'Back at 6am' })
  expect(good({ MAINTENANCE: 'off' }).maintenance).toBeUndefined()
})

/** All that a deployment for customers sets; the keys are made up here and now. */
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
  '  VEHICLE_PROVIDER: where vehicles are looked up. Set dvla, and DVLA_API_KEY',
  '  ADDRESS_PROVIDER: where addresses are looked up. Set ideal-postcodes, and IDEAL_POSTCODES_KEY',
  '  CARD_PROVIDER: who takes card payments. Set stripe, and STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET; or braintree, and BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY and BRAINTREE_MERCHANT_ACCOUNT_ID',
  '  BANK_CHECK_URL: the service that checks bank accounts',
  '  PORTAL_URL: the customer portal',
  '  FINANCE_URL: the lender',
  '  SMTP_URL: the mail server',
  '  SEALING_KEY: the key that bank details are encrypted with',
]

it('wants real providers where there is no sandbox', () => {
  expect(problems({ SANDBOX: 'off' })).toEqual([
    'SANDBOX is off and there is no SANDBOX_URL, so every provider must be set. Missing:',
    ...missingEverywhere,
  ])
  expect(good({ SANDBOX: 'off', ...real }).dvlaApiKey).toBe(real.DVLA_API_KEY)
  expect(good({ SANDBOX: 'off', SANDBOX_URL: 'http://sandbox:3001' }).sandboxUrl).toBe('http://sandbox:3001')
})

it('starts in production only with every provider and key, and names all that is missing at once', () => {
  expect(problems({ NODE_ENV: 'production' })).toEqual([
    'This is production (NODE_ENV) and SANDBOX is not on, so every provider and key must be set. Missing:',
    ...missingEverywhere,
    '  BANK_CHECK_KEY: the key that BANK_CHECK_URL is called with',
    '  PORTAL_KEY: the key that PORTAL_URL is called with',
    '  FINANCE_KEY: the key that FINANCE_URL is called with',
    '  JOURNEY_HOSTS: the host name of each journey, which emailed links lead to',
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
    '  REVIEW_KEY: the key that REVIEW_URL is called with',
  )
  expect(problems({ ...forCustomers, SANDBOX_URL: 'http://sandbox:3001' })).toEqual([
    'SANDBOX_URL is set but SANDBOX is not on: take it out, or set SANDBOX=on for a test site that sells nothing real',
  ])
})

it('uses the sandbox in production only where it is told to, and says so on pages and in mail that leaves', () => {
  const site = good({ NODE_ENV: 'production', SANDBOX: 'on' })
  expect(site.testNotice).toMatch(/^Test site: nothing bought here is real/)
  expect(site.mailNotice).toBeUndefined()
  const mailing = good({ NODE_ENV: 'production', SANDBOX: 'on', SMTP_URL: 'smtp://mail.example' })
  expect(mailing.mailNotice).toBe(site.testNotice)
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
])('refuses a published %s=%s in production by its name, and never repeats it', (name, value) => {
  const others = {
    SERVICE_PORT: '3002',
    SERVICE_KEY: made(),
    DATABASE_URL: 'postgres://api@database/milepost',
  }
  const said = problems({ ...forCustomers, ...others, [name]: value }).filter((each) => each.startsWith(name))
  expect(said).not.toEqual([])
  expect(said.join()).not.toContain(value)
  expect(problems({ [name]: value }).filter((each) => /published|example value/.test(each))).toEqual([])
})

it('takes the sandbox’s keys on a test site, but no example value and no live key', () => {
  const test = { NODE_ENV: 'production', SANDBOX: 'on' }
  expect(problems({ ...test, SITE_KEYS: 'quotelark=sandbox-site-key-quotelark' })).toEqual([])
  expect(problems({ ...test, SITE_KEYS: 'quotelark=change-me-change-me' })).toEqual([
    'SITE_KEYS still holds an example value: set one of your own',
  ])
  const { CARD_PROVIDER, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = real
  const live = { CARD_PROVIDER, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET }
  expect(problems({ ...test, ...live })).toEqual([
    'STRIPE_SECRET_KEY holds a live key but SANDBOX=on makes this a test site: set a test key',
    'STRIPE_PUBLISHABLE_KEY holds a live key but SANDBOX=on makes this a test site: set a test key',
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
    'BRAINTREE_ENVIRONMENT=sandbox takes no real payments: set production',
  ])
})

describe('a setting in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }

  it('is read without the line’s end, for every setting that holds a secret', () => {
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

  it('is refused by name when it is missing, empty or given twice', () => {
    const none = join(folder, 'none')
    expect(problems({ SEALING_KEY_FILE: none })).toEqual([
      `SEALING_KEY_FILE names a file that cannot be read: "${none}"`,
    ])
    const empty = file('empty', ' \n')
    expect(problems({ SEALING_KEY_FILE: empty })).toEqual([
      `SEALING_KEY_FILE names a file that is empty: "${empty}"`,
    ])
    expect(problems({ SEALING_KEY: made(), SEALING_KEY_FILE: file('two', made()) })).toEqual([
      'SEALING_KEY and SEALING_KEY_FILE are both set: set one of them',
    ])
  })

  it('is refused in production when the file holds an example value', () => {
    const { SEALING_KEY: _, ...others } = forCustomers
    const secret = file('example', 'bWlsZXBvc3QtZXhhbXBsZS1rZXktb2YtMzItYnl0ZXM=\n')
    expect(problems({ ...others, SEALING_KEY_FILE: secret })).toEqual([
      'SEALING_KEY still holds an example value: set one of your own',
    ])
  })

  it('may be the database’s password alone', () => {
    const password = file('password', 'p@ss/word\n')
    const url = 'postgres://api@database:5432/milepost'
    expect(good({ DATABASE_URL: url, DATABASE_PASSWORD_FILE: password }).databaseUrl).toBe(
      'postgres://api:p%40ss%2Fword@database:5432/milepost',
    )
    expect(problems({ DATABASE_URL: 'postgres://api:x@database/m', DATABASE_PASSWORD: 'y' })).toEqual([
      'DATABASE_URL holds a password and DATABASE_PASSWORD is set: set one of them',
    ])
  })
})

it('takes whom backups are encrypted to, and nobody who cannot read them', () => {
  const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
  expect(good({}).backupRecipients).toEqual([])
  expect(good({ BACKUP_RECIPIENT: `${recipient}, ${recipient}` }).backupRecipients).toHaveLength(2)
  expect(problems({ BACKUP_RECIPIENT: `${recipient},ssh-rsa` })).toEqual([
    'BACKUP_RECIPIENT must be a recipient such as age1… of age-keygen, not "ssh-rsa"',
  ])
})

it('names every key a card provider needs, and which journeys have which card page [CRD-22]', () => {
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

it('takes an account for everybody, or one by brand, and never half of one', () => {
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
    'STRIPE_WEBHOOK_SECRET must name flag too, as STRIPE_SECRET_KEY does: an account is all of its keys',
  ])
  expect(problems({ ...keys, STRIPE_WEBHOOK_SECRET: 'flag=whsec_2' })).toEqual([
    'CARD_PROVIDER=stripe needs STRIPE_WEBHOOK_SECRET, which is not set for acorn, briefly, carrot, motorcade or mypolicy',
  ])
  expect(problems({ ...keys, STRIPE_SECRET_KEY: 'sk_1, flg=sk_2' })).toContain(
    'STRIPE_SECRET_KEY names flg, which is no brand: it may name acorn, briefly, carrot, motorcade, flag or mypolicy',
  )
  expect(problems({ ...keys, STRIPE_SECRET_KEY: 'sk_1, sk_3, flag=sk_2' })).toEqual([
    'STRIPE_SECRET_KEY has more than one value without a brand before it',
  ])
  expect(problems({ STRIPE_SECRET_KEY: 'sk_1' })).toEqual([
    'STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY, which is not set',
    'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET, which is not set',
  ])
})

it('takes merchant accounts and Google’s ids by brand', () => {
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
    'BRAINTREE_MERCHANT_ACCOUNT_ID must name flag too: its account at Braintree is its own',
  ])
})

it('crashes on request in tests and never in production', () => {
  expect(good({ CRASH_AT: 'takeup.midTx' }).crashAt).toBe('takeup.midTx')
  expect(good({ CRASH_AT: 'takeup.midTx', NODE_ENV: 'production', SANDBOX: 'on' }).crashAt).toBeUndefined()
})

it('hands mail to the sandbox, wherever that stands, until it is given a mail server', () => {
  expect(good({ SANDBOX_PORT: '4001' }).smtpUrl).toBe('smtp://127.0.0.1:4025')
  expect(good({ SANDBOX_MAIL_PORT: '4999' }).smtpUrl).toBe('smtp://127.0.0.1:4999')
  expect(good({ SANDBOX_URL: 'http://sandbox:3001' }).smtpUrl).toBe('smtp://sandbox:3025')
  const own = { SMTP_URL: 'smtps://postman:secret@mail.example', MAIL_FROM: 'quotes@acorn.example' }
  expect(good(own)).toMatchObject({ smtpUrl: own.SMTP_URL, mailFrom: 'quotes@acorn.example' })
})

it('reads limits, ports and switches', () => {
  expect(good({ VEHICLE_LIMIT_IP: '1000/30s' }).limits.vehicle.ip).toEqual({ count: 1000, perSeconds: 30 })
  expect(good({ INTERNAL_PORT: 'off' }).internalPort).toBe('off')
  expect(good({ SITE_DIR: 'off' }).siteDir).toBe('off')
  expect(good({ SANDBOX_PORT: '4001' }).sandboxUrl).toBe('http://127.0.0.1:4001')
})

it('takes the picture of a comparison site with its source, or neither [AGG-13]', () => {
  const image = { SALES_IMAGE_URL: 'https://pixel.example/sale', SALES_IMAGE_SOURCE: 'quotelark' }
  expect(good(image).salesImage).toEqual({ url: 'https://pixel.example/sale', source: 'quotelark' })
  expect(problems({ SALES_IMAGE_URL: image.SALES_IMAGE_URL })).toEqual([
    'SALES_IMAGE_URL and SALES_IMAGE_SOURCE belong together: set both or neither',
  ])
})

it('serves a back office only where it is asked for, on the loopback address, with a key [D-219] [T13]', () => {
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

it('sends the restart calls to the host it is given, and to its own otherwise [API-42] [D-006]', () => {
  expect(good().restartUrl).toBeUndefined()
  expect(good({ RESTART_URL: 'https://restart.acorn.example' }).restartUrl).toBe(
    'https://restart.acorn.example',
  )
  expect(problems({ RESTART_URL: 'restart' })).toEqual([
    'RESTART_URL must be an address starting with http:// or https://',
  ])
})

it('describes its calls to everybody on a laptop and a test site, and to customers only where it is told to', () => {
  expect(good().servesApiDocs).toBe(true)
  expect(good({ API_DOCS: 'off' }).servesApiDocs).toBe(false)
  expect(good({ NODE_ENV: 'production', SANDBOX: 'on' }).servesApiDocs).toBe(true)
  expect(good(forCustomers).servesApiDocs).toBe(false)
  expect(good({ ...forCustomers, API_DOCS: 'on' }).servesApiDocs).toBe(true)
})

it('takes addresses for those who find a weakness, by brand', () => {
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
