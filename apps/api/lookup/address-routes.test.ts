import { expect, it } from 'vitest'
import { testPorts } from '../platform/http/testing/ports.ts'
import { acornCar, testServer } from '../platform/http/testing/test-server.ts'
import { routes } from '../wiring/public-api.ts'
import type { AddressPorts } from './routes.ts'

async function get(path: string, ports: Partial<AddressPorts> = {}) {
  const { app } = await testServer({ routes: routes({ ...testPorts, ...ports }) })
  return app.inject({ url: `/api/v1/Address/${path}`, headers: acornCar })
}
const hit = { itemId: '52618355', searchResult: '1 Example Row, Testbury' }

it('searches a postcode in any spelling [API-32]', async () => {
  const asked: unknown[] = []
  const response = await get('SearchAddress?postcode=id11qd&houseNumber=%201%20', {
    addressSearch: async (search) => {
      asked.push(search)
      return { kind: 'found', value: [{ ...hit, udprn: 'ours alone' }] }
    },
  })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ items: [hit] })
  expect(asked).toEqual([{ postcode: 'ID1 1QD', houseNumber: '1' }])
})

it('does not require a house number [API-32]', async () => {
  const asked: unknown[] = []
  await get('SearchAddress?postcode=ID1+1QD', {
    addressSearch: async (search) => {
      asked.push(search)
      return { kind: 'found', value: [] }
    },
  })
  expect(asked).toEqual([{ postcode: 'ID1 1QD' }])
})

it.each([
  'SearchAddress',
  'SearchAddress?postcode=',
  'SearchAddress?postcode=NOWHERE',
  'SearchAddress?houseNumber=1',
])('refuses %s and sends no request [API-32]', async (path) => {
  let asked = 0
  const response = await get(path, {
    addressSearch: async () => {
      asked += 1
      return { kind: 'found', value: [] }
    },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    message: 'Validation error.',
    errors: [{ field: 'query.postcode' }],
  })
  expect(asked).toBe(0)
})

it('answers with the lines of an address [API-33]', async () => {
  const lines = {
    line1: '1 Example Row',
    line2: '',
    line3: '',
    city: 'Testbury',
    company: '',
    postalCode: 'ID1 1QD',
  }
  const response = await get('GetFullAddress?addressId=52618355', {
    addressById: async (id) => (id === '52618355' ? { kind: 'found', value: lines } : { kind: 'not-found' }),
  })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(lines)
})

it('answers 404 for an address that does not exist [API-47]', async () => {
  const response = await get('GetFullAddress?addressId=1')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 'NOT_FOUND' })
})

it('requires an id [API-33] [API-46]', async () => {
  const response = await get('GetFullAddress')
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toMatchObject([{ field: 'query.addressId' }])
})

it.each(['SearchAddress?postcode=ID19ER', 'GetFullAddress?addressId=1'])(
  'answers 503 when the provider does not answer %s',
  async (path) => {
    const failed = async () => ({ kind: 'failed', reason: 'unreachable' }) as const
    const response = await get(path, { addressSearch: failed, addressById: failed })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  },
)
