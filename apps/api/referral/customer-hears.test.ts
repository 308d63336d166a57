import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { afterAll, describe, expect, it } from 'vitest'
import { CONTACT_CALL, contactForm } from '../purchase/testing/contact-form.ts'
import { referralStatusOf } from '../quote/referral-status.ts'
import { askCustomer } from './ask-customer.ts'
import { declineReferral } from './decide-referral.ts'
import { tellMissedPromises } from './late-decisions.ts'
import { person, referralServer, worth } from './testing/referral-server.ts'

const server = await referralServer()
afterAll(() => server.stop())
const una = person('Una Writer')

type Quoted = Awaited<ReturnType<typeof server.quoted>>
const post = (url: string, headers: Record<string, string>, body: object) =>
  server.send('POST', url, headers, body)
const emailOf = async ({ reference }: Quoted) =>
  (await server.sent()).findLast(({ text }) => text.includes(reference))
const HOST = { host: 'acorn-pc.localhost' }

/** A browser without a session opens the link of the approval. */
async function opened(quoted: Quoted) {
  const token = server.addressIn(await emailOf(quoted)).searchParams.get('quote')
  const { cookie: _none, ...fresh } = quoted.headers
  const spent = await post('/api/v1/Quote/OpenQuoteLink', { ...fresh, ...HOST }, { token: token ?? '' })
  const headers = { ...fresh, ...HOST, cookie: spent.cookie }
  const got = await server.send('GET', `/api/v1/Quote/GetQuote?quote=${token}`, headers)
  return { status: spent.status, got, headers: { ...headers, cookie: got.cookie || spent.cookie } }
}

describe('a quote that is referred', () => {
  it('shows by when we will contact its customer, on the page and when it is retrieved [DSK-401]', async () => {
    const { body, reference, headers } = await server.quoted()
    const standing = { state: 'open', by: '2026-11-17T17:00:00+00:00' }
    expect(body.underwritingOutcome).toMatchObject({ didRefer: true, referral: standing })
    const resumed = await post('/api/v1/Quote/ResumeQuote', headers, { quoteReference: reference })
    expect(resumed.body.underwritingOutcome).toMatchObject({ didRefer: true, referral: standing })
  })

  it('shows no referral when there is a price [DSK-401]', async () => {
    const { body } = await server.quoted(worth(9_500))
    expect(body.underwritingOutcome.referral).toBeUndefined()
  })
})

describe('an approved referral', () => {
  it('sends an email with a link to the price on its terms, which is held for days and can be bought [DSK-403]', async () => {
    const quoted = await server.quoted()
    await server.approve(quoted.key, {
      terms: { loadingPercent: 20, extraExcess: fromPounds(250), endorsements: ['tracker'] },
      words: 'Thank you for waiting.',
    })
    const email = await emailOf(quoted)
    expect(email?.subject).toBe('Good news about your Acorn quote')
    expect(email?.text).toContain('Thank you for waiting.')
    expect(email?.text).toContain('The premium is 20% more than our usual one.')
    expect(email?.text).toContain('23:59 on 20 November 2026')

    // Three days later, in another browser.
    server.pass(3 * 24 * 60)
    const { status, got, headers } = await opened(quoted)
    expect([status, got.status]).toEqual([204, 200])
    const [option] = got.body.underwritingOutcome.underwrittenOptions
    expect(option.underwrittenExcesses).toContainEqual({
      excessCode: 'UNDERWRITER',
      totalAmount: { amount: 250 },
    })
    expect(
      option.underwrittenEndorsements.map((each: { endorsementName: string }) => each.endorsementName),
    ).toContain('Tracking device')
    expect(got.body.underwritingOutcome.referral).toEqual({
      state: 'approved',
      by: '2026-11-20T23:59:59+00:00',
    })
    const { quote } = await server.found(quoted.key)
    expect(quote.current.version).toBe(2)

    // Every term in plain words, not only in the email that opened the quote.
    const agreed = [
      'The premium is 20% more than our usual one.',
      'You pay an additional excess of £250 on each claim.',
      expect.stringContaining('A tracking device must be fitted'),
    ]
    expect(option.agreedTerms).toEqual(agreed)

    const receipt = await server.send(
      'GET',
      `/api/v1/Quote/GetPriceReceipt?quoteReference=${quoted.reference}`,
      headers,
    )
    expect(JSON.stringify(receipt.body)).toContain('Added after our underwriter looked at your quote')

    const saved = await server.send(
      'PUT',
      CONTACT_CALL,
      headers,
      contactForm(quoted.reference, 'buyer@example.com'),
    )
    expect(saved.status).toBe(200)
    const ready = {
      reference: quoted.reference,
      headers,
      journey: quoted.journey,
      outcomeId: String(saved.body.underwritingOutcomeResponseId),
      optionId: String(saved.body.optionId),
      start: String(quoted.answers.coverDetails.effectiveFrom?.date),
      holder: 'Morgan Sutton',
      paymentOptions: option.paymentCollectionOptions,
    }
    const code = 'ANNUAL_CARD_IN_FULL'
    const bought = await server.takeUp(ready, code, await server.confirmed(ready, code))
    expect(bought.status).toBe(200)
    const shown = await server.send('GET', `/api/v1/Payment/GetPurchase?QuoteReference=${quoted.reference}`, {
      ...headers,
      cookie: bought.cookie || headers.cookie,
    })
    expect(shown.body.policy?.agreedTerms, shown.text).toEqual(agreed)
    expect(await server.found(quoted.key)).toMatchObject({ referral: { state: 'bought' } })
    server.pass(-3 * 24 * 60)
  })

  it('no longer applies once its price is no longer held: the quote is priced at the rates of the day and referred again [DSK-403]', async () => {
    const { coverDetails, ...answers } = worth(120_000)
    const effectiveFrom = { date: localDate('2026-12-01'), hour: 9, minute: 15 }
    const quoted = await server.quoted({ ...answers, coverDetails: { ...coverDetails, effectiveFrom } })
    await server.approve(quoted.key)
    server.pass(8 * 24 * 60)
    expect((await server.found(quoted.key)).quote.approved).toBeUndefined()
    const { proposerDetails, vehicleDetails } = quoted.answers
    const back = await post('/api/v1/Quote/QuoteDpaCheckByBody', quoted.headers, {
      QuoteReference: quoted.reference,
      Surname: proposerDetails.lastNames,
      Postcode: proposerDetails.address?.postcode,
      DateOfBirth: proposerDetails.dateOfBirth,
      VehicleRegistration: vehicleDetails.registration,
    })
    expect(back.body.underwritingOutcome).toMatchObject({ didRefer: true, referral: { state: 'open' } })
    const { referral, quote } = await server.found(quoted.key)
    expect(referral).toMatchObject({ number: 2, state: 'open' })
    expect(quote.current).toMatchObject({ version: 3, cause: 'new-day', risk: { ratedOn: '2026-11-24' } })
    server.pass(-8 * 24 * 60)
  })
})

