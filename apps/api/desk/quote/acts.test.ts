import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testPorts } from '../../platform/http/testing/ports.ts'
import { noteWordsOf } from '../../privacy/export-store.ts'
import { unpackVersion } from '../../quote/packed-version-store.ts'
import { quoteStore } from '../../quote/store.ts'
import { openByToken, openQuoteLink } from '../../retrieval/open-by-token.ts'
import { checkTallies, quoteTokenStore } from '../../retrieval/store.ts'
import { anAsker, scopeOf } from '../../retrieval/testing/in-memory.ts'
import { type Browser, deskServer } from '../testing/desk-server.ts'
import { referredQuote } from './testing/referred-quote.ts'

const server = await deskServer()
const { db } = server
const asha = await server.signedIn({
  subject: 'staff-asha',
  name: 'Asha Patel',
  roles: ['adviser'],
  brands: ['A', 'M'],
})
const una = await server.signedIn({ name: 'Una Wright', roles: ['underwriter'], brands: ['A', 'M'] })

async function made(change?: Parameters<typeof referredQuote>[3]) {
  const quote = await referredQuote(db, 'M', server.time.now, change)
  const { reference } = quote
  return {
    quote,
    reference,
    act: (by: Browser, call: string, more: object) =>
      by.ask('POST', `/api/desk/v1/Quote/${call}`, { body: { brand: 'M', reference, ...more } }),
    read: async () =>
      (await asha.ask('GET', `/api/desk/v1/Quote/GetCase?brand=M&reference=${reference}`)).body,
  }
}
const priced = (answers: Awaited<ReturnType<typeof referredQuote>>['answers']) => answers

describe('a note', () => {
  it('is stored encrypted with author and time, and recorded in the trail without its words [DSK-322]', async () => {
    const { act, read, reference } = await made()
    expect((await act(asha, 'AddNote', { words: 'Rang about the tracker.\nWill ring again.' })).status).toBe(
      204,
    )
    await act(una, 'AddNote', { words: 'Waiting for the letter.' })
    expect((await read()).notes).toMatchObject([
      { who: 'Una Wright', words: 'Waiting for the letter.' },
      { who: 'Asha Patel', words: 'Rang about the tracker.\nWill ring again.' },
    ])
    const { rows } = await sql<{ row: string }>`
      select (note.*, words.*)::text as row from milepost.quote_note as note
      join milepost.quote_note_words as words using (tenant, reference, position)
      where reference = ${reference}`.execute(db)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('tracker')
    const entry = (await server.trail()).find(
      ({ act: done, about }) => done === 'quote.note' && about.id === reference,
    )
    expect(entry).toMatchObject({ who: 'Asha Patel', door: 'desk', after: { position: 1 } })
    expect(JSON.stringify(entry)).not.toContain('tracker')
  })

  it('can never be changed, even directly in the database [DSK-322]', async () => {
    const { act, reference } = await made()
    await act(asha, 'AddNote', { words: 'As it was said.' })
    const forged = sql`update milepost.quote_note set who = 'Somebody else' where reference = ${reference}`
    await expect(forged.execute(db)).rejects.toThrow('never changed')
  })

  it('is refused when it is empty, too long or holds a card number, and nothing is stored [DSK-322] [DSK-325]', async () => {
    const { act, read } = await made()
    for (const words of ['', '  ', 'x'.repeat(2_001), 'Her card is 4242 4242 4242 4242'])
      expect((await act(asha, 'AddNote', { words })).body).toMatchObject({
        code: 'VALIDATION_ERROR',
        errors: [{ field: 'body.words' }],
      })
    expect((await read()).notes).toEqual([])
  })

  it('gets its own position when several are written simultaneously [DSK-322]', async () => {
    const { act, read } = await made()
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => act(asha, 'AddNote', { words: `Note ${index} of six` })),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(204))
    expect((await read()).notes).toHaveLength(6)
  })
})

it('notes are given to their customer on request, and erased with the quote [DSK-322] [T30]', async () => {
  const { act, quote, reference } = await made()
  await act(asha, 'AddNote', { words: 'Rang about the tracker.' })
  const { tenant } = quote
  expect(await noteWordsOf(db, { tenant, reference })).toEqual([
    { of: reference, words: 'Rang about the tracker.', needs: [] },
  ])
  await db.deleteFrom('milepost.quote').where('reference', '=', reference).execute()
  expect(await noteWordsOf(db, { tenant, reference })).toEqual([])
  const left = await db
    .selectFrom('milepost.quote_note')
    .select('position')
    .where('reference', '=', reference)
    .execute()
  expect(left).toEqual([])
})

