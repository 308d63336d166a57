import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { describe, expect, it } from 'vitest'
import { lockQuote } from '../quote/store.ts'
import { headersOf } from '../quote/testing/quote-server.ts'
import { byBody, retrievalServer } from './testing/retrieval-server.ts'

const { send, made, pass, db, emails } = await retrievalServer()
const stranger = () => headersOf('acorn_pc')

describe('the DPA check with five answers', () => {
  it('returns a quote with its answers and its price, for answers in the address and in the body [API-23, SEC-02]', async () => {
    const { reference, securityAnswers, results } = await made()
    const url = `/api/v1/Quote/GetQuoteDpaCheck?${new URLSearchParams(securityAnswers)}`
    for (const asked of [byBody(securityAnswers), { method: 'GET', url } as const]) {
      const { status, body, headers } = await send(asked, stranger())
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(body.metaData).toEqual({ quoteRef: reference, expiryDate: results.expiryDate })
      expect(body.underwritingOutcome).toEqual(results.underwritingOutcome)
      expect(body).toMatchObject({
        paymentProvider: 'BRAINTREE',
        licenceNumberRequired: false,
        quoteDetails: { proposerDetails: { lastNames: 'Morgan' } },
      })
    }
  })

  it('gives access to the quote to the browser that passed, and to no other [D-250]', async () => {
    const { reference, securityAnswers } = await made()
    const passed = await send(byBody(securityAnswers), stranger())
    const receipt = {
      method: 'GET',
      url: `/api/v1/Quote/GetPriceReceipt?QuoteReference=${reference}`,
    } as const
    expect((await send(receipt, headersOf('acorn_pc', passed.cookie))).status).toBe(200)
    expect((await send(receipt, stranger())).status).toBe(404)
  })

  it('leads the owner of a sister journey’s quote to its own site, where a click opens it [JRN-10]', async () => {
    const van = await made('acorn_cv')
    const asked = { ...stranger(), host: 'acorn-pc.localhost:3000' }
    const wrong = await send(byBody({ ...van.securityAnswers, Surname: 'Else' }), asked)
    expect([wrong.status, wrong.text]).toEqual([204, ''])
    const found = await send(byBody(van.securityAnswers), asked)
    expect([found.status, Object.keys(found.body)]).toEqual([202, ['address']])
    const { host, pathname, searchParams } = new URL(found.body.address)
    expect([host, pathname]).toEqual(['acorn-cv.localhost:3000', '/results'])
    // The site that could not show it was granted nothing.
    const token = searchParams.get('quote') ?? ''
    const press = { method: 'POST', url: '/api/v1/Quote/OpenQuoteLink', body: { token } } as const
    expect((await send(press, asked)).status).toBe(404)
    const { status, cookie } = await send(press, headersOf('acorn_cv'))
    expect(status).toBe(204)
    const open = { method: 'GET', url: `/api/v1/Quote/GetQuote?quote=${token}` } as const
    expect((await send(open, headersOf('acorn_cv', cookie))).body.metaData.quoteRef).toBe(van.reference)
  })

  it('emails the link to a sister journey’s quote from either site, to its own site [JRN-10]', async () => {
    const { reference } = await made('acorn_cv')
    const asked = { ...stranger(), host: 'acorn-pc.localhost:3000' }
    const url = '/api/v1/Quote/RequestQuoteLink'
    await send({ method: 'POST', url, body: { quoteReference: reference } }, asked)
    expect(emails.at(-1)?.text).toContain('http://acorn-cv.localhost:3000/results?quote=')
  })

  it('leads no one to a host that is not ours [T12]', async () => {
    const { securityAnswers } = await made('acorn_cv')
    const elsewhere = { ...headersOf('acorn_taxi'), host: 'evil.example' }
    const { status, text } = await send(byBody(securityAnswers), elsewhere)
    expect([status, text]).toEqual([204, ''])
  })

  it('accepts answers as people type them, and the reference as it is read out [D-247]', async () => {
    const { securityAnswers } = await made(
      'acorn_pc',
      answersFor('acorn_pc', { you: { lastNames: "O'Brien-Muñoz", licenceNumber: 'OBRIE803277A99AB' } }),
    )
    const typed = {
      QuoteReference: securityAnswers.QuoteReference.toLowerCase(),
      VehicleRegistration: 'ab 19cde',
      Postcode: 'ls11aa',
      Surname: 'OBRIEN munoz',
      DateOfBirth: securityAnswers.DateOfBirth,
    }
    expect((await send(byBody(typed), stranger())).status).toBe(200)
  })

  it.each([
    ['the reference', { QuoteReference: 'A-00000000000' }],
    ['the surname', { Surname: 'Morgans' }],
    ['the postcode', { Postcode: 'LS1 1AB' }],
    ['the date of birth', { DateOfBirth: '1987-03-28' }],
    ['the registration', { VehicleRegistration: 'AB19 CDF' }],
  ])('gives the same empty response when %s differs [D-247, ERR-03]', async (_what, wrong) => {
    const { securityAnswers } = await made()
    const { status, text, headers } = await send(byBody({ ...securityAnswers, ...wrong }), stranger())
    expect([status, text, headers['retry-after'], headers['content-length']]).toEqual([
      204,
      '',
      undefined,
      undefined,
    ])
  })

  it('opens a quote under its own product and PC, names its product, and opens it under no other [D-004]', async () => {
    const { securityAnswers } = await made('acorn_cv')
    expect((await send(byBody(securityAnswers), headersOf('acorn_taxi'))).status).toBe(204)
    for (const headers of [stranger(), headersOf('acorn_cv')])
      expect(await send(byBody(securityAnswers), headers)).toMatchObject({
        status: 200,
        body: { product: 'CV' },
      })
  })

  it('gives another brand the same response as for an unknown quote [D-005]', async () => {
    const { securityAnswers } = await made()
    expect((await send(byBody(securityAnswers), headersOf('motorcade_pc'))).status).toBe(204)
  })

  it.each(['QuoteReference', 'VehicleRegistration', 'Postcode', 'Surname', 'DateOfBirth'])(
    'refuses a request without %s and names the field [API-43]',
    async (name) => {
      const { securityAnswers } = await made()
      const { [name]: _gone, ...rest } = { ...securityAnswers } as Record<string, string>
      const byAddress = `/api/v1/Quote/GetQuoteDpaCheck?${new URLSearchParams(rest)}`
      for (const [asked, part] of [
        [byBody(rest), 'body'],
        [{ method: 'GET', url: byAddress } as const, 'query'],
      ] as const) {
        const { status, body } = await send(asked, stranger())
        expect(status).toBe(400)
        expect(body.errors).toMatchObject([{ field: `${part}.${name}` }])
      }
    },
  )

  it('explains to its owner only why a quote is not shown [D-050, D-243]', async () => {
    const locked = await made()
    await lockQuote(db, { tenant: 'A', reference: locked.reference }, undefined)
    const shut = await send(byBody(locked.securityAnswers), stranger())
    expect([shut.status, shut.body.code]).toEqual([409, 'QUOTE_LOCKED'])
    expect((await send(byBody({ ...locked.securityAnswers, Surname: 'Else' }), stranger())).status).toBe(204)
  })

  it('prices the quote again on another day, and reports when it has expired [D-141]', async () => {
    const other = await retrievalServer()
    const { securityAnswers, results } = await other.made()
    other.pass(24 * 60)
    const next = await other.send(byBody(securityAnswers), stranger())
    expect(next.status).toBe(200)
    expect(next.body.underwritingOutcome.underwritingOutcomeResponseId).not.toBe(
      results.underwritingOutcome.underwritingOutcomeResponseId,
    )
    other.pass(30 * 24 * 60)
    const late = await other.send(byBody(securityAnswers), stranger())
    expect([late.status, late.body.code]).toEqual([409, 'QUOTE_EXPIRED'])
  })
})

describe('a quote that the browser had a moment ago', () => {
  const resume = (quoteReference: string) =>
    ({ method: 'POST', url: '/api/v1/Quote/ResumeQuote', body: { quoteReference } }) as const

  it('is returned to the browser that made it for 30 minutes, and to no other [RET-09, D-237]', async () => {
    const { reference, owner } = await made()
    pass(29)
    expect((await send(resume(reference), stranger())).status).toBe(204)
    const again = await send(resume(reference), owner)
    expect([again.status, again.body.metaData.quoteRef]).toEqual([200, reference])
    pass(31)
    expect((await send(resume(reference), owner)).status).toBe(204)
  })

  it('is returned for 30 minutes after the check to the browser that passed it [D-237]', async () => {
    const { reference, securityAnswers, owner } = await made()
    pass(45)
    const { cookie } = await send(byBody(securityAnswers), stranger())
    pass(20)
    expect((await send(resume(reference), headersOf('acorn_pc', cookie))).status).toBe(200)
    expect((await send(resume(reference), owner)).status).toBe(204)
  })
})