describe('a customer who changes answers after an approval', () => {
  const changed = (quoted: Quoted, answers: Quoted['answers']) =>
    server.send('PUT', '/api/v1/Quote/RateExistingPrivateCarQuote', quoted.headers, {
      quoteReference: quoted.reference,
      quote: server.dtoOf(answers),
    })
  const approvedUpTo = async (pounds: number) => {
    const quoted = await server.quoted()
    const upTo = {
      code: 'vehicle-value',
      driver: 'none',
      upTo: fromPounds(pounds),
      lasts: 'until-term-ends',
    } as const
    await server.approve(quoted.key, { approve: [upTo], terms: { loadingPercent: 20 } })
    return quoted
  }

  it('keeps the approval and its terms for an answer that is no worse [DSK-313]', async () => {
    const quoted = await approvedUpTo(150_000)
    const { vehicleDetails } = quoted.answers
    const reply = await changed(quoted, {
      ...quoted.answers,
      vehicleDetails: { ...vehicleDetails, annualMileage: 2_000, value: fromPounds(140_000) },
    })
    expect(reply.status).toBe(200)
    expect(reply.body.underwritingOutcome.didRefer).toBe(false)
    const { quote } = await server.found(quoted.key)
    const { assessment } = quote.current
    const lines = assessment.kind === 'offered' ? assessment.rated.lines : []
    expect(lines.at(-1)).toMatchObject({ factor: 'underwriter', key: '20' })
  })

  it('is referred again only for a value above the approved one, and a second approval keeps the first one’s terms [DSK-313]', async () => {
    const quoted = await approvedUpTo(150_000)
    const { answers } = quoted
    const worse = {
      ...answers,
      vehicleDetails: { ...answers.vehicleDetails, value: fromPounds(160_000) },
    }
    const reply = await changed(quoted, worse)
    expect(reply.body.underwritingOutcome).toMatchObject({ didRefer: true, referral: { state: 'open' } })
    const { referral, quote } = await server.found(quoted.key)
    expect(referral).toMatchObject({ number: 2, state: 'open' })
    expect(quote.current.assessment.outcome).toMatchObject({ reasons: [{ code: 'vehicle-value' }] })
    expect(await server.approve(quoted.key, { terms: { loadingPercent: 10 } })).toMatchObject({
      referral: { number: 2, state: 'approved', terms: { loadingPercent: 30 } },
    })
  })

  it('cannot transfer the approval of a driver to another person [DSK-313]', async () => {
    const answers = worth(9_500)
    const { proposerDetails } = answers
    const quoted = await server.quoted({
      ...answers,
      proposerDetails: { ...proposerDetails, hasBeenRefusedCover: true },
    })
    await server.approve(quoted.key)
    const other = {
      ...proposerDetails,
      hasBeenRefusedCover: true,
      firstName: `${proposerDetails.firstName}ette`,
    }
    const reply = await changed(quoted, { ...quoted.answers, proposerDetails: other })
    expect(reply.body).toMatchObject({ underwritingOutcome: { didRefer: true } })
  })
})

