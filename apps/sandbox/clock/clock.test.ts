import fastify from 'fastify'
import { expect, it } from 'vitest'
import { sandboxClock } from './clock.ts'
import { clockRoutes } from './clock-routes.ts'
import { clockSection } from './clock-section.ts'

const START = Date.parse('2026-11-19T10:00:00Z')
const written: number[] = []
const product = (aheadMs: number) => ({
  read: async () => aheadMs,
  write: async (ms: number) => void written.push(ms),
})

function sandbox() {
  const clock = sandboxClock(() => START)
  const app = fastify()
  clockRoutes(app, clock)
  const move = async (payload: object, headers = {}) => {
    const reply = await app.inject({ method: 'POST', url: '/clock/v1/moves', payload, headers })
    return { status: reply.statusCode, body: reply.json() }
  }
  return { clock, move }
}

it('moves the time of the sandbox and of the product together, forward only [D-274]', async () => {
  const { clock, move } = sandbox()
  await clock.share(product(0))
  expect(await move({ days: 30 })).toEqual({
    status: 200,
    body: { now: '2026-12-19T10:00:00.000Z', isShared: true },
  })
  expect(written).toEqual([30 * 86_400_000])
  expect((await move({ to: '2027-03-01T09:00' })).body.now).toBe('2027-03-01T09:00:00.000Z')
  expect((await move({ to: '2027-02-01T09:00' })).status).toBe(400)
  expect((await move({ to: '2099-02-01T09:00' })).status).toBe(400)
  for (const bad of [{ to: 'tomorrow' }, { days: 0 }, { days: 1.5 }, {}, { day: 1 }])
    expect((await move(bad)).status, JSON.stringify(bad)).toBe(400)
  expect(clock.now().toISOString()).toBe('2027-03-01T09:00:00.000Z')
})

it('continues from where the product’s clock was left by an earlier run [D-274]', async () => {
  const { clock } = sandbox()
  await clock.share(product(86_400_000))
  expect(clock.now().toISOString()).toBe('2026-11-20T10:00:00.000Z')
})

it('is moved by no other site’s page', async () => {
  const { clock, move } = sandbox()
  expect((await move({ days: 1 }, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect(clock.now().getTime()).toBe(START)
})

it('stays where it was if the product’s database refuses', async () => {
  const { clock, move } = sandbox()
  await clock.share({ read: async () => 0, write: () => Promise.reject(new Error('away')) })
  expect((await move({ days: 1 })).status).toBe(500)
  expect(clock.now().getTime()).toBe(START)
})

it('says on its page whom it moves', () => {
  const at = (isShared: boolean) => clockSection({ now: new Date(START), isShared }).html
  expect(at(true)).toContain('the product and everything in the sandbox')
  expect(at(false)).toContain('only the sandbox')
})
