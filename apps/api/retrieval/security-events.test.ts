import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { officeOf } from '../cli/commands/testing/office-of.ts'
import { readTrail } from '../platform/audit/store.ts'
import { everyRow } from '../platform/db/testing/every-row.ts'
import { eraseOld } from '../privacy/erase-old.ts'
import { retentionStore } from '../privacy/store.ts'
import { headersOf } from '../quote/testing/quote-server.ts'
import { figuresReader } from '../wiring/figures-store.ts'
import { byBody, retrievalServer, TEST_ENCRYPTION_KEY } from './testing/retrieval-server.ts'

const settings = { SEALING_KEY: TEST_ENCRYPTION_KEY.toString('base64') }
const GUESSER = '203.0.113.77'
const linkCall = (quoteReference: string) =>
  ({ method: 'POST', url: '/api/v1/Quote/RequestQuoteLink', body: { quoteReference } }) as const
const openCall = (token: string) =>
  ({ method: 'POST', url: '/api/v1/Quote/OpenQuoteLink', body: { token } }) as const
const here = { ...headersOf('acorn_pc'), host: 'acorn-pc.localhost' }
const tokenIn = (text: string | undefined) => /quote=([\w-]{43})/.exec(text ?? '')?.[1] ?? 'none'

const kindsIn = async (db: Awaited<ReturnType<typeof retrievalServer>>['db']) => {
  const { rows } = await sql<{ kind: string }>`
    select kind || coalesce(' ' || how, '') as kind from milepost.security_event order by id`.execute(db)
  return rows.map(({ kind }) => kind)
}

it('stores what happened to a quote, and only keyed hashes of who did it [T40] [T7]', async () => {
  const { db, send, made, emails } = await retrievalServer()
  const { reference, securityAnswers, owner } = await made()
  const session = /__Host-sid=([\w-]+)/.exec(owner['cookie'] ?? '')?.[1] ?? ''
  await send(byBody({ ...securityAnswers, Surname: 'Wrong' }, GUESSER), owner)
  await send(byBody(securityAnswers, GUESSER), owner)
  await send({ ...linkCall(reference), ip: GUESSER }, here)
  await send({ ...openCall('x'.repeat(43)), ip: GUESSER }, here)
  const opened = await send({ ...openCall(tokenIn(emails[0]?.text)), ip: GUESSER }, here)
  expect(opened.status).toBe(204)
  expect(await kindsIn(db)).toEqual([
    'grant-made made',
    'check-failed personal-check',
    'check-passed personal-check',
    'grant-made personal-check',
    'link-requested',
    'link-sent',
    'link-refused',
    'link-opened',
  ])
  const rows = (await everyRow(db)).get('milepost.security_event')?.join('\n') ?? ''
  const secrets = [
    GUESSER,
    session,
    reference,
    securityAnswers.Surname,
    securityAnswers.Postcode,
    securityAnswers.DateOfBirth,
  ]
  for (const secret of secrets) {
    expect(rows.toLowerCase(), secret).not.toContain(secret.toLowerCase())
    // Nor as a plain hash, which anyone could compute for every address.
    for (const plain of [secret, `quote ${secret}`, `address ${secret}`, `session ${secret}`]) {
      expect(rows).not.toContain(Buffer.from(plain).toString('hex'))
      expect(rows).not.toContain(createHash('sha256').update(plain).digest('hex').slice(0, 32))
    }
  }
})

it('stores when a browser was granted a quote, and how [T40] [D-250]', async () => {
  const { db, send, made, time, pass } = await retrievalServer()
  const { securityAnswers } = await made()
  const first = time.now
  pass(5)
  await send(byBody(securityAnswers), headersOf('acorn_pc'))
  const { rows } = await sql<{ made_at: Date; how: string }>`
    select made_at, how from milepost.quote_grant order by made_at`.execute(db)
  expect(rows).toEqual([
    { made_at: first, how: 'made' },
    { made_at: time.now, how: 'personal-check' },
  ])
})

it('lists the quotes a guesser opened, by their address or by one quote, and records the search [T40]', async () => {
  const server = await retrievalServer()
  const { db, send, made, time } = server
  const [seen, alsoSeen, other] = [await made(), await made(), await made()]
  const stranger = headersOf('acorn_pc')
  for (let guess = 0; guess < 3; guess += 1)
    await send(byBody({ ...seen.securityAnswers, QuoteReference: `A-0000000000${guess}` }, GUESSER), stranger)
  await send(byBody(seen.securityAnswers, GUESSER), stranger)
  await send(byBody(alsoSeen.securityAnswers, GUESSER), stranger)
  await send(byBody(other.securityAnswers, '198.51.100.9'), stranger)

  const office = officeOf(server, '', settings)
  const [opened, network, ...events] = await office('guesser', GUESSER)
  expect(opened).toBe(`Opened: ${seen.reference}, ${alsoSeen.reference}`)
  expect(network).toMatch(/^Network [0-9a-f]{8}: 3 failed checks of 3 references$/)
  expect(events).toHaveLength(7)
  expect(events[0]).toMatch(/check-failed \(personal-check\) {2}an unknown reference$/)
  // The owner of one quote complains: the other one is found through it.
  const lines = await office('guesser', seen.reference)
  expect(lines.some((line) => line.includes(`check-passed (personal-check)  ${alsoSeen.reference}`))).toBe(
    true,
  )
  const [, second] = await readTrail(db, { most: 2 })
  expect(second).toMatchObject({
    act: 'events.search',
    about: { kind: 'quote', id: seen.reference },
    at: time.now,
  })
  const trail = (await everyRow(db)).get('milepost.audit_entry')?.join('') ?? ''
  expect(trail).not.toContain(GUESSER)
})

it('counts for the alert how many quotes one network failed at within the hour [T40]', async () => {
  const { db, send, made, time, pass } = await retrievalServer()
  const { securityAnswers } = await made()
  for (let guess = 0; guess < 12; guess += 1) {
    const reference = `A-000000000${String(guess).padStart(2, '0')}`
    await send(byBody({ ...securityAnswers, QuoteReference: reference }, GUESSER), headersOf('acorn_pc'))
  }
  await send(byBody({ ...securityAnswers, Surname: 'Wrong' }, '198.51.100.9'), headersOf('acorn_pc'))
  const read = figuresReader(db, { clock: () => time.now, processClock: () => time.now })
  expect((await read())?.quotesFailedByOneAddress).toBe(12)
  pass(61)
  expect((await read())?.quotesFailedByOneAddress).toBe(0)
})

it('retains events for thirty days and no longer [T30]', async () => {
  const { db, apiDb, made, time, pass } = await retrievalServer()
  await made()
  const erase = () => eraseOld({ retention: retentionStore(apiDb), clock: () => time.now })
  pass(29 * 24 * 60)
  await erase()
  expect(await kindsIn(db)).toHaveLength(1)
  pass(2 * 24 * 60)
  await erase()
  expect(await kindsIn(db)).toEqual([])
})

it('never blocks a customer: events that cannot be stored are counted [F26]', async () => {
  const events = { add: () => Promise.reject(new Error('The disk is full')) }
  const { send, made, metrics } = await retrievalServer({ events })
  const { securityAnswers } = await made()
  const restored = await send(byBody(securityAnswers), headersOf('acorn_pc'))
  expect(restored.status).toBe(200)
  const { values } = await metrics.securityEventsLost.get()
  expect(values.find(({ labels }) => labels.reason === 'not-written')?.value).toBe(3)
})
