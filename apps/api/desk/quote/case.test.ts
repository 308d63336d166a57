import { fromPounds } from '@milepost/domain/values/pence'
import { ratesOf } from '@milepost/pricing/testing/rates'
import { describe, expect, it } from 'vitest'
import { rerate } from '../../quote/rerate.ts'
import { quoteStore } from '../../quote/store.ts'
import { deskServer } from '../testing/desk-server.ts'
import { referredQuote, refusedBefore } from './testing/referred-quote.ts'

const server = await deskServer()
const { db } = server
const una = await server.signedIn({ name: 'Una Wright', roles: ['underwriter'], brands: ['A', 'M'] })

type Made = Awaited<ReturnType<typeof referredQuote>>
const get = ({ tenant, reference }: Pick<Made, 'tenant' | 'reference'>, by = una) =>
  by.ask('GET', `/api/desk/v1/Quote/GetCase?brand=${tenant}&reference=${reference}`)
type Row = { field: string; answer: string; before: object[]; source?: string; masked?: string }
const answersIn = (body: { chapters: { answers: Row[] }[] }) =>
  body.chapters.flatMap(({ answers }) => answers)
const answerAt = (body: { chapters: { answers: Row[] }[] }, field: string) =>
  answersIn(body).find((each) => each.field === field)

async function changed(made: Made) {
  const quotes = quoteStore(db)
  const quote = await quotes.findQuote(made, server.time.now)
  if (quote === undefined) throw new Error('There is no quote')
  const { answers, marketing, choices } = quote.current
  const next = {
    ...answers,
    vehicleDetails: { ...answers.vehicleDetails, annualMileage: 4_000 },
    proposerDetails: { ...answers.proposerDetails, phoneNumber: '07700900999' },
  }
  const ports = { quotes, ratesOn: ratesOf }
  return rerate(quote, { answers: next, marketing, choices, cause: 'answers' }, server.time.now, ports)
}

describe('the case of a quote', () => {
  it('shows every answer with its source and its values in earlier versions [DSK-317]', async () => {
    const made = await referredQuote(db, 'M', server.time.now)
    expect(answersIn((await get(made)).body).filter(({ before }) => before.length > 0)).toEqual([])
    await changed(made)
    const { status, body } = await get(made)
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 2, status: 'referred', reference: made.reference })
    expect(answerAt(body, 'vehicleDetails.annualMileage')).toMatchObject({
      answer: expect.stringContaining('4,000'),
      before: [{ version: 1, answer: expect.any(String) }],
    })
    // Masked answers are compared unmasked.
    expect(answerAt(body, 'proposerDetails.phoneNumber')).toMatchObject({
      answer: '•••••••0999',
      before: [{ version: 1, answer: expect.stringMatching(/^•+\d{4}$/) }],
      masked: 'contact',
    })
    expect(answersIn(body).some(({ source }) => source === 'looked-up')).toBe(true)
  })

  it('names each reason with its rule and the answer that raised it [DSK-317]', async () => {
    const made = await referredQuote(db, 'M', server.time.now, (answers) => ({
      ...refusedBefore(answers),
      vehicleDetails: { ...answers.vehicleDetails, value: fromPounds(120_000) },
    }))
    const { body } = await get(made)
    expect(body.reasons).toEqual([
      {
        code: 'refused-cover',
        verdict: 'refer',
        words: 'A driver has been refused cover (proposer)',
        fields: ['proposerDetails.hasBeenRefusedCover'],
      },
      {
        code: 'vehicle-value',
        verdict: 'refer',
        words: 'The vehicle is worth more than we quote for online: £120,000',
        fields: ['vehicleDetails.value'],
      },
    ])
    expect(body.price).toBeUndefined()
    expect(body.referral).toMatchObject({
      state: 'open',
      isUndecided: true,
      by: expect.any(String),
      issues: [
        { code: 'refused-cover', driver: 0 },
        { code: 'vehicle-value', value: 120_000, unit: 'pounds' },
      ],
    })
  })

  it('shows the price with a receipt that adds up to it [DSK-317]', async () => {
    const made = await referredQuote(db, 'A', server.time.now, (answers) => answers)
    const { body } = await get(made)
    const sum = body.price.receipt.reduce(
      (total: number, { amount }: { amount: number }) => total + Math.round(amount * 100),
      0,
    )
    expect(sum).toBe(Math.round(body.price.total * 100))
    expect(body).toMatchObject({ status: 'priced', reasons: [] })
  })

  it('lists what the customer and the rules did, newest first [DSK-317]', async () => {
    const made = await referredQuote(db, 'M', server.time.now)
    const { body } = await get(made)
    expect(body.timeline.map(({ side, what }: { side: string; what: string }) => [side, what])).toEqual(
      expect.arrayContaining([
        ['customer', 'Asked for a price: referred (version 1)'],
        ['system', 'Referred to an underwriter'],
      ]),
    )
  })

  it('is recorded with person and version when it is opened, and not recorded if it does not exist [DSK-317] [DSK-110]', async () => {
    const made = await referredQuote(db, 'M', server.time.now)
    await get(made)
    expect((await server.trail()).at(-1)).toMatchObject({
      act: 'quote.open',
      who: 'Una Wright',
      door: 'desk',
      about: { kind: 'quote', id: made.reference },
      after: { version: 1 },
    })
    const before = (await server.trail()).length
    expect(await get({ tenant: 'M', reference: 'M-0123456789A' })).toMatchObject({ status: 404 })
    // A valid reference under another of the person's brands.
    expect(await get({ tenant: 'A', reference: made.reference })).toMatchObject({ status: 404 })
    expect(await server.trail()).toHaveLength(before)
  })

  it('is found by a reference as people type it, and refuses an invalid reference [DSK-317]', async () => {
    const made = await referredQuote(db, 'M', server.time.now)
    expect(await get({ ...made, reference: made.reference.toLowerCase() })).toMatchObject({ status: 200 })
    expect((await get({ ...made, reference: "M-1'--" })).body).toMatchObject({
      code: 'VALIDATION_ERROR',
      errors: [{ field: 'query.reference' }],
    })
  })
})

