import { LEAST_KEY, type SettingReader } from './reader.ts'

/** The minimum in production: this key opens every policy. */
const LEAST_PRODUCTION_KEY = 32

/** A caller of the back office API. The name goes into the audit trail; the key is never logged. */
export type ServiceKey = { holder: string; key: string }

/** Where the back office API is served, and the keys that callers authenticate with (D-219). */
export type ServiceSettings = { host: string; port: number; keys: readonly ServiceKey[] }

/** The name of a key that was set without one, from when there was one shared key. */
const UNNAMED = 'office'
/** A value that ends in equals signs is a base64 key without a name. */
const named = /^([a-z][a-z0-9-]{0,30})=([^=].*)$/s

/**
 * Off unless configured, and on the loopback address unless SERVICE_HOST is set: access for the back office is deliberate (safety
 * T13).
 */
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
  // The message does not repeat the key.
  const least = read.text('NODE_ENV') === 'production' ? LEAST_PRODUCTION_KEY : LEAST_KEY
  if (keys.some(({ key }) => key.length < least))
    read.refuse(`SERVICE_KEY must be at least ${least} characters`)
  return { host: read.text('SERVICE_HOST') ?? '127.0.0.1', port, keys }
}
