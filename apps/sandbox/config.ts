export type Config = {
  host: string
  port: number
  /** Where the mail box listens for SMTP. */
  mailPort: number
  /** The product's own site; each journey is a host name under it. */
  siteUrl: URL
}

type Environment = { readonly [name: string]: string | undefined }

const HIGHEST_PORT = 65_535
/** From the desk's port to the mail box's, so that two sandboxes side by side do not want the same one: 3001 gives 3025. */
const MAIL_PORT_STEP = 24

/** Reads every setting at once; all that is wrong is said together. */
export function readConfig(
  env: Environment,
): { kind: 'good'; config: Config } | { kind: 'bad'; problems: readonly string[] } {
  const problems: string[] = []
  const { HOST } = env
  const port = readPort(env, 'SANDBOX_PORT', 3001, problems)
  const beside = port === 0 || port + MAIL_PORT_STEP > HIGHEST_PORT ? 0 : port + MAIL_PORT_STEP
  const config = {
    host: HOST || '127.0.0.1',
    port,
    mailPort: readPort(env, 'SANDBOX_MAIL_PORT', beside, problems),
    siteUrl: readSiteUrl(env, problems),
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
