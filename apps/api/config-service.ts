import { LEAST_KEY, type SettingReader } from './config-reader'

/** Where the calls of the back office are served, and the key they are asked with (D-219). */
export type ServiceSettings = { host: string; port: number; key: string }

/** Off unless it is asked for; on the loopback address unless it is told another: an office is let in on purpose (safety T13). */
export function readService(read: SettingReader): ServiceSettings | undefined {
  if (read.text('SERVICE_PORT') === undefined) return undefined
  const port = read.wholeNumberOrOff('SERVICE_PORT', { from: 0, to: 65535, otherwise: 0 })
  if (port === 'off') return undefined
  const key = read.text('SERVICE_KEY')
  if (key === undefined) {
    read.refuse('SERVICE_PORT needs SERVICE_KEY, which is not set')
    return undefined
  }
  // The key itself is never said.
  if (key.length < LEAST_KEY) read.refuse(`SERVICE_KEY must be at least ${LEAST_KEY} characters`)
  return { host: read.text('SERVICE_HOST') ?? '127.0.0.1', port, key }
}
