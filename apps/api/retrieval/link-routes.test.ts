import { getPricingDetails } from '@milepost/contract/calls/retrieval'
import { localDate } from '@milepost/domain/values/local-date'
import { answersFor, peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { lockQuote } from '../quote/store.ts'
import { headersOf } from '../quote/testing/quote-server.ts'
import { type Asked, retrievalServer } from './testing/retrieval-server.ts'

const { send, made, linkTo, pass, db } = await retrievalServer()
const stranger = () => headersOf('acorn_pc')
const getQuote = (token: string): Asked => ({ method: 'GET', url: `/api/v1/Quote/GetQuote?quote=${token}` })
const pricing = (token: string): Asked => ({
  method: 'GET',
  url: `/api/v1/Quote/GetPricingDetails?quote=${token}&source=EMAIL`,
})
type SecurityAnswers = { Surname: string; Postcode: string; DateOfBirth: string }
const check = (token: string, { Surname, Postcode, DateOfBirth }: SecurityAnswers, ip?: string): Asked => ({
  method: 'POST',
  url: '/api/v1/Quote/QuoteReminderDpaCheckByBody',
  body: { QuoteReference: token, Surname, Postcode, DateOfBirth },
  ...(ip !== undefined && { ip }),
})

describe('the link of a reminder', () => {
  it('shows the price per month and in full, and no personal data [API-26, D-227, T4]', async () => {
    const { reference, results } = await made()
    const token = await linkTo(reference, 'reminder')
    const { status, body, text } = await send(pricing(token), stranger())
    expect(status).toBe(200)
    const paymentOptions = results.underwritingOutcome.underwrittenOptions[0].paymentCollectionOptions
    const total = (code: string) =>
      paymentOptions.find((paymentOption: { code: string }) => paymentOption.code === code).totalAmountPayable
        .amount
    expect(body.payInFullPricingOptions).toMatchObject([
      {
        totalAmountPayable: total('ANNUAL_CARD_IN_FULL'),
        upFrontAmount: total('ANNUAL_CARD_IN_FULL'),
        apr: 0,
      },
    ])
    expect(body.monthlyPricingOptions).toMatchObject([{ totalAmountPayable: total('TX_FINANCE_PLAN_V2') }])
    expect(text).not.toMatch(/Morgan|LS1|AB19|1987|alan/i)
  })

  it('shows no monthly price to who is not lent a year [D-294]', async () => {
    const { answers } = peopleByJourney.acorn_taxi
    const proposerDetails = { ...answers.proposerDetails, badgePassedDate: localDate('2026-06-01') }
    const { reference } = await made('acorn_taxi', { ...answers, proposerDetails })
    const token = await linkTo(reference, 'reminder', { journey: 'acorn_taxi' })
    const { status, body } = await send(pricing(token), headersOf('acorn_taxi'))
    expect(status).toBe(200)
    expect(body.monthlyPricingOptions).toEqual([])
    expect(body.payInFullPricingOptions).toHaveLength(1)
  })

  it('has a price schema without any field for personal data [T4]', () => {
    const schema = z.toJSONSchema(getPricingDetails.replies[200])
    const numbers = [...JSON.stringify(schema).matchAll(/"type":"(\w+)"/g)].map(([, type]) => type)
    expect(new Set(numbers)).toEqual(new Set(['object', 'array', 'number']))
  })

  it('opens nothing before the DPA check, and then for 30 minutes in that browser only [API-25, D-227]', async () => {
    const { reference, securityAnswers } = await made()
    const token = await linkTo(reference, 'reminder')
    const before = await send(getQuote(token), stranger())
    expect([before.status, before.text]).toEqual([204, ''])
    const passed = await send(check(token, securityAnswers), stranger())
    expect([passed.status, passed.text]).toEqual([200, ''])
    const browser = headersOf('acorn_pc', passed.cookie)
    expect((await send(getQuote(token), stranger())).status).toBe(204)
    pass(29)
    const opened = await send(getQuote(token), browser)
    expect([opened.status, opened.body.metaData.quoteRef]).toEqual([200, reference])
    pass(2)
    expect((await send(getQuote(token), browser)).status).toBe(204)
  })

  it('is also checked by a call with its answers in the address, as specified [API-24]', async () => {
    const { reference, securityAnswers } = await made()
    const token = await linkTo(reference, 'reminder')
    const { QuoteReference: _reference, VehicleRegistration: _plate, ...asked } = securityAnswers
    const query = new URLSearchParams({ QuoteReference: token, ...asked })
    const url = `/api/v1/Quote/QuoteReminderDpaCheck?${query}`
    const { 'content-type': _none, ...headers } = stranger()
    expect((await send({ method: 'POST', url }, headers)).status).toBe(200)
  })

  it.each([
    ['wrong facts', 'Somebody', ''],
    ['an unknown link', 'Morgan', 'x'],
  ])('answers %s with QUOTE_MISMATCH in the same words [API-24, RMD-06]', async (_what, Surname, more) => {
    const { reference, securityAnswers } = await made()
    const token = await linkTo(reference, 'reminder')
    const { status, body } = await send(check(token + more, { ...securityAnswers, Surname }), stranger())
    expect(status).toBe(403)
    expect(body).toEqual({
      title: 'Forbidden',
      status: 403,
      code: 'QUOTE_MISMATCH',
      message: 'Some of the details provided do not match the information in your quote.',
      errors: [],
    })
  })

  it('allows three tries in a quarter of an hour and six in total, across all links to one quote [T2]', async () => {
    const { reference, securityAnswers } = await made()
    const links = [await linkTo(reference, 'reminder'), await linkTo(reference, 'reminder')]
    const wrong = { ...securityAnswers, Surname: 'Somebody' }
    for (const n of [0, 1, 0]) await send(check(links[n] ?? '', wrong, `192.0.2.${n}`), stranger())
    expect((await send(check(links[1] ?? '', securityAnswers), stranger())).status).toBe(403)
    pass(16)
    expect((await send(check(links[1] ?? '', securityAnswers), stranger())).status).toBe(200)
    for (let tries = 0; tries < 6; tries += 1) {
      await send(check(links[0] ?? '', wrong, `192.0.2.${10 + tries}`), stranger())
      pass(16)
    }
    expect((await send(check(links[0] ?? '', securityAnswers, '192.0.2.99'), stranger())).status).toBe(403)
  })

  it('gets QUOTE_INELIGIBLE after the quote has expired, visible only to its owner [API-24, ERR-08, D-244]', async () => {
    const own = await retrievalServer()
    const { reference, securityAnswers } = await own.made()
    // It expires with the quote, as in emails.
    const token = await own.linkTo(reference, 'reminder', { days: 30 })
    own.pass(31 * 24 * 60)
    const late = await own.send(check(token, securityAnswers), stranger())
    expect([late.status, late.body.code]).toEqual([409, 'QUOTE_INELIGIBLE'])
    const wrong = await own.send(check(token, { ...securityAnswers, Surname: 'Somebody' }), stranger())
    expect(wrong.body.code).toBe('QUOTE_MISMATCH')
    const priced = await own.send(pricing(token), stranger())
    expect([priced.status, priced.body.code]).toEqual([409, 'QUOTE_EXPIRED'])
  })

  it('gets QUOTE_INELIGIBLE for a purchased or declined quote, and QUOTE_LOCKED for one under review [D-050, D-244]', async () => {
    for (const status of ['taken-up', 'declined'] as const) {
      const { reference, securityAnswers } =
        status === 'declined' ? await made('acorn_pc', declined) : await made()
      if (status === 'taken-up')
        await db.updateTable('milepost.quote').set({ status }).where('reference', '=', reference).execute()
      const token = await linkTo(reference, 'reminder')
      const reply = await send(check(token, securityAnswers), stranger())
      expect([reply.status, reply.body.code], status).toEqual([409, 'QUOTE_INELIGIBLE'])
    }
    const { reference, securityAnswers } = await made()
    await lockQuote(db, { tenant: 'A', reference }, undefined)
    const token = await linkTo(reference, 'reminder')
    expect((await send(check(token, securityAnswers), stranger())).body.code).toBe('QUOTE_LOCKED')
    expect((await send(pricing(token), stranger())).body.code).toBe('QUOTE_LOCKED')
  })

  it('prices a quote whose start has passed as if it started now [RMD-02]', async () => {
    const own = await retrievalServer()
    const { reference } = await own.made()
    const token = await own.linkTo(reference, 'reminder')
    own.pass(10 * 24 * 60)
    const { status, body } = await own.send(pricing(token), stranger())
    expect(status).toBe(200)
    expect(body.payInFullPricingOptions).toHaveLength(1)
    expect(body.payInFullPricingOptions[0].totalAmountPayable).toBeGreaterThan(0)
  })
})

it('opens nothing with only a comparison site’s token, or with a reference [D-227]', async () => {
  const { reference } = await made()
  const token = await linkTo(reference, 'comparison-site')
  expect((await send(getQuote(token), stranger())).status).toBe(204)
  expect((await send(getQuote(reference), stranger())).status).toBe(204)
  const priced = await send(pricing(token), stranger())
  expect([priced.status, priced.body.code]).toEqual([404, 'QUOTE_NOT_FOUND'])
})

/** A customer who is offered no price. */
const declined = answersFor('acorn_pc', { you: { hasCriminalConvictions: true } })
