import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callsMade, json, lost, openServer, problem, server } from './testing/server.ts'
import { dropInToken } from './use-card-client.ts'

beforeEach(() => {
  openServer()
  window.dataLayer = []
})
afterEach(() => void vi.unstubAllGlobals())
const atOnce = async () => undefined

it('requests the token once when it arrives', async () => {
  expect(await dropInToken('acorn', atOnce)).toBe('token-1')
  expect(callsMade()).toEqual(['GetDropInUiToken'])
})

it('requests the token again up to three times, with a longer pause each time [CRD-14] [CON-31]', async () => {
  const replies = [
    lost,
    () => problem(503, 'PROVIDER_UNAVAILABLE'),
    lost,
    () => json(200, { clientToken: 'late' }),
  ]
  server.replies['GetDropInUiToken'] = () => (replies.shift() ?? lost)()
  const pauses: number[] = []
  expect(await dropInToken('acorn', async (ms) => void pauses.push(ms))).toBe('late')
  expect(callsMade()).toHaveLength(4)
  expect(pauses).toEqual([400, 800, 1600])
})

it('stops retrying after that, and reports the failure [ERR-26]', async () => {
  server.replies['GetDropInUiToken'] = lost
  expect(await dropInToken('acorn', atOnce)).toBeUndefined()
  expect(callsMade()).toHaveLength(4)
  expect(window.dataLayer).toEqual([{ event: 'drop_in_token_failed' }])
})
