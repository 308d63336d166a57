import type { BrandCode } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTrail } from '../../platform/audit/store.ts'
import { eraseQuote } from '../../privacy/quote-erasure-store.ts'
import { quoteStore } from '../../quote/store.ts'
import { aQuote, aVersion } from '../../quote/testing/made-quote.ts'
import { soldPolicy } from '../policy/testing/sold-policy.ts'
import { type Browser, deskServer } from '../testing/desk-server.ts'

const server = await deskServer()
const { db, time } = server
let asha: Browser
let ned: Browser
beforeAll(async () => {
  asha = await server.signedIn({ name: 'Asha Patel', roles: ['adviser'], brands: ['A', 'M'] })
  ned = await server.signedIn({ name: 'Ned Ames', roles: ['adviser'], brands: ['A'] })
})

type Who = { emailAddress?: string; firstName?: string; lastNames?: string; born?: string }

/** A quote of this person, at a brand. */
async function quoteOf({ born = '1984-05-06', ...who }: Who, tenant: BrandCode = 'A') {
  const first = aVersion()
  const proposerDetails = { ...first.answers.proposerDetails, dateOfBirth: localDate(born), ...who }
  const answers = { ...first.answers, proposerDetails }
  const quote = aQuote({
    tenant,
    journey: tenant === 'M' ? 'motorcade_pc' : 'acorn_pc',
    createdAt: time.now,
    expiresAt: new Date(time.now.getTime() + 30 * 86_400_000),
    first: { ...first, answers, pricedAt: time.now },
  })
  await quoteStore(db).createQuotes([quote], undefined)
  return quote.reference
}
const person = (reference: string, by = asha) =>
  by.ask('GET', `/api/desk/v1/Search/GetPerson?brand=A&reference=${reference}`)
const referencesOf = async (reference: string, by = asha) =>
  (await person(reference, by)).body.found.map((each: { reference: string }) => each.reference).sort()
const mark = (reference: string, needs: string[], hasConsent = true) =>
  asha.ask('POST', '/api/desk/v1/Quote/MarkVulnerable', {
    body: { brand: 'A', reference, needs, words: 'As she told us.', hasConsent },
  })
const onQuote = async (reference: string, brand: BrandCode = 'A', by = asha) =>
  (await by.ask('GET', `/api/desk/v1/Quote/GetCase?brand=${brand}&reference=${reference}`)).body.vulnerable

describe('a person’s page', () => {
  it('shows records with the same email address, at the staff member’s own brands, masked, and opening it is recorded [DSK-331]', async () => {
    const emailAddress = 'one-person@example.com'
    const [first, second] = [
      await quoteOf({ emailAddress }),
      await quoteOf({ emailAddress, lastNames: 'Wed' }),
    ]
    const elsewhere = await quoteOf({ emailAddress }, 'M')
    await quoteOf({ emailAddress: 'another@example.com', firstName: 'Zed' })
    expect(await referencesOf(first)).toEqual([first, second, elsewhere].sort())
    expect(await referencesOf(first, ned)).toEqual([first, second].sort())
    const { text } = await person(first)
    expect(text).not.toMatch(/one-person@|O'Neill|1984/)
    expect((await readTrail(db, { on: [first], most: 20 })).at(-1)).toMatchObject({
      act: 'customer.open',
      who: 'Asha Patel',
      after: { found: 3 },
    })
  })

  it('shows records with the same name, birth date and postcode, but not if one of them differs [DSK-331]', async () => {
    const who = { firstName: 'Morwenna', lastNames: 'Trevithick' }
    const first = await quoteOf({ ...who, emailAddress: 'morwenna@example.com' })
    const same = await quoteOf({ ...who, emailAddress: 'other-address@example.com' })
    await quoteOf({ ...who, emailAddress: 'daughter@example.com', born: '2004-05-06' })
    expect(await referencesOf(first)).toEqual([first, same].sort())
  })

  it('is not found if there is no such quote [DSK-331]', async () => {
    expect((await person('A-00000000001')).status).toBe(404)
    const theirs = await quoteOf({ emailAddress: 'motorcade@example.com' }, 'M')
    expect((await person(theirs)).status).toBe(404)
  })
})

describe('support for a vulnerable customer', () => {
  it('belongs to the person: it is shown on each of their quotes and policies, including later ones [DSK-332]', async () => {
    const { policy } = await soldPolicy(db, 'A', { now: time.now })
    const emailAddress = 'needs-time@example.com'
    await sql`insert into milepost.quote_contact (tenant, reference, contact, updated_at)
      values ('A', ${policy.reference}, ${JSON.stringify({ email: emailAddress })}, ${time.now})
      on conflict (tenant, reference) do update set contact = excluded.contact`.execute(db)
    const first = await quoteOf({ emailAddress, firstName: 'Kerensa', lastNames: 'Bolitho' })
    expect((await mark(first, ['more-time'])).status).toBe(204)
    const later = await quoteOf({ emailAddress, firstName: 'Kerensa', lastNames: 'Bolitho' })
    const shown = { who: 'Asha Patel', needs: ['more-time'], words: 'As she told us.' }
    expect(await onQuote(first)).toMatchObject(shown)
    expect(await onQuote(later)).toMatchObject(shown)
    const query = new URLSearchParams({ brand: 'A', policyNumber: policy.policyNumber })
    const read = await asha.ask('GET', `/api/desk/v1/Policy/GetPolicy?${query}`)
    expect(read.body.vulnerable).toMatchObject(shown)
    expect((await person(later)).body.vulnerable).toMatchObject(shown)
    // It remains when the quote it was written on is erased, while the person has another.
    const by = { who: 'Dot Pryce', door: 'desk', because: 'a test of people' } as const
    await eraseQuote(db, { tenant: 'A', reference: first }, by, time.now)
    expect(await onQuote(policy.reference)).toMatchObject(shown)
    await mark(later, [])
    expect(await onQuote(policy.reference)).toBeUndefined()
  })

  it('needs the customer’s consent to be recorded, but not to be removed [DSK-332]', async () => {
    const reference = await quoteOf({ emailAddress: 'asked-first@example.com', firstName: 'Jory' })
    expect((await mark(reference, ['large-print'], false)).body.errors[0].field).toBe('body.hasConsent')
    expect(await onQuote(reference)).toBeUndefined()
    await mark(reference, ['large-print'])
    expect((await mark(reference, [], false)).status).toBe(204)
    expect(await onQuote(reference)).toBeUndefined()
  })

  it('is not shown to staff who lack the brand it was written at [DSK-332]', async () => {
    const emailAddress = 'two-brands@example.com'
    const here = await quoteOf({ emailAddress, firstName: 'Tamsin' })
    const there = await quoteOf({ emailAddress, firstName: 'Tamsin' }, 'M')
    const mo = await server.signedIn({ name: 'Mo Hale', roles: ['adviser'], brands: ['M'] })
    await ned.ask('POST', '/api/desk/v1/Quote/MarkVulnerable', {
      body: { brand: 'A', reference: here, needs: ['other'], words: 'Told at Acorn.', hasConsent: true },
    })
    expect(await onQuote(here)).toMatchObject({ words: 'Told at Acorn.' })
    expect(await onQuote(there, 'M', mo)).toBeUndefined()
  })
})
