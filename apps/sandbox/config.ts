import { readFileSync } from 'node:fs'

export type Config = {
  host: string
  port: number
  /** The port of the mailbox for SMTP. */
  smtpPort: number
  /** The product's own site; each journey is a host name under it. */
  siteUrl: URL
  /** The key the product uses to call the card provider; it also signs webhooks. */
  cardSecret: string
  /** Where the card provider sends its events; undefined means nowhere. */
  webhookUrl: URL | undefined
  /** Where card provider, portal and lender store their data; undefined means in memory. */
  dataDir: string | undefined
  /** The key of the simulated comparison site for calling the product. */
  siteKey: string | undefined
  /** The product's listener for the back office; undefined if there is none. */
  backOffice: { url: URL; key: string } | undefined
  /** The product's database as the user who may move its clock; undefined if `npm start` says it later, or never. */
  databaseUrl: string | undefined
  /** Where browsers find the sandbox; undefined means localhost and its own port. */
  publicUrl: URL | undefined
  /** The desk that the identity provider signs people in to, and the secret with which the desk authenticates. */
  desk: { url: URL; clientSecret: string }
}

type Environment = { readonly [name: string]: string | undefined }

const HIGHEST_PORT = 65_535
/** The offset from the console's port to the mailbox's, so that two sandboxes do not need the same one: 3001 gives 3025. */
const SMTP_PORT_STEP = 24
/** A public default: it protects nothing but simulated money. */
const DEMO_CARD_SECRET = 'sk_sandbox_milepost'
const LEAST_SECRET = 8
/** Public as well: it protects nothing but simulated people. The product has the same default. */
const DEMO_DESK_SECRET = 'sandbox-desk-secret'

/** Reads every setting and reports all problems together. */
export function readConfig(
  env: Environment,
): { kind: 'good'; config: Config } | { kind: 'bad'; problems: readonly string[] } {
  const problems: string[] = []
  const { HOST, SANDBOX_DATA_DIR } = env
  const port = readPort(env, 'SANDBOX_PORT', 3001, problems)
  const defaultSmtpPort = port === 0 || port + SMTP_PORT_STEP > HIGHEST_PORT ? 0 : port + SMTP_PORT_STEP
  const config = {
    host: HOST || '127.0.0.1',
    port,
    smtpPort: readPort(env, 'SANDBOX_MAIL_PORT', defaultSmtpPort, problems),
    siteUrl: readSiteUrl(env, problems),
    cardSecret: readSecret(env, problems),
    webhookUrl: readWebhookUrl(env, problems),
    dataDir: SANDBOX_DATA_DIR && SANDBOX_DATA_DIR !== 'off' ? SANDBOX_DATA_DIR : undefined,
    siteKey: readSiteKey(env, problems),
    backOffice: readBackOffice(env, problems),
    databaseUrl: readDatabaseUrl(env, problems),
    publicUrl: readUrl(env, 'SANDBOX_PUBLIC_URL', problems),
    desk: readDesk(env, problems),
  }
  return problems.length > 0 ? { kind: 'bad', problems } : { kind: 'good', config }
}

function readPort(env: Environment, name: string, otherwise: number, problems: string[]): number {
  const text = env[name]
  if (!text) return otherwise
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port
  problems.push(`${name} must be a port number from 0 to ${HIGHEST_PORT}, not "${text}"`)
  return otherwise
}

function readSiteUrl(env: Environment, problems: string[]): URL {
  const otherwise = new URL('http://localhost')
  otherwise.port = String(readPort(env, 'SITE_PORT', 3000, problems))
  const { SITE_URL: text } = env
  if (!text) return otherwise
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text)
  problems.push(`SITE_URL must be an http address such as http://localhost:3000, not "${text}"`)
  return otherwise
}

/** A setting, or the content of the file named by NAME_FILE. */
function readText(env: Environment, name: string, problems: string[]): string | undefined {
  const file = env[`${name}_FILE`]
  if (!file) return env[name]
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    problems.push(`${name}_FILE names a file that cannot be read`)
    return undefined
  }
}

function readSecret(env: Environment, problems: string[]): string {
  const text = readText(env, 'SANDBOX_CARD_SECRET', problems)
  if (!text) return DEMO_CARD_SECRET
  // The secret itself is never reported.
  if (text.length < LEAST_SECRET || /\s/.test(text))
    problems.push(`SANDBOX_CARD_SECRET must be at least ${LEAST_SECRET} characters without spaces`)
  return text
}

function readWebhookUrl({ SANDBOX_WEBHOOK_URL: text }: Environment, problems: string[]): URL | undefined {
  if (!text || text === 'off') return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text)
  problems.push(
    `SANDBOX_WEBHOOK_URL must be off or an http address such as http://localhost:3000/webhooks, not "${text}"`,
  )
  return undefined
}

/** In the product's own format: "quotelark=key, ...". */
function readSiteKey(env: Environment, problems: string[]): string | undefined {
  const keys = readText(env, 'SITE_KEYS', problems) ?? ''
  const pairs = keys.split(',').map((pair) => pair.split(/=(.*)/s).map((part) => part.trim()))
  return pairs.find(([site]) => site === 'quotelark')?.[1] || undefined
}

/** The product's own two settings. */
function readBackOffice(env: Environment, problems: string[]): Config['backOffice'] {
  const { SERVICE_PORT, SERVICE_KEY: key } = env
  if (!SERVICE_PORT || SERVICE_PORT === 'off' || !key) return undefined
  const url = new URL('http://127.0.0.1')
  url.port = String(readPort(env, 'SERVICE_PORT', 0, problems))
  return { url, key }
}

function readDatabaseUrl(env: Environment, problems: string[]): string | undefined {
  const text = readText(env, 'SANDBOX_DATABASE_URL', problems)
  if (!text || /^postgres(ql)?:\/\//.test(text)) return text || undefined
  // It may contain a password, so it is not repeated.
  problems.push('SANDBOX_DATABASE_URL must be the address of a PostgreSQL database')
  return undefined
}

/** The product's own settings. */
function readDesk(env: Environment, problems: string[]): Config['desk'] {
  const otherwise = new URL('http://desk.localhost')
  otherwise.port = env['DESK_PORT'] === 'off' ? '' : String(readPort(env, 'DESK_PORT', 3002, problems))
  return {
    url: readUrl(env, 'DESK_URL', problems) ?? otherwise,
    clientSecret: readText(env, 'DESK_OIDC_CLIENT_SECRET', problems) || DEMO_DESK_SECRET,
  }
}

function readUrl(env: Environment, name: string, problems: string[]): URL | undefined {
  const text = env[name]
  if (!text) return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text)
  problems.push(`${name} must be an http address such as http://localhost:3001, not "${text}"`)
  return undefined
}
