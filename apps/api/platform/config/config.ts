import { resolve } from 'node:path'
import { type BrandCode, brandCodes } from '@milepost/domain/terms/identity'
import { isEmail } from '@milepost/domain/values/email'
import { forBrands, readByBrand } from './card-accounts.ts'
import { type DeskSettings, readDesk } from './desk.ts'
import { readJourneyHosts, type SiteHosts } from './hosts.ts'
import { type Limits, readLimits } from './limits.ts'
import { type ObjectSettings, readObjects } from './objects.ts'
import { type CardSettings, type PaymentPages, readCards, readPaymentPages } from './payment.ts'
import { checkHosts, checkKeys, checkProviders, readSandboxUse, TEST_NOTICE } from './production.ts'
import { quoted, type SettingReader, settingReader } from './reader.ts'
import { readService, type ServiceSettings } from './service.ts'
import { readSites, type SiteSettings } from './sites.ts'

/** Every setting of the API, parsed once at start-up. Nothing else reads the environment. */
export type Config = {
  host: string
  port: number
  /** The folder of the built web site, or 'off' to serve only the API. */
  siteDir: string | 'off'
  /** The metrics port, on the loopback address only; 0 picks any free port. */
  internalPort: number | 'off'
  /** The back office listener; unset means none. */
  service: ServiceSettings | undefined
  /** The staff's desk; unset means none. */
  desk: DeskSettings | undefined
  /** The host of the restart service, if it is not the site itself (D-006). */
  restartUrl: string | undefined
  /** Where browsers send error reports; unset, they send none (ERR-34, D-018). */
  errorReportUrl: string | undefined
  logLevel: (typeof logLevels)[number]
  /**
   * The OTLP endpoint for traces, without the path; unset means no tracing. The OpenTelemetry library reads its other settings
   * itself.
   */
  otlpEndpoint: string | undefined
  /** How many of our reverse proxies are in front. Only that many hops of X-Forwarded-For are trusted. */
  proxyDepth: number
  /** Whether our proxy sets X-Forwarded-Host; otherwise the header is ignored. */
  trustsForwardedHost: boolean
  journeyHosts: SiteHosts
  maintenance: Maintenance | undefined
  salesImage: SalesImage | undefined
  dataDir: string
  databaseUrl: string | undefined
  /** The same database as the user who owns the tables; used for migrations only. */
  migrationDatabaseUrl: string | undefined
  /** How long a migration waits for locks that others hold. */
  migrationWaitSeconds: number
  /** A replica of it, for reads that may take long. */
  databaseReadUrl: string | undefined
  /** The object store of documents; unset means that they are all in the database. */
  objects: ObjectSettings | undefined
  sandboxUrl: string
  vehicleProvider: 'sandbox' | 'dvla'
  dvlaApiKey: string | undefined
  dvlaUrl: string | undefined
  addressProvider: 'sandbox' | 'ideal-postcodes'
  idealPostcodesKey: string | undefined
  idealPostcodesUrl: string | undefined
  /** The SMTP server; the URL may contain a password. */
  smtpUrl: string
  /** The sender address of emails, if it is not the brand's own. */
  emailFrom: string | undefined
  /** The folder of rate tables. */
  ratesDir: string
  /** The card page for customers, and the journeys that use the other one (D-195). */
  paymentProvider: PaymentPages
  cards: CardSettings
  bankCheckUrl: string | undefined
  bankCheckKey: string | undefined
  /** The service that reviews new quotes; unset means none. */
  reviewUrl: string | undefined
  reviewKey: string | undefined
  customerReviewsUrl: string | undefined
  customerReviewsKey: string | undefined
  portalUrl: string | undefined
  portalKey: string | undefined
  financeUrl: string | undefined
  financeKey: string | undefined
  /** How long security events are stored. */
  securityEventDays: number
  /** Whether a quote is erased on its day, or with all of its month once that is due. */
  quotesErased: 'day' | 'month'
  /** Whether versions of quotes are stored in the form that builds before 0040 cannot read. */
  quotesPacked: boolean
  /** The key that bank details are encrypted with; unset, one is generated and stored with the data. */
  encryptionKey: string | undefined
  /** The public keys that backups are encrypted to. */
  backupRecipients: readonly string[]
  /** Serves requests ('web'), runs jobs ('worker'), or both. */
  role: (typeof roles)[number]
  /** The point at which a test kills the process; never read in production (safety K10). */
  crashAt: string | undefined
  /** Whether the sandbox's providers may be used, and with them its clock (D-274). */
  usesSandbox: boolean
  /** The clock and the providers are real. */
  isProduction: boolean
  /** Whether /api/docs and /api/openapi.json are served. */
  servesApiDocs: boolean
  /** Where to report vulnerabilities, by brand; otherwise the brand's own address (RFC 9116). */
  securityContacts: ReadonlyMap<BrandCode, string>
  /** The notice on every page of a test site, which is production with SANDBOX=on. */
  testNotice: string | undefined
  /** The same for emails sent through a real mail server, where they could be mistaken for real ones. */
  emailNotice: string | undefined
  /** How far this process is behind the shared clock: `npm run demo` sells the past weeks with it. Never in production. */
  clockBackMinutes: number
  /** How soon abandoned payments and jobs are picked up; only tests may shorten it (F2, F23). */
  recovery: Recovery
  limits: Limits
  /** The comparison sites that may ask for prices. */
  sites: SiteSettings
}

