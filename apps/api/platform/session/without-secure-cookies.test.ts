import { afterAll, expect, it } from 'vitest'
import { purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { cookieFormOf } from '../config/cookie-form.ts'
import { roomyLimits } from '../http/testing/test-server.ts'

const form = cookieFormOf(['http://acorn-pc.localhost:3000', 'http://localhost:3000'], {
  isProduction: false,
})
const server = await purchaseServer(
  () => ({}),
  roomyLimits,
  async () => ({}),
  undefined,
  form,
)
afterAll(() => server.stop())

it('sells over http under localhost to a browser that stores no Secure cookie there [T15]', async () => {
  const ready = await server.readyToPay()
  // The server's client drops secure cookies, as Safari's engine does.
  expect(ready.headers['cookie']).toMatch(/^sid=[\w-]{64}$/)
  const code = 'ANNUAL_CARD_IN_FULL'
  const sold = await server.takeUp(ready, code, await server.confirmed(ready, code))
  expect([sold.status, sold.body.policyNumber]).toEqual([200, expect.stringMatching(/^A-\d+$/)])
})
