import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultLimits, outgoing } from '../http/outgoing'
import { type FakeProvider, fakeProvider, json } from '../testing/fake-provider'
import { idealPostcodes } from './ideal-postcodes'

let provider: FakeProvider | undefined
afterEach(async () => {
  await provider?.close()
  provider = undefined
})

const limits = { ...defaultLimits, attemptMs: 300, overallMs: 600, backOffMs: 10 }

async function against(answer: (reply: ServerResponse) => void) {
  const fake = await fakeProvider(answer)
  provider = fake
  const ask = outgoing(() => new Date(0), limits)
  return { fake, ...idealPostcodes(ask, { baseUrl: fake.url, apiKey: 'k&y' }) }
}

/** The published example, whole. */
const published = {
  postcode: 'ID1 1QD',
  line_1: '2 Barons Court Road',
  line_2: '',
  line_3: '',
  post_town: 'LONDON',
  county: '',
  country: 'England',
  premise: '2',
  building_number: '2',
  building_name: '',
  sub_building_name: '',
  organisation_name: '',
  thoroughfare: 'Barons Court Road',
  dependant_locality: '',
  postcode_inward: '1QD',
  postcode_outward: 'ID1',
  udprn: 25962203,
  latitude: 51.48,
  longitude: -0.21,
}
const success = (result: unknown) => ({ code: 2000, message: 'Success', result })

describe('a search by postcode', () => {
  it('reads the published answer [DAT-13]', async () => {
    const { fake, addressSearch } = await against((reply) => json(reply, 200, success([published])))
    expect(await addressSearch({ postcode: 'ID1 1QD' })).toEqual({
      kind: 'found',
      value: [{ itemId: '25962203', searchResult: '2 Barons Court Road, LONDON, ID1 1QD' }],
    })
    expect(fake.heard[0]?.path).toBe('/v1/postcodes/ID1%201QD?api_key=k%26y')
  })

  it('keeps the house asked for', async () => {
    const other = { ...published, line_1: '20 Barons Court Road', building_number: '20', udprn: 2 }
    const { addressSearch } = await against((reply) => json(reply, 200, success([other, published])))
    expect(await addressSearch({ postcode: 'ID1 1QD', houseNumber: '2' })).toMatchObject({
      value: [{ itemId: '25962203' }],
    })
  })

  it('finds none for an unknown postcode [D-086]', async () => {
    const { addressSearch } = await against((reply) =>
      json(reply, 404, { code: 4040, message: 'Postcode Not Found', suggestions: [] }),
    )
    expect(await addressSearch({ postcode: 'ID1 9NF' })).toEqual({ kind: 'found', value: [] })
  })

  it('leaves out an address that has no number to fetch it by', async () => {
    const { addressSearch } = await against((reply) =>
      json(reply, 200, success([{ ...published, udprn: '' }])),
    )
    expect(await addressSearch({ postcode: 'ID1 1QD' })).toEqual({ kind: 'found', value: [] })
  })

  it.each([
    [401, { code: 4010, message: 'Invalid Key' }, 'refused'],
    [402, { code: 4020, message: 'Balance used up' }, 'refused'],
    [402, { code: 4021, message: 'Limit reached' }, 'refused'],
    [429, { code: 4290, message: 'Rate limit' }, 'throttled'],
    [500, { code: 5000, message: 'Server error' }, 'broken'],
    [404, { message: 'no route' }, 'broken'],
    [200, success([{ udprn: 1 }]), 'broken'],
    [200, { code: 2000 }, 'broken'],
    [200, null, 'broken'],
    [400, { code: 4000, message: 'Bad request' }, 'broken'],
  ])('answers %i %j as %s', async (status, body, reason) => {
    const { addressSearch } = await against((reply) => json(reply, status, body))
    expect(await addressSearch({ postcode: 'ID1 1QD' })).toEqual({ kind: 'failed', reason })
  })
})

describe('an address by its id', () => {
  it('reads the published answer [DAT-13]', async () => {
    const { fake, addressById } = await against((reply) => json(reply, 200, success(published)))
    expect(await addressById('25962203')).toEqual({
      kind: 'found',
      value: {
        line1: '2 Barons Court Road',
        line2: '',
        line3: '',
        city: 'LONDON',
        company: '',
        postalCode: 'ID1 1QD',
      },
    })
    expect(fake.heard[0]?.path).toBe('/v1/udprn/25962203?api_key=k%26y')
  })

  it('gives a firm’s name once, as the company [D-090]', async () => {
    const firm = {
      ...published,
      line_1: 'Quillfeather Books',
      line_2: '2 Barons Court Road',
      organisation_name: 'Quillfeather Books',
    }
    const { addressById } = await against((reply) => json(reply, 200, success(firm)))
    expect(await addressById('25962203')).toMatchObject({
      value: { company: 'Quillfeather Books', line1: '2 Barons Court Road', line2: '' },
    })
  })

  it('does not find an id nobody gave out, and asks no one about words', async () => {
    const { fake, addressById } = await against((reply) =>
      json(reply, 404, { code: 4044, message: 'No UDPRN found' }),
    )
    expect(await addressById('1')).toEqual({ kind: 'not-found' })
    expect(await addressById('../keys')).toEqual({ kind: 'not-found' })
    expect(fake.heard).toHaveLength(1)
  })

  it('is broken by an answer of another shape', async () => {
    const { addressById } = await against((reply) => json(reply, 200, success([published])))
    expect(await addressById('25962203')).toEqual({ kind: 'failed', reason: 'broken' })
  })

  it('never hangs on a provider that says nothing', async () => {
    const { addressById } = await against(() => {})
    expect(await addressById('25962203')).toEqual({ kind: 'failed', reason: 'timed-out' })
  })
})