/** An image fetched from a comparison site to report a sale: its URL, and the source of the visitors it is for (AGG-13, D-175). */
export type SalesImage = { url: string; source: string }

/** The site is closed for maintenance, with the operator's message if there is one (D-039). */
export type Maintenance = { message: string | undefined }

/** A payment is reconciled after this long without activity. Another worker may claim a job once its lease has expired. */
export type Recovery = { reconcileAfterSeconds: number; jobLeaseSeconds: number }

const roles = ['all', 'web', 'worker'] as const
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
const MINUTE = 60
const HOUR = 3600

/** Commands that use only the database, such as backup, do not require provider keys. */
export type SettingsFor = 'all' | 'database'

export function readConfig(
  environment: { readonly [name: string]: string | undefined },
  settingsFor: SettingsFor = 'all',
): { kind: 'read'; config: Config } | { kind: 'bad'; problems: readonly string[] } {
  const read = settingReader(environment)
  const port = (name: string, otherwise: number) => read.wholeNumber(name, { from: 0, to: 65535, otherwise })
  const web = (name: string) => read.url(name, ['http:', 'https:'])

  const isProduction = read.text('NODE_ENV') === 'production'
  const sandbox = readSandboxUse(read, isProduction)
  const testNotice = sandbox.isTestSite ? TEST_NOTICE : undefined
  const sandboxPort = port('SANDBOX_PORT', 3001)
  const sandboxUrl = web('SANDBOX_URL') ?? `http://127.0.0.1:${sandboxPort}`
  /** For providers that are left out when there is no sandbox. */
  const sandboxIfAny = sandbox.mayBeUsed ? sandboxUrl : undefined
  const listensOn = port('PORT', 3000)
  const proxyDepth = read.wholeNumber('PROXY_DEPTH', { from: 0, to: 10, otherwise: 0 })
  const siteDir = read.text('SITE_DIR') ?? 'dist/web'
  const cards = readCards(read, sandboxUrl)
  const config: Config = {
    // Loopback by default, so that nothing is exposed to the network by accident. A container sets HOST=0.0.0.0 or HOST=::
    host: read.text('HOST') ?? '127.0.0.1',
    port: listensOn,
    siteDir: siteDir === 'off' ? 'off' : resolve(siteDir),
    internalPort: read.wholeNumberOrOff('INTERNAL_PORT', { from: 0, to: 65535, otherwise: 9464 }),
    service: readService(read),
    desk:
      settingsFor === 'all'
        ? readDesk(read, { isProduction, sandbox, sandboxUrl, sandboxPublicUrl: cards.sandboxPublicUrl })
        : undefined,
    restartUrl: web('RESTART_URL'),
    errorReportUrl: web('ERROR_REPORT_URL'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    otlpEndpoint: web('OTEL_EXPORTER_OTLP_ENDPOINT'),
    proxyDepth,
    trustsForwardedHost: readForwardedHost(read, proxyDepth),
    journeyHosts: readJourneyHosts(read, listensOn),
    maintenance: readMaintenance(read),
    salesImage: readSalesImage(read),
    dataDir: resolve(read.text('DATA_DIR') ?? 'data'),
    databaseUrl: readDatabaseUrl(read, 'DATABASE_URL', 'DATABASE_PASSWORD'),
    migrationDatabaseUrl: readOtherUrl(read, 'MIGRATION_DATABASE_URL', 'MIGRATION_DATABASE_PASSWORD'),
    migrationWaitSeconds: read.wholeNumber('MIGRATION_WAIT', { from: 1, to: HOUR, otherwise: 5 * MINUTE }),
    databaseReadUrl: readOtherUrl(read, 'DATABASE_READ_URL', 'DATABASE_READ_PASSWORD'),
    objects: readObjects(read),
    sandboxUrl,
    vehicleProvider: read.oneOf('VEHICLE_PROVIDER', ['sandbox', 'dvla'], 'sandbox'),
    dvlaApiKey: read.text('DVLA_API_KEY'),
    dvlaUrl: web('DVLA_URL'),
    addressProvider: read.oneOf('ADDRESS_PROVIDER', ['sandbox', 'ideal-postcodes'], 'sandbox'),
    idealPostcodesKey: read.text('IDEAL_POSTCODES_KEY'),
    idealPostcodesUrl: web('IDEAL_POSTCODES_URL'),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']) ?? sandboxSmtpUrl(read, sandboxUrl),
    emailFrom: readEmailFrom(read),
    ratesDir: resolve(read.text('RATES_DIR') ?? 'rates'),
    paymentProvider: readPaymentPages(read),
    cards,
    bankCheckUrl: web('BANK_CHECK_URL'),
    bankCheckKey: read.text('BANK_CHECK_KEY'),
    reviewUrl: web('REVIEW_URL') ?? sandboxIfAny,
    reviewKey: read.text('REVIEW_KEY'),
    customerReviewsUrl: web('CUSTOMER_REVIEWS_URL') ?? sandboxIfAny,
    customerReviewsKey: read.text('CUSTOMER_REVIEWS_KEY'),
    portalUrl: web('PORTAL_URL'),
    portalKey: read.text('PORTAL_KEY'),
    financeUrl: web('FINANCE_URL'),
    financeKey: read.text('FINANCE_KEY'),
    quotesErased: read.oneOf('QUOTES_ERASED', ['day', 'month'], 'day'),
    quotesPacked: read.oneOf('QUOTES_PACKED', ['on', 'off'], 'on') === 'on',
    securityEventDays: read.wholeNumber('SECURITY_EVENT_DAYS', { from: 1, to: 90, otherwise: 30 }),
    encryptionKey: read.text('SEALING_KEY'),
    backupRecipients: readRecipients(read),
    role: read.oneOf('ROLE', roles, 'all'),
    isProduction,
    usesSandbox: sandbox.mayBeUsed,
    servesApiDocs:
      read.oneOf('API_DOCS', ['on', 'off'], isProduction && !sandbox.isTestSite ? 'off' : 'on') === 'on',
    securityContacts: readSecurityContacts(read),
    testNotice,
    emailNotice: read.text('SMTP_URL') === undefined ? undefined : testNotice,
    crashAt: isProduction ? undefined : read.text('CRASH_AT'),
    clockBackMinutes: isProduction
      ? 0
      : read.wholeNumber('CLOCK_BACK_MINUTES', { from: 0, to: 100_000, otherwise: 0 }),
    recovery: isProduction ? realRecovery : readRecovery(read),
    limits: readLimits(read),
    sites: readSites(read, !isProduction && read.text('SANDBOX') !== 'off'),
  }
  if (settingsFor === 'all') checkProviders(config, read, sandbox)
  if (settingsFor === 'all') checkHosts(config, read, sandbox)
  checkKeys(config, read, sandbox)
  return read.problems.length > 0 ? { kind: 'bad', problems: read.problems } : { kind: 'read', config }
}

/** Everything that a crash leaves is resolved within two minutes: 60 seconds of inactivity, or a lease, plus the next poll (F2). */
const realRecovery: Recovery = { reconcileAfterSeconds: MINUTE, jobLeaseSeconds: MINUTE }

function readRecovery(read: SettingReader): Recovery {
  const { reconcileAfterSeconds, jobLeaseSeconds } = realRecovery
  return {
    reconcileAfterSeconds: read.wholeNumber('MOP_UP_AFTER', {
      from: 2,
      to: HOUR,
      otherwise: reconcileAfterSeconds,
    }),
    jobLeaseSeconds: read.wholeNumber('JOB_LEASE', { from: 2, to: HOUR, otherwise: jobLeaseSeconds }),
  }
}

/** The sandbox's SMTP port is 24 above its console's unless it is set. */
function sandboxSmtpUrl(read: SettingReader, sandboxUrl: string): string {
  const { hostname, port } = new URL(sandboxUrl)
  const smtpPort = Math.min(Number(port || 80) + 24, 65535)
  return `smtp://${hostname}:${read.wholeNumber('SANDBOX_MAIL_PORT', { from: 0, to: 65535, otherwise: smtpPort })}`
}

/** The password may be set separately from the URL, so that only the password is in a secret file. */
function readDatabaseUrl(read: SettingReader, name: string, passwordName: string): string | undefined {
  const written = read.url(name, ['postgres:', 'postgresql:'])
  const password = read.text(passwordName)
  if (written === undefined || password === undefined) return written
  const address = new URL(written)
  if (address.password !== '')
    read.refuse(`${name} contains a password and ${passwordName} is set: set only one of them`)
  address.password = encodeURIComponent(password)
  return address.href
}

/** Public keys in the age format; a backup can be read with the identity that belongs to any one of them. */
function readRecipients(read: SettingReader): readonly string[] {
  const recipients = (read.text('BACKUP_RECIPIENT') ?? '').split(',').map((each) => each.trim())
  const named = recipients.filter((each) => each !== '')
  for (const each of named)
    if (!/^age1[02-9ac-hj-np-z]{58}$/.test(each))
      read.refuse(`BACKUP_RECIPIENT must be a recipient such as age1… from age-keygen, not ${quoted(each)}`)
  return named
}

/** Another address of the same database. */
function readOtherUrl(read: SettingReader, name: string, passwordName: string): string | undefined {
  const url = readDatabaseUrl(read, name, passwordName)
  if (url !== undefined && read.text('DATABASE_URL') === undefined)
    read.refuse(`${name} needs DATABASE_URL, which is not set`)
  return url
}

function readSecurityContacts(read: SettingReader): ReadonlyMap<BrandCode, string> {
  const contacts = forBrands(readByBrand(read, 'SECURITY_CONTACT'), brandCodes)
  if (
    [...contacts.values()].some(
      (contact) => !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+\d+)$/.test(contact),
    )
  )
    read.refuse(
      'SECURITY_CONTACT must be an address such as mailto:security@acorn.example or https://acorn.example/security, by brand where they differ',
    )
  return contacts
}