describe('a personal fact', () => {
  const show = (call: string, made: Made, because: string, by = una) =>
    by.ask('POST', `/api/desk/v1/Quote/${call}`, {
      body: { brand: made.tenant, reference: made.reference, because },
    })

  it('is masked until it is shown for a reason, which is recorded without the fact [DSK-318]', async () => {
    const made = await referredQuote(db, 'M', server.time.now)
    const { dateOfBirth = '', emailAddress = '' } = made.answers.proposerDetails
    const { text, body } = await get(made)
    expect(answerAt(body, 'proposerDetails.dateOfBirth')).toMatchObject({
      answer: expect.stringMatching(/^Aged \d\d$/),
      masked: 'birth-date',
    })
    for (const secret of [emailAddress, made.answers.proposerDetails.address?.line1 ?? ''])
      expect(text).not.toContain(secret)

    const shown = await show('ShowBirthDates', made, 'on-the-telephone')
    expect(shown.body.facts).toContainEqual({
      field: 'proposerDetails.dateOfBirth',
      about: expect.any(String),
      value: expect.stringMatching(/\d{1,2} \w+ (19|20)\d\d/),
    })
    const entry = (await server.trail()).at(-1)
    expect(entry).toMatchObject({
      act: 'quote.show-fact',
      because: 'The customer is on the telephone',
      after: { fact: 'birth-date' },
    })
    expect(JSON.stringify(entry)).not.toContain(dateOfBirth)
    expect((await show('ShowContact', made, 'record')).body.facts).toContainEqual(
      expect.objectContaining({ field: 'proposerDetails.emailAddress', value: emailAddress }),
    )
    expect((await get(made)).body.timeline).toContainEqual(
      expect.objectContaining({ side: 'staff', who: 'Una Wright', what: 'Looked at masked details' }),
    )
  })

  it('is not shown without a reason from the list, and the refusal is not recorded [DSK-318]', async () => {
    const made = await referredQuote(db, 'M', server.time.now)
    const before = (await server.trail()).length
    expect((await show('ShowLicences', made, 'curious')).body).toMatchObject({
      code: 'VALIDATION_ERROR',
      errors: [{ field: 'body.because' }],
    })
    expect(await server.trail()).toHaveLength(before)
  })
})
