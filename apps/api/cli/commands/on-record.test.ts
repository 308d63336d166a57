import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { referredQuote } from '../../desk/quote/testing/referred-quote.ts'
import type { Actor } from '../../platform/audit/ports.ts'
import { readTrail } from '../../platform/audit/store.ts'
import { everyRow } from '../../platform/db/testing/every-row.ts'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { capturePayment } from '../../purchase/attempt/capture-payment.ts'
import { purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { officeOf } from './testing/office-of.ts'

const server = await purchaseServer()
afterAll(() => server.stop())
const { db } = server
const home = await mkdtemp(join(tmpdir(), 'record-'))
const settings = { SEALING_KEY: Buffer.alloc(32, 7).toString('base64') }
const sam: Actor = {
  who: 'Sam Duty',
  door: 'command-line',
  because: 'the customer rang about case 4711',
  account: 'sam',
}
const office = officeOf(server, home, settings, sam)

const email = 'Zyx.Canary@example.com'
const monthly = 'TX_FINANCE_PLAN_V2'
const sold = await server.readyToPay('acorn_pc', undefined, email)
const purchase = await server.takeUp(sold, monthly, await server.confirmed(sold, monthly))
const policyNumber = String(purchase.body?.policyNumber)
const unsold = await server.readyToPay('acorn_pc', undefined, email)

/** The audit entries that an act adds. */
async function leftBy(work: () => Promise<unknown>) {
  const since = (await readTrail(db, { most: 1 })).at(-1)?.position ?? 0
  await work()
  const left = (await readTrail(db, { most: 50 })).filter(({ position }) => position > since)
  for (const entry of left) expect(entry).toMatchObject({ ...sam, at: server.time.now })
  return left.map(({ act, about, before, after, outcome, reasonCode }) => ({
    act,
    on: `${about.kind} ${about.id}`,
    before,
    after,
    ...(outcome && { outcome, reasonCode }),
  }))
}

it('the audit trail has who locked, unlocked and linked a quote, with its state before and after [T39] [D-050]', async () => {
  const on = `quote ${unsold.reference}`
  const open = { isLocked: false, until: null }
  const locked = { isLocked: true, until: null }
  expect(await leftBy(() => office('lock', unsold.reference))).toEqual([
    { act: 'quote.lock', on, before: open, after: locked },
  ])
  expect(await leftBy(() => office('unlock', unsold.reference.toLowerCase()))).toEqual([
    { act: 'quote.unlock', on, before: locked, after: open },
  ])
  const [address = ''] = await office('link', unsold.reference)
  expect(await leftBy(() => office('link', unsold.reference))).toMatchObject([{ act: 'quote.link', on }])
  const rows = (await everyRow(db)).get('milepost.audit_entry')?.join('') ?? ''
  expect(rows).not.toContain(new URL(address).searchParams.get('quote'))
})

it('the audit trail has who exported and erased a customer, for each quote, and no data of the customer [T39] [T7]', async () => {
  const exported = await leftBy(() => office('export', email, join(home, 'all.json')))
  expect(exported.map(({ act, on }) => `${act} ${on.split(' ')[0]}`)).toEqual([
    'customer.export customer',
    'quote.export quote',
    'quote.export quote',
  ])
  expect(exported[0]?.after).toMatchObject({ bankDetails: expect.any(Number), quotes: 2 })
  expect(await leftBy(() => office('export', sold.reference, join(home, 'one.json')))).toMatchObject([
    { act: 'quote.export', on: `quote ${sold.reference}` },
  ])
  const erased = await leftBy(() => office('erase', email))
  expect(erased.map(({ act }) => act)).toEqual(['quote.erase', 'customer.erase'])
  expect(erased[0]?.on).toBe(`quote ${unsold.reference}`)
  const rows = (await everyRow(db)).get('milepost.audit_entry')?.join('').toLowerCase() ?? ''
  for (const text of ['canary', 'example.com', '66374958', '089999', 'morgan', '1987', 'ls1'])
    expect(rows, text).not.toContain(text)
  // The customer's entries can still be found by email address.
  const story = await office('trail', '--on', email.toUpperCase())
  expect(story.filter((line) => line.includes('customer.')).length).toBe(2)
})

it('the audit trail has who cancelled a policy and had a job retried [T39] [F17]', async () => {
  for (const { id } of await server.attempts()) await capturePayment(id, { isLastTry: false }, server.ports)
  expect(await leftBy(() => office('cancel', policyNumber, 'customer', 'no-claim'))).toMatchObject([
    {
      act: 'policy.cancel',
      on: `policy ${policyNumber}`,
      after: { reason: 'customer' },
    },
  ])
  await sql`update milepost.job set state = 'dead', ended_at = now() where name = 'documents'`.execute(db)
  const [again, ...more] = await leftBy(() => office('jobs again', 'all'))
  expect(again).toMatchObject({ act: 'job.retry', before: { name: 'documents' } })
  expect(more).toEqual([])
})

it('the audit trail has nothing about a record that is not there, or a command that was typed wrongly [DSK-806]', async () => {
  const left = await leftBy(async () => {
    await expect(office('lock', 'A-0123456789A')).rejects.toThrow('There is no quote')
    await expect(office('cancellation', 'A-99999999', 'customer', 'no-claim')).rejects.toThrow('no policy')
    await expect(office('erase', 'nobody@example.com')).rejects.toThrow('No data is stored')
    await expect(office('export', sold.reference, join(home, 'all.json'))).rejects.toThrow('already exists')
    await expect(office('jobs again', 'all')).rejects.toThrow('No job is dead')
    await expect(office('approve', unsold.reference)).rejects.toThrow('never referred')
  })
  expect(left).toEqual([])
})

it('the audit trail has an act that a rule refused as refused, with its code, and never as done [DSK-806]', async () => {
  const on = `policy ${policyNumber}`
  const refused = await leftBy(async () => {
    await expect(office('cancel', policyNumber, 'customer', 'no-claim')).rejects.toThrow('has been cancelled')
  })
  expect(refused).toMatchObject([{ act: 'policy.cancel', on, outcome: 'refused', reasonCode: 'CANCELLED' }])
  const quote = await referredQuote(db, 'A', server.time.now)
  const about = `quote ${quote.reference}`
  await office('decline', quote.reference, 'We are sorry: this is more than we insure.')
  const decisions = [
    ['approve', []],
    ['confirm', []],
    ['decline', ['We are sorry: this is more than we insure.']],
    ['ask', ['What was the reason for this?']],
    ['withdraw', []],
  ] as const
  for (const [name, words] of decisions) {
    const left = await leftBy(() =>
      expect(office(name, quote.reference, ...words)).rejects.toThrow('already'),
    )
    expect(left).toMatchObject([{ on: about, outcome: 'refused', reasonCode: 'DECIDED' }])
  }
  const lines = await office('trail', '--on', policyNumber)
  expect(lines.filter((line) => line.includes('policy.cancel'))).toEqual([
    expect.not.stringContaining('refused'),
    expect.stringContaining('refused CANCELLED'),
  ])
})

it('finds entries of the audit trail by what an act was on, by who did it and since when', async () => {
  expect((await office('trail', '--on', policyNumber)).slice(0, 3)).toEqual([
    expect.stringMatching(/^\d+ {2}2026-.*Z {2}policy\.cancel {2}policy A-\d+$/),
    '    by Sam Duty (account sam) through the command-line: the customer rang about case 4711',
    expect.stringMatching(/^ {4}after .*reason customer/),
  ])
  expect(await office('trail', '--by', 'sam duty', '--since', '2020-01-01')).not.toEqual([])
  expect(await office('trail', '--by', 'Nobody')).toEqual(['There is no such entry'])
  expect(await office('trail', '--since', '2036-01-01')).toEqual(['There is no such entry'])
  for (const words of [['--on'], ['lock'], ['--who', 'Sam']])
    await expect(office('trail', ...words)).rejects.toThrow('usage: trail')
  expect((await checkAccounts(db, server.time.now)).filter(({ check }) => check.startsWith('AUDIT'))).toEqual(
    [],
  )
})
