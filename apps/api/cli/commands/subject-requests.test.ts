import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, expect, it } from 'vitest'
import { draftStore } from '../../draft/store.ts'
import { everyRow, tablesHolding } from '../../platform/db/testing/every-row.ts'
import { purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { hashOf } from '../../quote/testing/made-quote.ts'
import { headersOf } from '../../quote/testing/quote-server.ts'
import { byBody, retrievalServer, TEST_ENCRYPTION_KEY } from '../../retrieval/testing/retrieval-server.ts'
import { officeOf } from './testing/office-of.ts'

const server = await purchaseServer()
afterAll(() => server.stop())
const { db } = server
const home = await mkdtemp(join(tmpdir(), 'office-'))

/** The test server encrypts with this key. */
const office = officeOf(server, home, { SEALING_KEY: Buffer.alloc(32, 7).toString('base64') })

const monthly = 'TX_FINANCE_PLAN_V2'
const email = 'Robin@example.com'
const sold = await server.readyToPay('acorn_pc', undefined, email)
const purchase = await server.takeUp(sold, monthly, await server.confirmed(sold, monthly))
const policyNumber = String(purchase.body?.policyNumber)
const unsold = await server.readyToPay('acorn_cv', undefined, email)
const stranger = await server.readyToPay('acorn_pc', undefined, 'somebody.else@example.com')
await draftStore(db).saveDraft({
  tenant: 'M',
  journey: 'motorcade_pc',
  idHash: hashOf('robin'),
  answers: {
    proposerDetails: {
      emailAddress: 'robin@example.com',
      lastNames: 'Draftsman',
      licenceNumber: 'DRAFT803277A99AB',
    },
  },
  completedSteps: [],
  besides: {},
  shape: 1,
  saveId: 'one',
  unconfirmed: [],
  expectedRevision: 0,
  now: server.time.now,
})

it('exports everything that is stored about an email address, for every brand, and nothing about another person [T30]', async () => {
  const file = join(home, 'robin.json')
  expect((await office('export', email.toLowerCase(), file))[0]).toContain('robin.json')
  const text = await readFile(file, 'utf8')
  const { held, bankDetails } = JSON.parse(text)
  expect(held.quote.map(({ reference }: { reference: string }) => reference).sort()).toEqual(
    [sold.reference, unsold.reference].sort(),
  )
  expect(held.policy).toHaveLength(1)
  expect(held.payment_attempt).toHaveLength(1)
  expect(held.ledger_line.length).toBeGreaterThan(1)
  expect(held.draft[0].answers.proposerDetails.lastNames).toBe('Draftsman')
  expect(bankDetails).toContainEqual({
    of: policyNumber,
    account: expect.objectContaining({ accountNumber: '66374958' }),
  })
  // The customer gets encrypted fields in clear.
  expect(held.draft[0].answers.proposerDetails.licenceNumber).toBe('DRAFT803277A99AB')
  for (const { answers } of held.quote_version)
    expect(answers.proposerDetails.licenceNumber).toBe('MORGA803277A99AB')
  expect(text).not.toContain('encrypted:')
  expect(text).not.toContain(stranger.reference)
  // Hashes of sessions and tokens are not exported.
  expect(text).not.toMatch(/_hash|\\\\x[0-9a-f]{64}/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('never overwrites a file', async () => {
  await expect(office('export', email, join(home, 'robin.json'))).rejects.toThrow('already exists')
})

it('exports one quote alone', async () => {
  const file = join(home, 'one.json')
  await office('export', unsold.reference, file)
  const text = await readFile(file, 'utf8')
  expect(text).toContain(unsold.reference)
  expect(text).not.toContain(sold.reference)
})

it('erases what was not purchased, and reports what is retained and why [T30]', async () => {
  const output = await office('erase', 'ROBIN@EXAMPLE.COM')
  expect(output).toEqual([
    'Erased: 1 quote and 1 unfinished quote',
    `${sold.reference} is retained: it became a policy. The law requires us to keep the policy, its documents and its accounts.`,
  ])
  // Only the record of who erased it, when and why still holds its reference.
  expect(await tablesHolding(db, unsold.reference)).toEqual(['milepost.audit_entry'])
  expect(await tablesHolding(db, 'Draftsman')).toEqual([])
  expect(await tablesHolding(db, sold.reference)).toContain('milepost.policy')
  expect(await tablesHolding(db, stranger.reference)).toContain('milepost.quote')
})

it('leaves no personal data of an erased customer in events, sessions, emails, keys or the audit trail [T30]', async () => {
  const retrieval = await retrievalServer()
  const { send, made, emails } = retrieval
  const { reference, securityAnswers, owner } = await made()
  await send(byBody({ ...securityAnswers, Surname: 'Wrong' }), owner)
  await send(byBody(securityAnswers), headersOf('acorn_pc'))
  const here = { ...headersOf('acorn_pc'), host: 'acorn-pc.localhost' }
  const body = { quoteReference: reference }
  await send({ method: 'POST', url: '/api/v1/Quote/RequestQuoteLink', body }, here)
  expect(emails).toHaveLength(1)
  const { proposerDetails } = peopleByJourney.acorn_pc.answers
  const secrets = [
    ...[
      securityAnswers.Surname,
      securityAnswers.Postcode,
      securityAnswers.VehicleRegistration,
      securityAnswers.DateOfBirth,
    ],
    ...[proposerDetails.emailAddress, proposerDetails.phoneNumber],
    ...[proposerDetails.licenceNumber, proposerDetails.address?.line1],
  ].filter((secret) => secret !== undefined)
  expect(secrets.length).toBeGreaterThan(6)
  const held = async () => {
    const rows = [...(await everyRow(retrieval.db))].map(([name, each]) => [name, each.join().toLowerCase()])
    return secrets.flatMap((secret) =>
      rows.flatMap(([name, text]) => (text?.includes(secret.toLowerCase()) ? [`${secret} in ${name}`] : [])),
    )
  }
  expect(await held()).not.toEqual([])
  const settings = { SEALING_KEY: TEST_ENCRYPTION_KEY.toString('base64') }
  await officeOf(retrieval, '', settings)('erase', String(proposerDetails.emailAddress))
  expect(await held()).toEqual([])
  const rowsUnder = await everyRow(retrieval.db)
  for (const table of ['security_event', 'session', 'audit_entry'])
    expect(rowsUnder.get(`milepost.${table}`), table).not.toEqual([])
})

it('retains a quote while a payment for it may still be captured', async () => {
  await server.confirmed(stranger, 'ANNUAL_CARD_IN_FULL')
  expect(await office('erase', stranger.reference)).toEqual([
    'Erased: 0 quotes and 0 unfinished quotes',
    `${stranger.reference} is retained: a payment was made for it, or may still be made. The accounts need it.`,
  ])
})

it.each(['export', 'erase'])('%s reports an unknown customer', async (verb) => {
  await expect(
    office(verb, 'nobody@example.com', ...(verb === 'export' ? [join(home, 'no')] : [])),
  ).rejects.toThrow('No data is stored about nobody@example.com')
  await expect(office(verb, 'Robin')).rejects.toThrow('neither an email address nor a quote reference')
  await expect(office(verb)).rejects.toThrow('usage')
})
