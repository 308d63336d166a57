import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultLimits } from '../http/outgoing.ts'
import type { Outcome } from '../observed.ts'
import { deadUrl, type FakeProvider, fakeProvider, json } from '../testing/fake-provider.ts'
import { realSandbox } from '../testing/real-sandbox.ts'
import { type AddressPorts, type AddressSettings, addressProvider } from './address-provider.ts'

const limits = { ...defaultLimits, backOffMs: 10 }
const clock = () => new Date()
let seen: { provider: string; outcome: Outcome; ms: number }[] = []

function provider(settings: Partial<AddressSettings>): AddressPorts {
  seen = []
  return addressProvider(
    { addressProvider: 'sandbox', sandboxUrl: 'http://sandbox.invalid', ...settings },
    { clock, limits, observe: (name, outcome, ms) => seen.push({ provider: name, outcome, ms }) },
  )
}

describe('addresses from the sandbox, over HTTP', () => {
  let sandbox: Awaited<ReturnType<typeof realSandbox>>
  beforeAll(async () => {
    sandbox = await realSandbox()
  })
  afterAll(() => sandbox.stop())

  it('lists a postcode, and finds each address again by its id', async () => {
    const { addressSearch, addressById } = provider({ sandboxUrl: sandbox.url })
    const search = await addressSearch({ postcode: 'ID1 1QD' })
    if (search.kind === 'failed') throw new Error(search.reason)
    expect(search.value.length).toBeGreaterThan(5)
    for (const { itemId, searchResult } of search.value) {
      const address = await addressById(itemId)
      if (address.kind !== 'found') throw new Error(address.kind)
      expect(searchResult).toContain(address.value.line1)
      expect(address.value).toMatchObject({ city: 'LONDON', postalCode: 'ID1 1QD' })
    }
  })

  it('finds exactly one with house 1', async () => {
    const { addressSearch } = provider({ sandboxUrl: sandbox.url })
    const search = await addressSearch({ postcode: 'ID1 1QD', houseNumber: '1' })
    expect(search).toEqual({
      kind: 'found',
      value: [expect.objectContaining({ searchResult: expect.stringMatching(/^1 /) })],
    })
  })

  it('returns no address or fails for the sentinel postcodes, and reports it to the observer', async () => {
    const { addressSearch } = provider({ sandboxUrl: sandbox.url })
    expect(await addressSearch({ postcode: 'ID1 9NF' })).toEqual({ kind: 'found', value: [] })
    expect(await addressSearch({ postcode: 'ID1 9ER' })).toEqual({ kind: 'failed', reason: 'broken' })
    expect(seen).toEqual([
      { provider: 'address', outcome: 'found', ms: expect.any(Number) },
      { provider: 'address', outcome: 'broken', ms: expect.any(Number) },
    ])
  })

  it('does not find an unknown id', async () => {
    const { addressById } = provider({ sandboxUrl: sandbox.url })
    expect(await addressById('12')).toEqual({ kind: 'not-found' })
  })
})

describe('the choice of provider', () => {
  let fake: FakeProvider
  beforeAll(async () => {
    fake = await fakeProvider((reply) => json(reply, 404, { code: 4040 }))
  })
  afterAll(() => fake.close())

  it('calls Ideal Postcodes with the configured address and key', async () => {
    const { addressSearch } = provider({
      addressProvider: 'ideal-postcodes',
      idealPostcodesKey: 'ak_test',
      idealPostcodesUrl: fake.url,
    })
    await addressSearch({ postcode: 'ID1 1QD' })
    expect(fake.requests[0]?.path).toContain('api_key=ak_test')
  })

  it('does not start without the key', () => {
    expect(() => provider({ addressProvider: 'ideal-postcodes' })).toThrow('needs a key')
  })

  it('fails, and does not hang, when the provider is down', async () => {
    const { addressSearch, addressById } = provider({ sandboxUrl: await deadUrl() })
    expect(await addressSearch({ postcode: 'ID1 1QD' })).toEqual({ kind: 'failed', reason: 'unreachable' })
    expect(await addressById('1')).toEqual({ kind: 'failed', reason: 'unreachable' })
  })
})
