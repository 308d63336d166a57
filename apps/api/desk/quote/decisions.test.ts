import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds } from '@milepost/domain/values/pence'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type Browser, deskServer } from '../testing/desk-server.ts'
import { referredQuote, refusedBefore } from './testing/referred-quote.ts'

const server = await deskServer()
const { db } = server
const signedIn = (name: string, role: 'underwriter' | 'team-lead' | 'adviser') =>
  server.signedIn({ subject: `staff-${name.toLowerCase()}`, name, roles: [role], brands: ['A', 'M'] })
const una = await signedIn('Una Wright', 'underwriter')
const uli = await signedIn('Uli Weaver', 'underwriter')
const tom = await signedIn('Tom Ellery', 'team-lead')

const refused = { code: 'refused-cover', driver: 0, lasts: 'until-worse' }
const value = { code: 'vehicle-value', lasts: 'until-worse' }
const noTerms = { loadingPercent: 0, extraExcess: 0, endorsements: [] as string[] }
const because = 'Case 4711, seen with the file'
const GOODBYE = 'We do not insure cars of this kind.'

async function made(change = refusedBefore) {
  const { tenant, reference, answers } = await referredQuote(db, 'M', server.time.now, change)
  const asked = { brand: tenant, reference, version: 1 }
  const send = (by: Browser, call: string, more: object = {}) =>
    by.ask('POST', `/api/desk/v1/Referral/${call}`, { body: { ...asked, ...more } })
  const { lastNames: surname, dateOfBirth, address } = answers.proposerDetails
  const { registration } = answers.vehicleDetails
  return {
    reference,
    send,
    /** The caller's car is now worth this much: an adviser signs in, and changes the answer on the telephone. */
    async worth(pounds: number, call: 'PreviewChange' | 'ChangeAnswers' = 'PreviewChange') {
      const ann = await signedIn('Ann Lee', 'adviser')
      const ask = (name: string, body: object) =>
        ann.ask('POST', `/api/desk/v1/Telephone/${name}`, { body: { brand: tenant, reference, ...body } })
      await ask('CheckCaller', { surname, dateOfBirth, postcode: address?.postcode, registration })
      const changes = [{ field: 'vehicleDetails.value', text: String(pounds) }]
      const consented = { hasConsent: true, readOut: ['data-protection', 'correct'], because }
      const { body } = await ask(call, { version: 2, changes, ...(call === 'ChangeAnswers' && consented) })
      return body.status
    },
    approve: (by: Browser, more: object = {}) =>
      send(by, 'ApproveReferral', { approve: [refused], terms: noTerms, words: '', because, ...more }),
    decline: (by: Browser, words = GOODBYE) => send(by, 'DeclineReferral', { words, because }),
    read: async (by = una) =>
      (await by.ask('GET', `/api/desk/v1/Quote/GetCase?brand=M&reference=${reference}`)).body,
  }
}
const worth120 = (answers: Parameters<typeof refusedBefore>[0]) => ({
  ...refusedBefore(answers),
  vehicleDetails: { ...answers.vehicleDetails, value: fromPounds(120_000) },
})
/** Its cover starts after an approval of today has ended. */
const inThreeWeeks = (answers: Parameters<typeof refusedBefore>[0]) => ({
  ...worth120(answers),
  coverDetails: {
    ...answers.coverDetails,
    effectiveFrom: { date: addDays(londonDate(server.time.now), 21), hour: 0, minute: 0 },
  },
})
/** The emails queued for a quote. */
const emails = async (reference: string) => {
  const { rows } = await sql`
    select from milepost.job where name = 'referral-mail' and data ->> 'reference' = ${reference}
  `.execute(db)
  return rows
}