function readEmailFrom(read: SettingReader): string | undefined {
  const written = read.text('MAIL_FROM')
  if (written === undefined || isEmail(written)) return written
  read.refuse(`MAIL_FROM must be an email address such as quotes@acorn.example, not ${quoted(written)}`)
  return undefined
}

/** With any trusted proxy Fastify would also trust X-Forwarded-Host, and most proxies pass on any value that the visitor sent (JRN-07). */
function readForwardedHost(read: SettingReader, proxyDepth: number): boolean {
  const isTrusted = read.oneOf('TRUST_FORWARDED_HOST', ['on', 'off'], 'off') === 'on'
  if (isTrusted && proxyDepth === 0)
    read.refuse(
      'TRUST_FORWARDED_HOST is on but PROXY_DEPTH is 0: none of our proxies could have set the header',
    )
  return isTrusted
}

function readSalesImage(read: SettingReader): SalesImage | undefined {
  const url = read.url('SALES_IMAGE_URL', ['https:'])
  const source = read.text('SALES_IMAGE_SOURCE')
  if ((url === undefined) !== (source === undefined))
    read.refuse('SALES_IMAGE_URL and SALES_IMAGE_SOURCE belong together: set both or neither')
  return url !== undefined && source !== undefined ? { url, source } : undefined
}

function readMaintenance(read: SettingReader): Maintenance | undefined {
  const written = read.text('MAINTENANCE')
  if (written === undefined || written === 'off') return undefined
  return { message: written === 'on' ? undefined : written }
}
