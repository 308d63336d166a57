import { aProposer } from '@milepost/domain/questions/people/testing'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { eraseQuote } from '../../privacy/quote-erasure-store.ts'
import { contactStore, quoteStore } from '../../quote/store.ts'
import { aNextVersion, aPair, aQuote, aVersion, grantOf } from '../../quote/testing/made-quote.ts'
import { deskServer } from '../testing/desk-server.ts'
import { fillSearch } from './fill-store.ts'
import { lettersOf } from './read-search.ts'

const server = await deskServer({ DESK_LIMIT_SEARCH: '1000/1m' })
const { db } = server
const quotes = quoteStore(db)

type Person = {
  firstName: string
  lastNames: string
  email?: string
  phone?: string
  postcode?: string
  plate?: string
}

let made = 0
/** A quote of this person. */
async function quoteOf(person: Person, brand: BrandCode = 'A') {
  const first = aVersion()
  const { answers } = first
  made += 1
  const quote = aQuote({
    tenant: brand,
    createdAt: new Date(Date.parse('2026-11-16T09:00:00Z') + made * 1000),
    expiresAt: new Date('2099-01-01T00:00:00Z'),
    first: {
      ...first,
      answers: {
        ...answers,
        proposerDetails: {
          ...answers.proposerDetails,
          firstName: person.firstName,
          lastNames: person.lastNames,
          emailAddress: person.email ?? `nobody${made}@example.com`,
          phoneNumber: person.phone ?? '',
          ...(aProposer.address && {
            address: { ...aProposer.address, postcode: person.postcode ?? 'ZE1 0AA' },
          }),
        },
        vehicleDetails: { ...answers.vehicleDetails, registration: person.plate ?? 'ZZ99 ZZZ' },
      },
    },
  })
  await quotes.createQuotes([quote], grantOf('somebody'))
  return quote
}