describe('an approval at the desk', () => {
  it('previews its effect, the need for a second person and its email [DSK-319]', async () => {
    const { send, approve, read } = await made()
    const terms = { ...noTerms, loadingPercent: 20, extraExcess: 250, endorsements: ['tracker'] }
    const words = 'Thank you for telling us.'
    const preview = await send(una, 'PreviewApproval', { approve: [refused], terms, words })
    expect(preview.status, preview.text).toBe(200)
    const { price, beyond, email } = preview.body
    expect(price.total).toBeGreaterThan(price.withoutTerms)
    expect(beyond).toEqual([])
    expect(email.text).toContain(words)
    expect(email.text).toContain('The premium is 20% more than our usual one.')
    expect((await read()).referral.state).toBe('open')

    expect((await approve(una, { terms, words })).body).toMatchObject({
      state: 'approved',
      isProposed: false,
    })
    const after = await read()
    expect(after.price.total).toBe(price.total)
    expect(after).toMatchObject({ status: 'priced', version: 2 })
    expect(after.timeline).toContainEqual(
      expect.objectContaining({
        side: 'staff',
        who: 'Una Wright',
        what: expect.stringContaining('20% loading'),
      }),
    )
  })

  it('can be for one issue or for all issues, and cannot be limited to less than the vehicle’s value [DSK-319]', async () => {
    const { approve, send, read } = await made(worth120)
    const upTo = { ...value, lasts: 'until-term-ends', upTo: 150_000 }
    // The value alone needs a second person; first the other issue.
    const part = await approve(una, { approve: [refused] })
    expect(part.body).toMatchObject({ state: 'open', isProposed: true })
    const { referral } = await read()
    expect(referral.proposal).toMatchObject({
      by: 'Una Wright',
      because,
      approvals: [{ code: 'refused-cover' }],
    })
    expect((await approve(una, { approve: [{ ...upTo, upTo: 110_000 }] })).body).toMatchObject({
      code: 'VALIDATION_ERROR',
      errors: [{ field: 'body.approve' }],
    })
    expect((await approve(una, { approve: [refused, upTo] })).body).toMatchObject({ isProposed: true })
    expect((await send(tom, 'ConfirmReferral', { because })).body).toMatchObject({ state: 'approved' })
    expect(await read()).toMatchObject({
      status: 'priced',
      referral: {
        issues: [
          { code: 'refused-cover', approved: { lasts: 'until-worse' } },
          { code: 'vehicle-value', approved: { lasts: 'until-term-ends', upTo: '£150,000' } },
        ],
      },
    })
  })

  it('names the field of each invalid value, and stores nothing [DSK-319]', async () => {
    const { approve, decline, read } = await made()
    const field = async (reply: ReturnType<typeof approve>) => (await reply).body.errors?.[0]?.field
    expect(await field(approve(una, { words: 'see www.evil.example' }))).toBe('body.words')
    expect(await field(approve(una, { terms: { ...noTerms, extraExcess: 1_001 } }))).toBe('body.terms')
    expect(await field(approve(una, { terms: { ...noTerms, loadingPercent: 301 } }))).toBe(
      'body.terms.loadingPercent',
    )
    expect(await field(approve(una, { approve: [] }))).toBe('body.approve')
    for (const none of ['no', 'xxxxxxxxxxxx', 'wrote from robin@example.com', 'card 4242424242424242'])
      expect(await field(approve(una, { because: none })), none).toBe('body.because')
    expect(await field(decline(una, 'Short'))).toBe('body.words')
    expect((await approve(una, { version: 2 })).body).toMatchObject({ status: 409, code: 'CONFLICT' })
    const { referral, timeline } = await read()
    expect(referral.state).toBe('open')
    // Only the decision on answers that had changed was an attempt.
    const byStaff = timeline.filter(({ side }: { side: string }) => side === 'staff')
    expect(byStaff).toMatchObject([{ what: 'Tried and refused: approved' }])
  })

  it('names one time until which the price holds, and every term, in reply, page and timeline [DSK-319] [D-273]', async () => {
    const { approve, read } = await made()
    const terms = { loadingPercent: 20, extraExcess: 250, endorsements: ['tracker'] }
    const { body } = await approve(una, { terms })
    // Cover starts in three days, and the approval itself would last seven.
    const start = addDays(londonDate(server.time.now), 3)
    expect(body.until).toContain(`${start}T23:59:59`)
    const { referral, timeline } = await read()
    expect(referral).toMatchObject({ state: 'approved', by: body.until, terms })
    expect(timeline.map(({ what }: { what: string }) => what).join()).toContain(
      '20% loading, £250 more excess, Tracking device',
    )
  })

  it('shows a declined referral as declined, on the case and in the search [DSK-319] [DSK-601]', async () => {
    const { reference, decline, read } = await made()
    await decline(una)
    expect((await read()).status).toBe('declined')
    const ann = await signedIn('Ann Lee', 'adviser')
    const found = await ann.ask('POST', '/api/desk/v1/Search/Search', { body: { text: reference } })
    expect(found.body.found).toMatchObject([{ reference, state: 'declined' }])
  })
})

