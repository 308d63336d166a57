import { describe, expect, it } from 'vitest'
import { type Browser, deskServer } from '../testing/desk-server'
import { referredQuote } from './testing/referred-quote'

const server = await deskServer()
const { db } = server
const adviser = (name: string) =>
  server.signedIn({ subject: `staff-${name}`, name, roles: ['adviser'], brands: ['M'] })
const asha = await adviser('Asha Patel')
const amy = await adviser('Amy Stone')
const MILES = 'vehicleDetails.annualMileage'

async function made(change: Parameters<typeof referredQuote>[3] = (answers) => answers) {
  const { reference, answers } = await referredQuote(db, 'M', server.time.now, change)
  const { lastNames, dateOfBirth, address } = answers.proposerDetails
  const details = {
    surname: lastNames,
    dateOfBirth,
    postcode: address?.postcode,
    registration: answers.vehicleDetails.registration,
  }
  const post = (by: Browser, call: string, more: object) =>
    by.ask('POST', `/api/desk/v1/Telephone/${call}`, { body: { brand: 'M', reference, ...more } })
  return {
    reference,
    check: (by = asha, more: object = {}) => post(by, 'CheckCaller', { ...details, ...more }),
    read: (by = asha) =>
      by.ask('GET', `/api/desk/v1/Telephone/GetChangeableAnswers?brand=M&reference=${reference}`),
    change: (more: object = {}, by = asha) =>
      post(by, 'ChangeAnswers', {
        version: 1,
        changes: [{ field: MILES, text: '4000' }],
        hasConsent: true,
        readOut: ['data-protection', 'correct'],
        because: 'Drives less from now on',
        ...more,
      }),
    page: async () =>
      (await asha.ask('GET', `/api/desk/v1/Quote/GetCase?brand=M&reference=${reference}`)).body,
  }
}

describe('a caller', () => {
  it('is known by all five details, and each outcome is on record without them [DSK-327]', async () => {
    const { check, reference } = await made()
    expect((await check(asha, { surname: 'Somebody' })).body).toEqual({ isPassed: false })
    expect((await check()).body).toEqual({ isPassed: true })
    const entries = (await server.trail()).filter(({ about }) => about.id === reference)
    expect(entries).toMatchObject([
      { act: 'quote.check-caller', who: 'Asha Patel', after: { isPassed: false } },
      { act: 'quote.check-caller', after: { isPassed: true } },
    ])
    expect(JSON.stringify(entries)).not.toContain('Somebody')
  })

  it('who is not known changes nothing: not yet, no longer, or asked by somebody else [DSK-327]', async () => {
    const { check, read, change, page } = await made()
    expect((await read()).body).toMatchObject({ status: 409, code: 'CONFLICT' })
    await check(amy)
    expect((await change()).body).toMatchObject({ code: 'CONFLICT' })
    await check()
    // The last caller counts.
    await check(asha, { postcode: 'SW1A 1AA' })
    expect((await change()).body).toMatchObject({ code: 'CONFLICT' })
    await check()
    server.pass(14)
    await asha.session()
    expect((await read()).status).toBe(200)
    server.pass(14)
    await asha.ask('POST', '/api/desk/v1/Session/KeepStaffSession')
    server.pass(3)
    expect((await read()).body).toMatchObject({ code: 'CONFLICT' })
    expect((await page()).version).toBe(1)
  })
})

describe('an answer on the telephone', () => {
  it('makes a new version with who and why, priced by the same rules [DSK-327]', async () => {
    const { check, read, change, page, reference } = await made()
    await check()
    const { body } = await read()
    expect(body.answers).toContainEqual(expect.objectContaining({ field: MILES, options: expect.any(Array) }))
    // What is masked stays with the customer.
    expect(JSON.stringify(body.answers)).not.toMatch(/dateOfBirth|emailAddress|licenceNumber/)
    const before = await page()
    const changed = await change()
    expect(changed.status, changed.text).toBe(200)
    expect(changed.body).toMatchObject({ version: 2, status: 'priced' })
    const after = await page()
    expect(after.price.total).toBe(changed.body.total)
    expect(after.price.total).not.toBe(before.price.total)
    expect(after.timeline).toContainEqual(
      expect.objectContaining({
        side: 'staff',
        who: 'Asha Patel',
        what: 'Changed answers (version 2) on the telephone',
        words: 'Drives less from now on',
      }),
    )
    const entry = (await server.trail()).find(
      ({ act, about }) => act === 'quote.change' && about.id === reference,
    )
    expect(entry?.after).toEqual({
      version: 2,
      fields: [MILES],
      hasConsent: true,
      readOut: ['data-protection', 'correct'],
    })
  })

  it('is refused in the words of its question, and nothing is stored [DSK-327]', async () => {
    const { check, change, page } = await made()
    await check()
    const fields = async (more: object) =>
      (await change(more)).body.errors?.map(({ field }: { field: string }) => field)
    expect(await fields({ changes: [{ field: MILES, text: 'many' }] })).toEqual([`body.changes.${MILES}`])
    expect(await fields({ changes: [{ field: 'proposerDetails.dateOfBirth', text: '1/1/1990' }] })).toEqual([
      'body.changes.proposerDetails.dateOfBirth',
    ])
    expect(await fields({ changes: [] })).toEqual(['body.changes'])
    expect(await fields({ readOut: ['correct'] })).toEqual(['body.readOut'])
    expect(await fields({ hasConsent: false })).toEqual(['body.hasConsent'])
    expect((await change({ version: 7 })).body).toMatchObject({ code: 'CONFLICT' })
    expect((await page()).version).toBe(1)
  })

  it('of two at once makes one version [DSK-327]', async () => {
    const { check, change, page } = await made()
    await check()
    const replies = await Promise.all([change(), change({ changes: [{ field: MILES, text: '6000' }] })])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await page()).version).toBe(2)
  })
})
