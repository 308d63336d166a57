import { afterEach, expect, it } from 'vitest'
import { routes } from '../../wiring/public-api.ts'
import { isStorageAway } from './errors.ts'
import { testPorts } from './testing/ports.ts'
import { acornCar, testServer } from './testing/test-server.ts'

const failed = (code: string) => Object.assign(new Error('It failed'), { code })
let close = async () => {}
afterEach(() => close())

it('distinguishes an unavailable or overloaded database from a bug of ours [F24]', () => {
  for (const code of [
    'ECONNREFUSED',
    'ECONNRESET',
    '57P01',
    '57P03',
    '08006',
    '53300',
    '55P03',
    '57014',
    '25006',
  ])
    expect(isStorageAway(failed(code))).toBe(true)
  expect(isStorageAway(new Error('Connection terminated unexpectedly'))).toBe(true)
  for (const error of [failed('23505'), failed('42P01'), new TypeError('x is not a function'), 'away'])
    expect(isStorageAway(error)).toBe(false)
})

it('returns 503 with a time to try again, and never reports a bad request or a declined customer [F24]', async () => {
  for (const error of [failed('57P01'), failed('ECONNRESET'), new Error('Connection terminated')]) {
    const findQuote = async () => {
      throw error
    }
    const { app } = await testServer({
      routes: routes({ ...testPorts, quotes: { ...testPorts.quotes, findQuote } }),
    })
    close = () => app.close()
    const reply = await app.inject({
      url: '/api/v1/Quote/GetQuotePremium?QuoteReference=A-0123456789A',
      headers: acornCar,
    })
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ code: 'UNAVAILABLE' })
    expect(reply.headers['retry-after']).toBe('2')
  }
})