describe('beyond an underwriter’s authority', () => {
  it('a second person sees who proposes what and why, and confirms it [DSK-320]', async () => {
    const { approve, send, read, reference } = await made()
    const terms = { ...noTerms, loadingPercent: 60 }
    const preview = await send(una, 'PreviewApproval', { approve: [refused], terms, words: '' })
    expect(preview.body.beyond).toEqual(['loadingPercent'])
    expect((await approve(una, { terms })).body).toMatchObject({ state: 'open', isProposed: true })
    expect(await emails(reference)).toHaveLength(0)
    expect((await read()).referral.proposal).toMatchObject({
      by: 'Una Wright',
      authority: 'underwriter',
      because,
      terms: { loadingPercent: 60 },
    })
    expect((await send(una, 'ConfirmReferral', { because })).body).toMatchObject({ code: 'NOT_PERMITTED' })
    // The same person with another role does not count as a second person.
    const both = await server.signedIn({
      subject: 'staff-una wright',
      name: 'Una Wright',
      roles: ['team-lead'],
      brands: ['M'],
    })
    expect((await send(both, 'ConfirmReferral', { because })).body).toMatchObject({
      code: 'NOT_PERMITTED',
      message: 'The second person has to be another one.',
    })
    expect((await send(tom, 'ConfirmReferral', { because })).body).toMatchObject({ state: 'approved' })
    expect(await emails(reference)).toHaveLength(1)
    expect((await send(tom, 'ConfirmReferral', { because })).body.message).toMatch(/^Tom Ellery approved it/)
  })
})

describe('two underwriters who act simultaneously', () => {
  it('decide once, and the second is shown who decided [DSK-321]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { approve, decline, reference, read } = await made()
      const [one, other] = await Promise.all([approve(una), decline(uli)])
      const [done, late] = one.status === 200 ? [one, other] : [other, one]
      expect(done.status).toBe(200)
      expect(late.body).toMatchObject({
        status: 409,
        code: 'CONFLICT',
        message: expect.stringMatching(
          done === one
            ? /^Una Wright approved it at \d\d:\d\d on /
            : /^Uli Weaver declined it at \d\d:\d\d on /,
        ),
      })
      expect(await emails(reference)).toHaveLength(1)
      expect((await read()).referral.state).toBe(done.body.state)
    }
  })
})

it('asks the customer in words that are previewed, and withdraws the referral [DSK-319]', async () => {
  const { send, read, reference } = await made()
  const words = 'Which insurer refused you, and why?'
  const preview = await send(una, 'PreviewWords', { kind: 'ask', words })
  expect(preview.body.text).toContain(words)
  const ann = await signedIn('Ann Lee', 'adviser')
  expect((await send(ann, 'AskCustomer', { words, because })).body).toMatchObject({ state: 'asked' })
  expect(await emails(reference)).toHaveLength(1)
  expect((await read()).timeline).toContainEqual(
    expect.objectContaining({ who: 'Ann Lee', what: 'Asked the customer', words }),
  )
  expect((await send(una, 'WithdrawReferral', { because })).body).toMatchObject({ state: 'withdrawn' })
  expect((await send(una, 'WithdrawReferral', { because })).body.message).toMatch(/^Una Wright withdrew it/)
})

it('an approval applies up to its value for seven days, and afterwards the quote is referred again [DSK-319]', async () => {
  const { approve, send, read, worth } = await made(inThreeWeeks)
  await approve(una, { approve: [refused, { ...value, lasts: 'until-term-ends', upTo: 150_000 }] })
  const { until } = (await send(tom, 'ConfirmReferral', { because })).body
  expect(londonDate(new Date(until))).toBe(addDays(londonDate(server.time.now), 7))
  server.time.now = new Date(until)
  expect([await worth(150_000), await worth(150_001)]).toEqual(['priced', 'referred'])
  server.pass(1)
  expect(await worth(110_000)).toBe('referred')
  await server.deciding.referrals.lapse(server.time.now, 100)
  // The earlier session has ended.
  const later = await signedIn('Una Wright', 'underwriter')
  expect((await read(later)).referral.state).toBe('lapsed')
  expect(await worth(110_000, 'ChangeAnswers')).toBe('referred')
  expect((await read(later)).referral).toMatchObject({ number: 2, state: 'open' })
})
