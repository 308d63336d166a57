import { LEAST_KEY, type SettingReader } from './reader'

/** The same where customers are real: this key opens every policy. */
const LEAST_PRODUCTION_KEY = 32

/** Who may call the back office's calls. The name is what the audit trail says of a call; the key is never said. */
export type ServiceKey = { holder: string; key: string }

/** Where the calls of the back office are served, and the keys they are asked with (D-219). */
export type ServiceSettings = { host: string; port: number; keys: readonly ServiceKey[] }

/** A key without a name, as there was one for everybody. */
const UNNAMED = 'office'
/** What ends in equals signs is a key in base64 and has no name. */
const named = /^([a-z][a-z0-9-]{0,30})=([^=].*)$/s

/** Off unless it is asked for; on the loopback address unless it is told another: an office is let in on purpose (safety T13). */
export function readService(read: SettingReader): ServiceSettings | undefined {
  if (read.text('SERVICE_PORT') === undefined) return undefined
  const port = read.wholeNumberOrOff('SERVICE_PORT', { from: 0, to: 65535, otherwise: 0 })
  if (port === 'off') return undefined
  const written = read.text('SERVICE_KEY')
  if (written === undefined) {
    read.refuse('SERVICE_PORT needs SERVICE_KEY, which is not set')
    return undefined
  }
  const keys = written
    .split(',')
    .map((each) => each.trim())
    .map((each) => {
      const [, holder = UNNAMED, key = each] = named.exec(each) ?? []
      return { holder, key }
    })
  // The key itself is never said.
  const least = read.text('NODE_ENV') === 'production' ? LEAST_PRODUCTION_KEY : LEAST_KEY
  if (keys.some(({ key }) => key.length < least))
    read.refuse(`SERVICE_KEY must be at least ${least} characters`)
  return { host: read.text('SERVICE_HOST') ?? '127.0.0.1', port, keys }
}