describe('a vulnerable customer', () => {
  it('is marked with the support they need, until the mark is removed [DSK-323]', async () => {
    const { act, read } = await made()
    const words = 'Her daughter Jo may speak for her.'
    expect(
      (await act(asha, 'MarkVulnerable', { needs: ['talk-to', 'more-time'], words, hasConsent: true }))
        .status,
    ).toBe(204)
    expect((await read()).vulnerable).toMatchObject({
      who: 'Asha Patel',
      needs: ['talk-to', 'more-time'],
      words,
    })
    expect(
      (await act(asha, 'MarkVulnerable', { needs: ['wealth'], words, hasConsent: true })).body.errors[0]
        .field,
    ).toBe('body.needs.0')
    await act(asha, 'MarkVulnerable', { needs: [], words: 'No longer needed, she says.', hasConsent: false })
    const after = await read()
    expect(after.vulnerable).toBeUndefined()
    expect(after.notes).toHaveLength(2)
  })

  it('is priced like anyone else: the mark is in no input of the price [DSK-323]', async () => {
    const { act, read, reference } = await made(priced)
    const before = (await read()).price
    await act(asha, 'MarkVulnerable', {
      needs: ['more-time'],
      words: 'Please give her more time.',
      hasConsent: true,
    })
    expect((await read()).price).toEqual(before)
    const rows = await db
      .selectFrom('milepost.quote_version')
      .selectAll()
      .where('reference', '=', reference)
      .execute()
    expect(rows.map(({ version }) => version)).toEqual([1])
    expect(JSON.stringify(rows.map(unpackVersion))).not.toMatch(/vulnerable|more-time/)
  })
})

describe('a lock', () => {
  it('closes the quote to its customer until it is unlocked, each with a reason [DSK-324]', async () => {
    const { act, read, reference } = await made()
    const because = 'Two quotes with one name'
    expect((await act(una, 'LockQuote', { because })).status).toBe(204)
    expect(await read()).toMatchObject({ isLocked: true })
    expect((await act(una, 'UnlockQuote', { because: 'They are two people' })).status).toBe(204)
    expect(await read()).toMatchObject({ isLocked: false })
    const entries = (await server.trail()).filter(({ about }) => about.id === reference)
    expect(entries.find(({ act: done }) => done === 'quote.lock')).toMatchObject({
      because,
      before: { isLocked: false },
      after: { isLocked: true },
    })
    expect((await read()).timeline).toContainEqual(
      expect.objectContaining({ what: 'Unlocked the quote', words: 'They are two people' }),
    )
  })

  it('can have an end time, which must be in the future [DSK-324]', async () => {
    const { act, read } = await made()
    const because = 'Until the letter is here'
    const later = new Date(server.time.now.getTime() + 3_600_000).toISOString().replace('Z', '+00:00')
    expect((await act(una, 'LockQuote', { because, until: '2020-01-01T00:00:00+00:00' })).body).toMatchObject(
      {
        errors: [{ field: 'body.until' }],
      },
    )
    await act(una, 'LockQuote', { because, until: later })
    expect(await read()).toMatchObject({ isLocked: true, lockedUntil: expect.any(String) })
  })
})

describe('a link to pay', () => {
  const because = 'Wants to pay by card'

  /** The site of the customers, where the link leads, as far as it opens a quote. */
  const site = {
    ...testPorts,
    quotes: quoteStore(db),
    quoteTokens: quoteTokenStore(db),
    checks: checkTallies(db),
    clock: () => server.time.now,
  }

  it('is emailed to the address in the quote, opens it only once, and is recorded without its secret [DSK-325]', async () => {
    const { act, quote, reference } = await made(priced)
    expect((await act(asha, 'SendQuoteLink', { because })).body).toEqual({ sent: 'new-link' })
    const email = server.emails.at(-1)
    expect(email?.to).toBe(quote.answers.proposerDetails.emailAddress)
    const [token = ''] = /[\w-]{43}/.exec(email?.text ?? '') ?? []
    expect(token).toHaveLength(43)
    const [owner, other] = [anAsker('owner'), anAsker('other')]
    const press = (asker: typeof owner) => openQuoteLink({ ...scopeOf('M'), token, asker }, site)
    const open = ({ session }: typeof owner) => openByToken({ ...scopeOf('M'), token, session }, site)
    expect(await press(owner)).toEqual({ kind: 'opened', reference })
    expect(await open(owner)).toMatchObject({ kind: 'restored', priced: { quote: { reference } } })
    expect([await press(other), await open(other)]).toEqual([{ kind: 'not-found' }, { kind: 'not-found' }])
    const entry = (await server.trail()).find(
      ({ act: done, about }) => done === 'quote.link' && about.id === reference,
    )
    expect(entry).toMatchObject({ who: 'Asha Patel', because, after: { kind: 'emailed-link' } })
    expect(JSON.stringify(entry)).not.toContain(token)
  })

  it('is not sent if there is no price or the quote is locked [DSK-325]', async () => {
    const referred = await made()
    expect((await referred.act(asha, 'SendQuoteLink', { because })).body).toMatchObject({
      code: 'CONFLICT',
      message: 'It has no price to pay.',
    })
    const locked = await made(priced)
    await locked.act(una, 'LockQuote', { because: 'Looking into it' })
    expect((await locked.act(asha, 'SendQuoteLink', { because })).body).toMatchObject({ code: 'CONFLICT' })
  })

  it('is limited in number: past the limit the earlier links are valid again [DSK-325]', async () => {
    const { act } = await made(priced)
    const sent: string[] = []
    for (let tries = 0; tries < 7; tries += 1)
      sent.push((await act(asha, 'SendQuoteLink', { because })).body.sent)
    expect(sent.at(-1)).toBe('earlier-links')
  })
})
