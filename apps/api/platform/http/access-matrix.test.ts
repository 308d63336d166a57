import { allCalls } from '@milepost/contract/all-calls'
import type { Call } from '@milepost/contract/call'
import { type JourneyId, journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { afterAll, describe, expect, it } from 'vitest'
import { callOf, type Headers, headersOf } from '../../quote/testing/quote-server.ts'
import { byGrant } from './testing/access/by-grant.ts'
import { bySecret } from './testing/access/by-secret.ts'
import { testApi } from './testing/access/test-api.ts'

const namesOf = (calls: readonly Call[]) => calls.map(({ name }) => name)
const open = namesOf(allCalls.filter(({ whyOpen }) => whyOpen !== undefined))
const backOffice = namesOf(allCalls.filter(({ access }) => access === 'service-key'))

const api = await testApi()
afterAll(api.stop)
const { send, expireGrant } = api
/** Another customer with their own quote. */
const other = await api.quote('acorn_pc')

const cookieOf = ({ cookie = '' }: Headers) => cookie
const withoutSession = ({ cookie: _none, ...headers }: Headers): Headers => headers

/** Another brand's headers, if possible of one that sells the same product. */
function otherBrand(journey: JourneyId, cookie: string): Headers {
  const others = journeyIds.filter((id) => journeyIdentities[id].brand !== journeyIdentities[journey].brand)
  const alike = others.find((id) => callOf(id) === callOf(journey)) ?? others[0] ?? journey
  return headersOf(alike, cookie)
}

/** For a product that no other brand sells, the product itself is refused before anything is looked up. */
const isSoldByOne = (journey: JourneyId) =>
  !journeyIds.some(
    (id) =>
      journeyIdentities[id].brand !== journeyIdentities[journey].brand && callOf(id) === callOf(journey),
  )

it('tests the access to every call, unless its record explains why anyone may make it [T3, T14]', () => {
  const proven = [byGrant, bySecret].flatMap((part) => Object.keys(part))
  expect([...proven, ...open, ...backOffice].sort()).toEqual(namesOf(allCalls).sort())
})

it('serves every call except those of the back office on the public port [T13]', () => {
  expect(
    namesOf(allCalls)
      .filter((name) => !api.served.has(name))
      .sort(),
  ).toEqual([...backOffice].sort())
})

it('declares in the OpenAPI document the access that is tested here: a session, a key or nothing [D-250] [D-219]', () => {
  const accessOf = new Map(allCalls.map(({ name, access }) => [name, access]))
  // A policy can also be opened from any browser with the token of an email; the other calls return an empty result to a stranger.
  const byTokenToo = ['GetSubscription', 'StopRenewal']
  for (const [name, { refused = 404 }] of Object.entries(byGrant)) {
    const isOptional = refused < 400 || byTokenToo.includes(name)
    expect(accessOf.get(name), name).toBe(isOptional ? 'optional-session' : 'session')
  }
  for (const name of [...Object.keys(bySecret), ...open]) {
    const isOfSite = /^PriceRisks?$/.test(name)
    const declared = isOfSite ? ['site-key'] : ['anyone', 'optional-session']
    expect(declared, name).toContain(accessOf.get(name))
  }
})

describe.each(Object.entries(byGrant))('%s', (_name, { of, granted = 200, refused = 404, letsIn }) => {
  it('admits the browser that holds the quote, but no other browser, no other brand and no expired grant [T3, T14, D-250]', async () => {
    const { owner, reference, journey, ask } = await of(api)
    const strangers = {
      'no session': withoutSession(owner),
      'another session': { ...owner, cookie: cookieOf(other.owner) },
      'another brand': otherBrand(journey, cookieOf(owner)),
    }
    for (const [who, headers] of Object.entries(strangers)) {
      const reply = await send(ask, headers)
      const expected = who === 'another brand' && isSoldByOne(journey) ? 400 : refused
      expect(reply.status, `${who}: ${reply.text}`).toBe(expected)
      expect(letsIn?.(reply.body) ?? false, who).toBe(false)
      expect(reply.text).not.toMatch(/Morgan|LS1 1AA/)
    }
    const letIn = await send(ask, owner)
    expect(letIn.status, `its owner: ${letIn.text}`).toBe(granted)
    expect(letsIn?.(letIn.body) ?? true).toBe(true)
    await expireGrant(reference)
    const late = await send(ask, owner)
    expect(late.status, `an expired grant: ${late.text}`).toBe(refused)
    expect(letsIn?.(late.body) ?? false).toBe(false)
  })
})

describe.each(Object.entries(bySecret))(
  '%s',
  (_name, { of, granted = 200, refused = 404, isOfEveryBrand }) => {
    it('refuses a caller without the secret, regardless of their session, and a caller for another brand [T2, T3, T14]', async () => {
      const { right, wrong, journey } = await of(api)
      const nobody = headersOf(journey)
      const somebody = headersOf(journey, cookieOf(other.owner))
      for (const headers of [nobody, somebody])
        for (const ask of wrong) {
          const reply = await send(ask, headers)
          expect(reply.status, reply.text).toBe(refused)
          expect(reply.text).not.toMatch(/Morgan|LS1 1AA/)
        }
      if (!isOfEveryBrand) {
        const elsewhere = await send(right, otherBrand(journey, ''))
        expect(elsewhere.status, `another brand: ${elsewhere.text}`).toBe(refused)
      }
    })

    it('admits a caller with the secret from any browser', async () => {
      const { right, journey } = await of(api)
      const letIn = await send(right, headersOf(journey))
      expect(letIn.status, letIn.text).toBe(granted)
    })
  },
)
