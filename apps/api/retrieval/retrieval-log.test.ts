import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { expect, it } from 'vitest'
import { everyRow } from '../platform/db/testing/every-row.ts'
import { headersOf } from '../quote/testing/quote-server.ts'
import { byBody, retrievalServer } from './testing/retrieval-server.ts'

/** A customer whose data must never be seen in a log. */
const canary = answersFor('acorn_pc', {
  you: {
    firstName: 'Tweety',
    lastNames: 'Canaryson',
    emailAddress: 'tweety@feathers.example',
    licenceNumber: 'CANAR803277T99AB',
  },
  vehicle: { registration: 'CN11 ARY' },
})

it('writes no security answer, token or reference to the log, for any kind of request and any outcome [T6, D-249]', async () => {
  const { db, send, made, linkTo, pass, log, emails } = await retrievalServer()
  const { reference, securityAnswers } = await made('acorn_pc', canary)
  const token = await linkTo(reference, 'reminder')
  const headers = headersOf('acorn_pc')
  const { 'content-type': _none, ...bare } = headers
  const { QuoteReference: _reference, VehicleRegistration: _plate, ...three } = securityAnswers
  const statuses = new Set<number>()
  const ask = async (...asked: Parameters<typeof send>) => statuses.add((await send(...asked)).status)

  for (const sent of [
    securityAnswers,
    { ...securityAnswers, Surname: 'Canarysonn' },
    { ...securityAnswers, Postcode: '!' },
  ]) {
    const query = new URLSearchParams(sent)
    await ask(byBody(sent), headers)
    await ask({ method: 'GET', url: `/api/v1/Quote/GetQuoteDpaCheck?${query}` }, headers)
    await ask({ method: 'GET', url: `/api/v1/Quote/GetQuoteDpaCheck?${query}&Surname=Canaryson` }, headers)
    await ask({ method: 'PUT', url: `/api/v1/Quote/GetQuoteDpaCheck?${query}` }, headers)
  }
  for (const Surname of ['Canaryson', 'Canarysonn', '']) {
    const query = new URLSearchParams({ ...three, Surname, QuoteReference: token })
    await ask({ method: 'POST', url: `/api/v1/Quote/QuoteReminderDpaCheck?${query}` }, bare)
    const body = { ...three, Surname, QuoteReference: token }
    await ask({ method: 'POST', url: '/api/v1/Quote/QuoteReminderDpaCheckByBody', body }, headers)
  }
  await ask({ method: 'GET', url: `/api/v1/Quote/GetQuote?quote=${token}` }, headers)
  await ask(
    { method: 'GET', url: `/api/v1/Quote/GetPricingDetails?quote=${token}&source=Canaryson` },
    headers,
  )
  const link = {
    method: 'POST',
    url: '/api/v1/Quote/RequestQuoteLink',
    body: { quoteReference: reference },
  } as const
  await ask(link, { ...headers, host: 'acorn-pc.localhost' })
  const emailed = /quote=([\w-]{43})/.exec(emails[0]?.text ?? '')?.[1] ?? 'none'
  await ask({ method: 'GET', url: `/api/v1/Quote/GetQuote?quote=${emailed}` }, headers)
  await ask(
    { method: 'POST', url: '/api/v1/Quote/ResumeQuote', body: { quoteReference: reference } },
    headers,
  )
  pass(60)
  expect(statuses).toEqual(new Set([200, 202, 204, 400, 403, 405]))
  expect(log()).toContain('/api/v1/Quote/GetQuoteDpaCheck')

  const traces = [
    'canary',
    'tweety',
    'feathers',
    'CN11',
    'LS1',
    '1987-03-27',
    'T99AB',
    token,
    emailed,
    reference,
  ]
  for (const trace of traces) expect(log().toLowerCase(), trace).not.toContain(trace.toLowerCase())

  // Nor in the stored security events, where even the address and the reference are keyed hashes (T7).
  const events = (await everyRow(db)).get('milepost.security_event') ?? []
  expect(events.length).toBeGreaterThan(10)
  for (const trace of [...traces, '198.51.100.1'])
    expect(events.join('\n').toLowerCase(), trace).not.toContain(trace.toLowerCase())
})