describe('a declined referral', () => {
  it('sends an email that says why and who else may help, and is shown as declined [DSK-404]', async () => {
    const quoted = await server.quoted()
    await declineReferral(
      { ...quoted.key, words: 'We do not insure cars of this value on the street.' },
      una,
      server.actions,
    )
    const email = await emailOf(quoted)
    expect(email?.text).toContain('We do not insure cars of this value on the street.')
    expect(email?.text).toContain('biba.org.uk/find-insurance')
    const resumed = await post('/api/v1/Quote/ResumeQuote', quoted.headers, {
      quoteReference: quoted.reference,
    })
    expect(resumed.body.underwritingOutcome.referral).toEqual({ state: 'declined' })
  })
})

describe('a question', () => {
  const READ = '/api/v1/Referral/ReadReferralQuestion'
  const ANSWER = '/api/v1/Referral/AnswerReferralQuestion'
  const asked = async () => {
    const quoted = await server.quoted()
    await askCustomer(
      { ...quoted.key, words: 'Where is the car kept\nwhile you are away?' },
      una,
      server.actions,
    )
    const token = server.addressIn(await emailOf(quoted)).hash.slice(1)
    const { cookie: _none, ...headers } = quoted.headers
    return { quoted, token, headers }
  }

  it('has a link that opens only the question, and a date [DSK-402]', async () => {
    const { quoted, token, headers } = await asked()
    expect(await server.found(quoted.key)).toMatchObject({ referral: { state: 'asked' } })
    const read = await post(READ, headers, { token })
    expect(read.body).toEqual({
      quoteReference: quoted.reference,
      question: 'Where is the car kept\nwhile you are away?',
      answerBy: '2026-11-23T23:59:59+00:00',
    })
    expect((await server.send('GET', `/api/v1/Quote/GetQuote?quote=${token}`, headers)).status).toBe(204)
  })

  it('is answered once: then the referral is open again and the promised time starts again [DSK-402]', async () => {
    const { quoted, token, headers } = await asked()
    const answers = await Promise.all(
      [1, 2].map((one) => post(ANSWER, headers, { token, answer: `In a locked garage, ${one}.` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      promisedBy: '2026-11-17T17:00:00+00:00',
    })
    const { referral, events } = await server.found(quoted.key)
    expect(referral.state).toBe('open')
    expect(events.at(-1)).toMatchObject({
      kind: 'answered',
      by: undefined,
      words: expect.stringContaining('In a locked garage'),
    })
    expect((await post(READ, headers, { token })).status).toBe(404)
  })

  it('is replaced by a second one: the newest link works, and the older one says that a newer question was sent [DSK-402]', async () => {
    const { quoted, token, headers } = await asked()
    const words = 'And who drives it?'
    expect(await askCustomer({ ...quoted.key, words }, una, server.actions)).toMatchObject({ kind: 'moved' })
    // A double press asks nothing again.
    expect(await askCustomer({ ...quoted.key, words }, una, server.actions)).toMatchObject({
      kind: 'asked-before',
    })
    const newest = server.addressIn(await emailOf(quoted)).hash.slice(1)
    expect(newest).not.toBe(token)
    expect((await post(READ, headers, { token: newest })).body.question).toBe(words)
    const older = await post(READ, headers, { token })
    expect([older.status, older.body.code]).toEqual([409, 'CONFLICT'])
    expect((await post(ANSWER, headers, { token, answer: 'In a locked garage.' })).status).toBe(409)
    expect((await post(ANSWER, headers, { token: newest, answer: 'Only I drive it.' })).status).toBe(200)
    expect((await server.found(quoted.key)).events.filter(({ kind }) => kind === 'asked')).toHaveLength(2)
  })

  it('is not emailed if another one has replaced it before it was sent [DSK-402]', async () => {
    const quoted = await server.quoted()
    for (const words of ['Where is the car kept?', 'And who drives it?'])
      await askCustomer({ ...quoted.key, words }, una, server.actions)
    const emails = (await server.sent()).filter(({ text }) => text.includes(quoted.reference))
    const newest = server.addressIn(emails.at(-1)).hash.slice(1)
    const { cookie: _none, ...headers } = quoted.headers
    expect((await post(READ, headers, { token: newest })).body.question).toBe('And who drives it?')
  })

  it('refuses an answer that is too short or late, another brand and an unknown link [DSK-402]', async () => {
    const { token, headers } = await asked()
    expect(await post(ANSWER, headers, { token, answer: 'No' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.answer' }] },
    })
    expect((await post(READ, { ...headers, 'x-tenant': 'B' }, { token })).status).not.toBe(200)
    expect((await post(READ, headers, { token: 'x'.repeat(43) })).status).toBe(404)
    server.pass(8 * 24 * 60)
    expect((await post(ANSWER, headers, { token, answer: 'In a locked garage.' })).status).toBe(404)
    server.pass(-8 * 24 * 60)
  })

  it('records when its link is opened, and when an unknown, a used or a late link is tried [T40] [DSK-411]', async () => {
    const { quoted, token, headers } = await asked()
    const kinds = () => server.events.splice(0).map(({ kind, quote }) => [kind, quote])
    kinds()
    await post(READ, headers, { token })
    expect(kinds()).toEqual([['link-opened', quoted.reference]])
    await post(READ, headers, { token: 'x'.repeat(43) })
    await post(ANSWER, headers, { token: 'x'.repeat(43), answer: 'In a locked garage.' })
    expect(kinds()).toEqual([
      ['link-refused', undefined],
      ['link-refused', undefined],
    ])
    await post(ANSWER, headers, { token, answer: 'In a locked garage.' })
    expect(kinds()).toEqual([])
    await post(READ, headers, { token })
    expect(kinds()).toEqual([['link-refused', undefined]])
    const late = await asked()
    kinds()
    server.pass(8 * 24 * 60)
    await post(READ, late.headers, { token: late.token })
    await post(ANSWER, late.headers, { token: late.token, answer: 'In a locked garage.' })
    server.pass(-8 * 24 * 60)
    expect(kinds()).toEqual([
      ['link-refused', undefined],
      ['link-refused', undefined],
    ])
  })

  it('stores its words and its token only in encrypted or hashed form [T8] [DSK-402]', async () => {
    const { token } = await asked()
    const rows = await server.db.selectFrom('milepost.referral_words').selectAll().execute()
    expect(rows.map(({ sealed_words }) => Buffer.from(sealed_words).toString('latin1')).join()).not.toContain(
      'Where is the car',
    )
    const links = await server.db.selectFrom('milepost.referral_link').selectAll().execute()
    expect(links.map(({ token_hash }) => Buffer.from(token_hash).toString('base64url'))).not.toContain(token)
  })
})

describe('a promise to decide', () => {
  const emailsOf = async ({ reference }: Quoted) =>
    (await server.sent()).filter(({ text }) => text.includes(reference)).map(({ subject }) => subject)

  it('that was missed is told once, with a new time that the page shows too [DSK-405]', async () => {
    const quoted = await server.quoted()
    server.pass(24 * 60)
    await tellMissedPromises(server.actions)
    expect(await emailsOf(quoted)).toEqual([])
    server.pass(12 * 60)
    await tellMissedPromises(server.actions)
    await tellMissedPromises(server.actions)
    expect(await emailsOf(quoted)).toEqual(["We're late with your Acorn quote"])
    const email = (await server.sent()).at(-1)
    expect(email?.text).toContain('17:00 on 18 November 2026')
    // What the page and the desk read.
    const { quote } = await server.found(quoted.key)
    expect(referralStatusOf(quote)).toEqual({ state: 'open', by: new Date('2026-11-18T17:00:00Z') })
    server.pass(3 * 24 * 60)
    await tellMissedPromises(server.actions)
    expect(await emailsOf(quoted)).toHaveLength(1)
    server.pass(-(24 + 12 + 3 * 24) * 60)
  })

  it('that was never kept is reported when the quote ends, and so is a question that was not answered [DSK-405]', async () => {
    const [forgotten, unanswered, decided] = [
      await server.quoted(),
      await server.quoted(),
      await server.quoted(),
    ]
    await askCustomer({ ...unanswered.key, words: 'Where is the car kept?' }, una, server.actions)
    await declineReferral(
      { ...decided.key, words: 'We do not insure cars of this value.' },
      una,
      server.actions,
    )
    await server.sent()
    server.pass(31 * 24 * 60)
    while ((await server.referrals.lapse(server.time.now, 200)) > 0);
    expect((await emailsOf(forgotten)).at(-1)).toBe('Your Acorn quote has ended')
    const texts = (await server.sent()).map(({ text }) => text)
    expect(texts.find((text) => text.includes(forgotten.reference))).toContain(
      "We didn't do so before it ended",
    )
    expect(texts.findLast((text) => text.includes(unanswered.reference))).toContain(
      "we didn't get your answer",
    )
    expect((await emailsOf(decided)).filter((subject) => subject.includes('ended'))).toEqual([])
    server.pass(-31 * 24 * 60)
  })
})
