import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { printable } from '@milepost/domain/values/printable'
import { now, peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { renderEmail } from '../platform/email/email-template.ts'
import { testPorts } from '../platform/http/testing/ports.ts'
import { testServer } from '../platform/http/testing/test-server.ts'
import { realSessions } from '../platform/http/testing/test-sessions.ts'
import { documentRenderer } from '../providers/documents/document-renderer.ts'
import { documentStore, quoteStore } from '../quote/store.ts'
import { headersOf } from '../quote/testing/quote-server.ts'
import { routes } from '../wiring/public-api.ts'
import { injections } from './testing/injections.ts'

const { db } = await testDatabase()
const { answers } = peopleByJourney.acorn_pc
const vehicle = answers.vehicleDetails.vehicleInfo
const { app, log, events } = await testServer({
  clock: () => now,
  sessions: realSessions(db, () => now),
  routes: routes({
    ...testPorts,
    quotes: quoteStore(db),
    documents: documentStore(db),
    documentRenderer: documentRenderer,
    ratesOn: ratesOf,
    clock: () => now,
    vehicleByRegistration: async () => (vehicle ? { kind: 'found', value: vehicle } : { kind: 'not-found' }),
  }),
})

type Person = Record<string, unknown>
const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }

async function generate(person: Person) {
  const sent = toQuoteDto(answers, marketing, journeys.acorn_pc)
  const quote = { ...sent, proposerDetails: { ...sent.proposerDetails, ...person } }
  const headers = headersOf('acorn_pc')
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/Quote/GeneratePrivateCarQuote',
    headers,
    payload: JSON.stringify({ quote }),
  })
  const [cookie = ''] = [reply.headers['set-cookie'] ?? ''].flat()
  return { reply, headers: { ...headers, cookie: cookie.split(';')[0] ?? '' } }
}
const address = (more: Person) => ({
  address: { line1: '1 Sample Street', city: 'Leeds', postcode: 'LS1 1AA', ...more },
})
const storedOf = async (reference: string) =>
  (
    await db
      .selectFrom('milepost.quote_version')
      .select('answers')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).answers.proposerDetails

describe.each(injections)('%s', (_what, text) => {
  it('is refused as a name or an email address unless it is harmless [T16, T19, T20]', async () => {
    const isName = /^[\p{L}\p{M} '.-]+$/u.test(text)
    for (const name of ['firstName', 'lastNames']) {
      const { reply } = await generate({ [name]: text })
      if (reply.statusCode === 200) expect(isName).toBe(true)
      else expect(reply.json()).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' })
    }
    for (const email of [text, `a@example.com${text}`, `${text}@example.com`]) {
      const { reply } = await generate({ emailAddress: email })
      // Characters that occur in real addresses and mean nothing to a mail server are accepted.
      const isPlain = /^[\w%]{1,64}@example\.com$/.test(email)
      expect(reply.statusCode, email).toBe(isPlain ? 200 : 400)
    }
  })

  it('is stored as plain text in an address, or refused [T16, T20]', async () => {
    const { reply } = await generate(address({ line1: text, city: text }))
    if (reply.statusCode === 200) {
      const stored = await storedOf(reply.json().quoteReference)
      expect(stored.address).toMatchObject({ line1: printable(text), city: printable(text) })
    } else expect(reply.json()).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' })
  })

  it('stays text in both forms of an email [T16, T19]', () => {
    const parts = (words: string) => [words, { details: [['You', words] as const] }, { list: [words] }]
    const write = (words: string) =>
      renderEmail({
        journey: 'acorn_pc',
        subject: 'Your quote',
        heading: 'Hello',
        intro: [words],
        card: [
          ['You', words],
          ['Plate', { plate: words }],
        ],
        button: undefined,
        parts: parts(words),
      })
    const tags = (html: string) => html.match(/<[a-z!/]/gi)?.length
    expect(tags(write(text).html)).toBe(tags(write('plain').html))
    expect(write(text).text.split('\n')).toHaveLength(write('plain').text.split('\n').length)
  })
})

it('creates documents from every accepted text, with nothing executable in them [T18]', async () => {
  const taken: string[] = []
  for (const [, text] of injections) {
    const { reply } = await generate(address({ line1: text }))
    if (reply.statusCode === 200) taken.push(text)
  }
  expect(taken.length).toBeGreaterThan(10)
  const [line1 = '', line2 = '', line3 = '', line4 = ''] = taken.filter((text) =>
    /Tj|Launch|script|=H/.test(text),
  )
  const { reply, headers } = await generate(address({ line1, line2, line3, line4 }))
  const url = `/api/v1/Document/GetQuoteDocuments?QuoteReference=${reply.json().quoteReference}`
  const listed: { id: string }[] = (await app.inject({ url, headers })).json()
  expect(listed.length).toBeGreaterThan(2)
  for (const { id } of listed) {
    const file = await app.inject({ url: `/api/v1/Document/DownloadDocumentById/${id}`, headers })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.rawPayload.toString('latin1')).not.toMatch(
      /\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile)\b/,
    )
  }
})

it('writes no injected text to the log, whose events are one line each [T24]', () => {
  expect(events().length).toBeGreaterThan(100)
  for (const [what, text] of injections) if (text.length > 12) expect(log(), what).not.toContain(text)
  expect(log()).not.toMatch(/evil\.example|payment\.captured|etc\/passwd/)
})