const asha = await server.signedIn({ subject: 'asha', roles: ['adviser'], brands: ['A', 'M'] })
const found = async (text: string, by = asha) => {
  const { status, body } = await by.ask('POST', '/api/desk/v1/Search/Search', { body: { text } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.found
}
const references = async (text: string, by = asha) =>
  (await found(text, by)).map(({ reference }: { reference: string }) => reference)

let katharine: Awaited<ReturnType<typeof quoteOf>>
beforeAll(async () => {
  katharine = await quoteOf({
    firstName: 'Katharine Ann',
    lastNames: 'Stephens',
    email: 'Kath.Stephens@Example.com',
    phone: '07700900123',
    postcode: 'LS1 4AP',
    plate: 'kx67 abc',
  })
})

describe('a customer is found', () => {
  it.each([
    'Stephens',
    'katharine stephens',
    'Stephens, Katharine',
    'Mrs K Stephens',
    'kx67abc',
    'KX 67 ABC',
    'ls14ap',
    'kath.stephens@example.com',
    '+44 7700 900 123',
  ])('by %j [DSK-601]', async (text) => {
    expect(await found(text)).toMatchObject([{ reference: katharine.reference, closeness: 'exact' }])
  })

  it('by their reference, in any case and with a zero read as O [DSK-601]', async () => {
    const typed = katharine.reference.replace('-', ' ').replaceAll('0', 'o').toLowerCase()
    expect(await references(typed)).toEqual([katharine.reference])
  })

  it.each([
    ['Stephns', 'nearly'],
    ['Stehpens', 'nearly'],
    ['Katharien Stephens', 'nearly'],
    ['Katharine Stepheens', 'nearly'],
    ['Stevens', 'sounds-alike'],
    ['Catherine Stevens', 'sounds-alike'],
    ['Kate Stephens', 'surname-only'],
    ['KX67 ABD', 'nearly'],
    ['X67 ABC', 'nearly'],
    ['LS1 4AB', 'nearly'],
    ['kath.stephen@example.com', 'nearly'],
    ['07700 900132', 'nearly'],
  ])('even if %j was typed, which is %s [DSK-603]', async (text, closeness) => {
    expect(await found(text)).toMatchObject([{ reference: katharine.reference, closeness }])
  })

  it('by a reference with one wrong, missing or extra character [DSK-603]', async () => {
    const { reference } = katharine
    const wrong = reference.slice(0, 5) + (reference.charAt(5) === '7' ? '8' : '7') + reference.slice(6)
    for (const typed of [wrong, reference.slice(0, 4) + reference.slice(5), `${reference}9`])
      expect(await references(typed), typed).toEqual([reference])
  })

  it('before others with only similar names, and the newest first among equals [DSK-603]', async () => {
    const older = await quoteOf({ firstName: 'Jo', lastNames: 'Braithwaite' })
    const newer = await quoteOf({ firstName: 'Al', lastNames: 'Braithwaite' })
    const alike = await quoteOf({ firstName: 'Bo', lastNames: 'Braithwait' })
    expect(await references('Braithwaite')).toEqual([newer.reference, older.reference, alike.reference])
    expect(await references('Braithwait')).toEqual([alike.reference, newer.reference, older.reference])
  })

  it('by any part of a double surname, and by all of it [DSK-601]', async () => {
    const { reference } = await quoteOf({ firstName: 'Zoë', lastNames: "Fitzgerald-O'Rourke" })
    for (const text of ['Fitzgerald', "o'rourke", 'Zoe Fitzgerald ORourke', 'FITZGERALD-O’ROURKE'])
      expect(await references(text), text).toEqual([reference])
  })

  it('by the changed details and no longer by the old name [DSK-602]', async () => {
    const quote = await quoteOf({ firstName: 'Ida', lastNames: 'Quennell', phone: '01632960001' })
    const { answers } = quote.first
    const next = aVersion(quote.first.risk, {
      answers: { ...answers, proposerDetails: { ...answers.proposerDetails, lastNames: 'Ravenscroft' } },
    })
    await quotes.addVersions([{ ...aNextVersion(quote), next }])
    expect(await references('Quennell')).toEqual([])
    expect(await references('Ravenscroft')).toEqual([quote.reference])
    const contact = {
      email: 'ida@example.net',
      phone: '01632960999',
      marketing: { emailOptIn: false, phoneOptIn: false, smsOptIn: false },
      documentsByPost: false,
      annualIncome: undefined,
    }
    await contactStore(db).saveContact(quote, contact, new Date())
    expect(await references('01632 960999')).toEqual([quote.reference])
    expect(await references('ida@example.net')).toEqual([quote.reference])
  })
})

describe('no customer is found', () => {
  it('of a brand that the staff member lacks, by any text [DSK-113]', async () => {
    const other = await quoteOf({ firstName: 'Orla', lastNames: 'Ketteridge', plate: 'FF11 FFF' }, 'F')
    for (const text of ['Ketteridge', 'Ketterridge', 'FF11FFF', other.reference])
      expect(await references(text), text).toEqual([])
    const flag = await server.signedIn({ subject: 'femi', roles: ['adviser'], brands: ['F'] })
    expect(await references('Ketteridge', flag)).toEqual([other.reference])
  })

  it('if the quote was erased [DSK-602]', async () => {
    const quote = await quoteOf({ firstName: 'Gone', lastNames: 'Vanderpump' })
    expect(await references('Vanderpump')).toEqual([quote.reference])
    await eraseQuote(db, quote, { who: 'Dot', door: 'desk', because: 'asked to' }, new Date())
    expect(await references('Vanderpump')).toEqual([])
    const left = await db
      .selectFrom('milepost.search_entry')
      .select('number')
      .where('reference', '=', quote.reference)
      .execute()
    expect(left).toEqual([])
  })

  it('if there is too little to search by, or nothing similar [DSK-604]', async () => {
    const reply = await asha.ask('POST', '/api/desk/v1/Search/Search', { body: { text: 'a' } })
    expect(reply.body).toEqual({ readAs: [], found: [], isMore: false })
    expect(await references('Xylophonewright')).toEqual([])
  })
})

it('shows only the personal data needed to tell customers apart [DSK-605]', async () => {
  const [first] = await found('Stephens')
  expect(first).toEqual({
    kind: 'quote',
    brand: 'A',
    journey: 'acorn_pc',
    reference: katharine.reference,
    state: 'priced',
    at: katharine.createdAt.toISOString(),
    initials: 'K. S.',
    postcodeArea: 'LS1',
    email: 'k•••@example.com',
    registration: 'KX67 •••',
    closeness: 'exact',
  })
})

it('shows a pair of quotes once, and finds either by its reference [DSK-601]', async () => {
  const [yearly, short] = aPair()
  await quotes.createQuotes([yearly, short], grantOf('pair'))
  expect(await references(yearly.reference)).toEqual([yearly.reference])
  expect(await references(short.reference)).toEqual([short.reference])
  const all = await references(String(yearly.first.answers.vehicleDetails.registration))
  expect(all).toContain(yearly.reference)
  expect(all).not.toContain(short.reference)
})

it('returns twenty records and reports that there are more [DSK-601]', async () => {
  for (let each = 0; each < 21; each += 1) await quoteOf({ firstName: 'Many', lastNames: 'Oglethorpe' })
  const { body } = await asha.ask('POST', '/api/desk/v1/Search/Search', { body: { text: 'Oglethorpe' } })
  expect(body.found).toHaveLength(20)
  expect(body.isMore).toBe(true)
})

it('is recorded with its kinds and count, and without its words [DSK-606] [T6]', async () => {
  await found('katharine stephens')
  const last = (await server.trail()).at(-1)
  expect(last).toMatchObject({
    act: 'customer.search',
    who: 'Test Person',
    account: 'asha',
    after: { readAs: ['name'], found: 1 },
  })
  expect(`${JSON.stringify(last)} ${server.log()}`.toLowerCase()).not.toContain('stephens')
})

it('is limited by person, across sessions [DSK-607]', async () => {
  const strict = await deskServer({ DESK_LIMIT_SEARCH: '3/1m' })
  const member = { subject: 'bo', roles: ['adviser'], brands: ['A'] } as const
  const statuses = []
  for (let times = 0; times < 4; times += 1) {
    const bo = await strict.signedIn(member)
    statuses.push((await bo.ask('POST', '/api/desk/v1/Search/Search', { body: { text: 'Smith' } })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

it.each([
  [{}, 'body.text', /^Enter what the customer says$/],
  [{ text: '\u0007' }, 'body.text', /^Enter what the customer says$/],
  [{ text: 'x'.repeat(101) }, 'body.text', /^Shorten what the customer says to 100 characters$/],
  [{ text: 5 }, 'body.text', /Enter what the customer says/],
])('refuses %j and names the field [DSK-601]', async (body, field, message) => {
  const reply = await asha.ask('POST', '/api/desk/v1/Search/Search', { body })
  expect(reply.status).toBe(400)
  expect(reply.body.errors).toEqual([{ field, message: expect.stringMatching(message) }])
})

it('finds quotes from before the search existed once they are indexed, a batch at a time [DSK-602]', async () => {
  const old = [
    await quoteOf({ firstName: 'Old', lastNames: 'Umfreville' }),
    await quoteOf({ firstName: 'Old', lastNames: 'Umfreville' }, 'M'),
  ]
  await db.deleteFrom('milepost.search_entry').execute()
  expect(await references('Umfreville')).toEqual([])
  let batches = 1
  while (!(await fillSearch(db, 10, new Date()))) batches += 1
  expect(batches).toBeGreaterThan(2)
  expect(new Set(await references('Umfreville'))).toEqual(new Set(old.map(({ reference }) => reference)))
  expect(await fillSearch(db, 10, new Date())).toBe(true)
})

it('does not prevent a quote whose answers cannot be read as text [DSK-602]', async () => {
  for (const lastNames of ['Nul\u0000l', 'Half\ud800']) {
    const { reference } = await quoteOf({ firstName: 'Odd', lastNames })
    expect(await references(reference)).toEqual([reference])
  }
})

it('normalises names in the database as the server does [DSK-601]', async () => {
  const names = ["O'Brien-Öztürk", 'Ægir Łoß', 'ÉLODIE', 'Nuñez', 'Ｆｕｌｌ', '李', 'Ðorđe þor', '']
  const { rows } = await sql<{ name: string; letters: string | null }>`
    select name, milepost.search_letters(name) as letters from unnest(${names}::text[]) as name
  `.execute(db)
  for (const { name, letters } of rows) expect(letters ?? '', name).toBe(lettersOf(name))
})
