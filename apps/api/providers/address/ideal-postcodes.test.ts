import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultLimits, outgoing } from '../http/outgoing.ts'
import { type FakeProvider, fakeProvider, json } from '../testing/fake-provider.ts'
import { idealPostcodes } from './ideal-postcodes.ts'

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
  const time = { now: new Date(0) }
  return { fake, time, ...idealPostcodes(ask, { baseUrl: fake.url, apiKey: 'k&y' }, () => time.now) }
}

/** The complete published example. */
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
  it('reads the published response [DAT-13]', async () => {
    const { fake, addressSearch } = await against((reply) => json(reply, 200, success([published])))
    expect(await addressSearch({ postcode: 'ID1 1QD' })).toEqual({
      kind: 'found',
      value: [{ itemId: '25962203', searchResult: '2 Barons Court Road, LONDON, ID1 1QD' }],
    })
    expect(fake.requests[0]?.path).toBe('/v1/postcodes/ID1%201QD?api_key=k%26y')
  })

  it('returns only the requested house', async () => {
    const other = { ...published, line_1: '20 Barons Court Road', building_number: '20', udprn: 2 }
    const { addressSearch } = await against((reply) => json(reply, 200, success([other, published])))
    expect(await addressSearch({ postcode: 'ID1 1QD', houseNumber: '2' })).toMatchObject({
      value: [{ itemId: '25962203' }],
    })
  })

  describe('with more addresses than a page holds [ADR-01]', () => {
    const street = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({
        ...published,
        building_number: String(from + i),
        udprn: from + i,
      }))
    const pages = (answers: readonly unknown[][], more: object = {}) => {
      let page = -1
      return against((reply) => {
        page += 1
        json(reply, 200, { ...success(answers[Math.min(page, answers.length - 1)]), ...more })
      })
    }
    const count = async (search: Awaited<ReturnType<typeof pages>>) => {
      const found = await search.addressSearch({ postcode: 'ID1 1QD' })
      return found.kind === 'found' ? found.value.length : found.reason
    }

    it('is read to its last page', async () => {
      const search = await pages([street(1, 100), street(101, 100), street(201, 30)])
      expect(await count(search)).toBe(230)
      expect(
        search.fake.requests.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('page')),
      ).toEqual([null, '1', '2'])
    })

    it('requests no page beyond the provider’s total', async () => {
      const search = await pages([street(1, 100), street(101, 100)], { total: 200 })
      expect(await count(search)).toBe(200)
      expect(search.fake.requests).toHaveLength(2)
    })

    it('ends at a page with nothing new, and after ten pages', async () => {
      const same = await pages([street(1, 100)])
      expect(await count(same)).toBe(100)
      expect(same.fake.requests).toHaveLength(2)
      const endless = await pages(Array.from({ length: 20 }, (_, i) => street(i * 100 + 1, 100)))
      expect(await count(endless)).toBe(1000)
    })
  })

  it('finds none for an unknown postcode [D-086]', async () => {
    const { addressSearch } = await against((reply) =>
      json(reply, 404, { code: 4040, message: 'Postcode Not Found', suggestions: [] }),
    )
    expect(await addressSearch({ postcode: 'ID1 9NF' })).toEqual({ kind: 'found', value: [] })
  })

  it('omits an address without an id', async () => {
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
  it('reads the published response [DAT-13]', async () => {
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
    expect(fake.requests[0]?.path).toBe('/v1/udprn/25962203?api_key=k%26y')
  })

  it('returns a firm’s name once, as the company [D-090]', async () => {
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

  it('does not find an unknown id, and sends no request for text that is not an id', async () => {
    const { fake, addressById } = await against((reply) =>
      json(reply, 404, { code: 4044, message: 'No UDPRN found' }),
    )
    expect(await addressById('1')).toEqual({ kind: 'not-found' })
    expect(await addressById('../keys')).toEqual({ kind: 'not-found' })
    expect(fake.requests).toHaveLength(1)
  })

  it('is broken by a reply in another format', async () => {
    const { addressById } = await against((reply) => json(reply, 200, success([published])))
    expect(await addressById('25962203')).toEqual({ kind: 'failed', reason: 'broken' })
  })

  it('never hangs on a provider that does not reply', async () => {
    const { addressById } = await against(() => {})
    expect(await addressById('25962203')).toEqual({ kind: 'failed', reason: 'timed-out' })
  })
})

describe('an address that a search has just listed', () => {
  it('is returned from that search, and requested again only after half an hour', async () => {
    let answer: unknown = success([published])
    const { fake, time, addressSearch, addressById } = await against((reply) => json(reply, 200, answer))
    await addressSearch({ postcode: 'ID1 1QD' })
    const picked = await addressById('25962203')
    expect(picked).toMatchObject({ kind: 'found', value: { line1: '2 Barons Court Road', city: 'LONDON' } })
    expect(fake.requests).toHaveLength(1)
    answer = success(published)
    time.now = new Date(30 * 60_000)
    expect(await addressById('25962203')).toEqual(picked)
    expect(fake.requests).toHaveLength(2)
  })
})
