import type { StaffRole } from '@milepost/domain/desk/people'
import { refundSteps } from '@milepost/domain/payment/refund-states'
import { fromPounds, type Pence, pence } from '@milepost/domain/values/pence'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { officeOf } from '../../cli/commands/testing/office-of.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { checkAccounts } from '../accounts/accounts-check-store.ts'
import { capturePayment } from '../attempt/capture-payment.ts'
import { lenderEventStore } from '../loan/lender-event-store.ts'
import { carryOutRefund, decideRefund, type RefundingPerson, refundPolicy } from '../refund/refund-policy.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'
import { cancellationRefundStore } from './cancel-refund-store.ts'
import { type CancelRefundPorts, cancelWithRefund, previewCancellation } from './cancel-with-refund.ts'
import { cancellationStore } from './cancellation-store.ts'

let server: PurchaseServer
let ports: CancelRefundPorts & PurchaseServer['ports'] & Pick<PurchaseServer, 'refunds'>
beforeAll(async () => {
  server = await purchaseServer()
  ports = {
    ...server.ports,
    refunds: server.refunds,
    cancellations: cancellationStore(server.apiDb),
    cancelRefunds: cancellationRefundStore(server.apiDb, server.enqueue),
    lenderEvents: lenderEventStore(server.apiDb, server.enqueue),
  }
})
afterAll(() => server.stop())
afterEach(async () => expect(await checkAccounts(server.db, new Date(0))).toEqual([]))

const staff = (subject: string, ...roles: StaffRole[]): RefundingPerson => ({
  person: { subject, name: `${subject} Example`, roles },
  by: { who: `${subject} Example`, account: subject, door: 'desk', because: 'a test of refunds' },
})
const femi = staff('femi', 'finance')
const fred = staff('fred', 'finance')
const tom = staff('tom', 'team-lead')
const tess = staff('tess', 'team-lead')

async function sold(code: 'ANNUAL_CARD_IN_FULL' | 'TX_FINANCE_PLAN_V2' = 'ANNUAL_CARD_IN_FULL') {
  const ready = await server.readyToPay()
  const paid = await server.confirmed(ready, code)
  const taken = await server.takeUp(ready, code, paid)
  await capturePayment(paid.paymentId, { isLastTry: false }, server.ports)
  const key: PolicyKey = { tenant: 'A', policyNumber: taken.body.policyNumber }
  const policy = await server.ports.policies.findPolicy(key)
  if (!policy) throw new Error(taken.text)
  return { key, policy, attemptId: paid.paymentId }
}

const asked = {
  reason: 'customer',
  hasClaimed: false,
  lastDay: undefined,
  defaultNoticeOn: undefined,
  following: undefined,
} as const
async function figuresOf(key: PolicyKey) {
  const preview = await previewCancellation({ ...key, ...asked }, ports)
  if (preview.kind !== 'figures') throw new Error(preview.kind)
  return preview.policy.figures
}
/** The payment as the card provider reports it. */
async function atProvider(attemptId: string) {
  const attempt = await server.ports.payments.findAttempt(attemptId)
  const provider = attempt?.provider && server.ports.cards.byName(attempt.provider)
  const found = provider && (await provider.find(attempt.providerRef ?? ''))
  if (found?.kind !== 'found') throw new Error('The provider does not know it')
  return found.value
}
const carryOut = async (key: PolicyKey) => {
  for (const { number } of await server.refunds.refundsOf(key))
    await carryOutRefund({ ...key, number }, { isLastTry: false }, ports)
}
const refund = (key: PolicyKey, pounds: number, by = femi, seenReturned: Pence = pence(0)) =>
  refundPolicy({ ...key, amount: fromPounds(pounds), reason: 'goodwill', seenReturned }, by, ports)
const linesOf = async (attemptId: string, kind: string) => {
  const { rows } = await sql<{ account: string; pence: string }>`
    select account, pence from milepost.ledger_line join milepost.ledger_entry on id = entry_id
    where attempt_id = ${attemptId} and kind = ${kind} order by account`.execute(server.db)
  return rows.map(({ account, pence: amount }) => `${account} ${amount}`)
}

describe('a cancellation with its refund', () => {
  it('uses the figures that were shown, waits for a second person and refunds the card once [DSK-505] [DSK-506] [DSK-507]', async () => {
    const { key, policy, attemptId } = await sold()
    // Cover has not started yet: everything except the fee is refunded.
    const beforeStart = await figuresOf(key)
    expect(beforeStart).toMatchObject({
      basis: 'cooling-off',
      charge: 0,
      toCard: policy.dueNow - beforeStart.fee,
    })
    const before = server.time.now
    server.time.now = new Date(policy.coverStart.getTime() + 150 * 86_400_000)
    const figures = await figuresOf(key)
    const done = await cancelWithRefund({ ...key, ...asked, seen: figures }, femi, ports)
    expect(done).toMatchObject({ kind: 'cancelled', cancellations: [{ figures }] })
    const [waiting] = await server.refunds.refundsOf(key)
    expect(waiting).toMatchObject({
      number: 1,
      state: 'proposed',
      amount: figures.toCard,
      reason: 'cancellation',
    })
    await carryOut(key)
    expect(await atProvider(attemptId)).toMatchObject({ refunded: 0 })

    // Two team leads decide simultaneously: one confirms.
    const key1 = { ...key, number: 1, to: 'ready' } as const
    const both = await Promise.all([decideRefund(key1, tom, ports), decideRefund(key1, tess, ports)])
    expect(both.map(({ kind }) => kind).sort()).toEqual(['decided', 'decided-before'])
    await Promise.all([carryOut(key), carryOut(key)])
    await carryOut(key)
    expect(await atProvider(attemptId)).toMatchObject({ refunded: figures.toCard })
    expect(await server.refunds.refundsOf(key)).toMatchObject([{ state: 'refunded' }])
    expect(await linesOf(attemptId, 'cancellation')).toEqual([
      `customer -${figures.toCard}`,
      `insurer ${figures.refund - figures.tax}`,
      `tax ${figures.tax}`,
    ])
    expect(await linesOf(attemptId, 'return-1')).toEqual([
      `card-provider -${figures.toCard}`,
      `customer ${figures.toCard}`,
    ])
    server.time.now = before
  })

  it('is refused when the figures have changed, and happens once when two people cancel simultaneously [DSK-505]', async () => {
    const { key } = await sold()
    const seen = await figuresOf(key)
    const other = { ...seen, toCard: pence(seen.toCard + 1) }
    expect(await cancelWithRefund({ ...key, ...asked, seen: other }, femi, ports)).toEqual({
      kind: 'changed',
    })
    expect(await ports.cancellations.findCancellation(key)).toBeUndefined()
    const both = await Promise.all(
      [femi, fred].map((by) => cancelWithRefund({ ...key, ...asked, seen }, by, ports)),
    )
    expect(both.map(({ kind }) => kind).sort()[0]).toBe('cancelled')
    expect(both.filter(({ kind }) => kind === 'cancelled')).toHaveLength(1)
    expect(await server.refunds.refundsOf(key)).toHaveLength(1)
  })

  it('charges for the days that were covered, and refunds nothing after a claim [DSK-503]', async () => {
    const { key, policy } = await sold()
    const before = server.time.now
    server.time.now = new Date(policy.coverStart.getTime() + 20 * 86_400_000)
    const figures = await figuresOf(key)
    expect(figures).toMatchObject({ daysCovered: 21, daysInAll: 365 })
    expect(figures.charge).toBe(Math.floor((figures.premium * 21) / 365))
    const claimed = await previewCancellation({ ...key, ...asked, hasClaimed: true }, ports)
    expect(claimed).toMatchObject({
      policy: { figures: { basis: 'claim', toCard: 0, charge: figures.premium } },
    })
    server.time.now = new Date(policy.coverEnd.getTime() + 1)
    expect(await previewCancellation({ ...key, ...asked }, ports)).toEqual({
      kind: 'not-allowed',
      because: 'ended',
    })
    server.time.now = before
  })

  it('of a policy on credit before cover gives the lender what it lent and the rest to the card [DSK-503] [D-269]', async () => {
    const { key, policy, attemptId } = await sold('TX_FINANCE_PLAN_V2')
    const seen = await figuresOf(key)
    expect(seen).toMatchObject({
      charge: 0,
      toLender: seen.loan?.lent,
      stillOwedToLender: 0,
      stillOwedToUs: 0,
    })
    expect(seen.toCard).toBe(policy.dueNow - seen.fee)
    expect(seen.loan).toMatchObject({ kind: 'undrawn', earned: 0, collected: 0 })
    // Another person, because it counts against what they refund alone in a day.
    const fern = staff('fern', 'finance')
    expect(await cancelWithRefund({ ...key, ...asked, seen }, fern, ports)).toMatchObject({
      kind: 'cancelled',
    })
    expect(await server.refunds.refundsOf(key)).toMatchObject([{ amount: seen.toCard }])
    expect(await linesOf(attemptId, 'cancellation')).toContain(`lender -${seen.toLender}`)
  })

  it('is not found for another brand [DSK-113]', async () => {
    const { key } = await sold()
    expect(await previewCancellation({ ...key, tenant: 'M', ...asked }, ports)).toEqual({ kind: 'not-found' })
  })
})

describe('a refund', () => {
  it('is made once when two people begin it simultaneously, and in parts up to what was paid [DSK-504] [DSK-506]', async () => {
    const { key, policy, attemptId } = await sold()
    const both = await Promise.all([refund(key, 40, femi), refund(key, 40, fred)])
    expect(both.map(({ kind }) => kind).sort()).toEqual(['begun', 'changed'])
    expect(await refund(key, 25, fred, fromPounds(40))).toMatchObject({ kind: 'begun' })
    await carryOut(key)
    expect(await atProvider(attemptId)).toMatchObject({ refunded: fromPounds(65) })
    expect(await linesOf(attemptId, 'return-2')).toEqual(['card-provider -2500', 'fees 2500'])

    // A proposal counts, too.
    expect(await refund(key, 950, femi, fromPounds(65))).toMatchObject({ kind: 'begun' })
    const left = policy.dueNow - fromPounds(1_015)
    expect(await refund(key, (left + 1) / 100, femi, fromPounds(1_015))).toEqual({ kind: 'above-paid' })
    expect(await server.refunds.refundsOf(key)).toHaveLength(3)
  })

  it('above a person’s authority waits for a second person, and who has none begins nothing [DSK-507]', async () => {
    const { key, attemptId } = await sold()
    expect(await refund(key, 100_000)).toEqual({ kind: 'above-paid' })
    expect(await refund(key, 10, tom)).toEqual({ kind: 'not-allowed' })
    expect(await refund(key, 150)).toMatchObject({ refund: { state: 'proposed' } })
    const decide = (by: RefundingPerson, to: 'ready' | 'refused' = 'ready') =>
      decideRefund({ ...key, number: 1, to }, by, ports)
    const asLead = staff('femi', 'team-lead', 'finance')
    expect([await decide(femi), await decide(fred), await decide(asLead)]).toEqual(
      ['first-person', 'above-authority', 'first-person'].map((because) => ({
        kind: 'not-decided',
        because,
      })),
    )
    expect(await decide(tom, 'refused')).toMatchObject({ kind: 'decided', refund: { state: 'refused' } })
    // A refused amount can be refunded again.
    expect(await refund(key, 160)).toMatchObject({ kind: 'begun' })
    await carryOut(key)
    expect(await atProvider(attemptId)).toMatchObject({ refunded: 0 })
  })

  it('that the provider did not make is retried, and fails after the last try [DSK-506]', async () => {
    const { key, attemptId } = await sold()
    await refund(key, 30)
    const away = { ...ports, cards: { ...server.ports.cards, byName: () => undefined } }
    const number = { ...key, number: 1 }
    expect(await carryOutRefund(number, { isLastTry: false }, away)).toBe(false)
    expect(await carryOutRefund(number, { isLastTry: true }, away)).toBe(false)
    expect(await server.refunds.refundsOf(key)).toMatchObject([{ state: 'failed' }])
    const office = officeOf(server)
    expect(await office('refunds')).toEqual(
      expect.arrayContaining([expect.stringContaining(`${key.policyNumber}  refund 1  failed  £30.00`)]),
    )
    await office('refund again', key.policyNumber, '1')
    await carryOut(key)
    expect(await atProvider(attemptId)).toMatchObject({ refunded: fromPounds(30) })
  })

  it('is shown and confirmed on the command line by the same actions [DSK-512]', async () => {
    const { key, attemptId } = await sold()
    const office = officeOf(server)
    const [first] = await office('cancellation', key.policyNumber, 'customer', 'no-claim')
    expect(first).toBe(`${key.policyNumber}: 0 of 365 days covered, cooling-off`)
    await refund(key, 200)
    const asFemi = officeOf(server, '', {}, { ...femi.by, door: 'command-line' })
    await expect(asFemi('refund confirm', key.policyNumber, '1')).rejects.toThrow(
      'another person must decide it',
    )
    expect(await office('refund confirm', key.policyNumber, '1')).toEqual([
      `${key.policyNumber}  refund 1  ready  £200.00  goodwill  femi Example, Alex Tester`,
    ])
    await expect(office('refund refuse', key.policyNumber, '1')).rejects.toThrow('Already decided')
    await expect(office('refund confirm', key.policyNumber, '9')).rejects.toThrow('There is no refund 9')
    await carryOut(key)
    expect(await atProvider(attemptId)).toMatchObject({ refunded: fromPounds(200) })
  })
})

describe('the database', () => {
  it('has the same steps as the code, and refuses any other step [DSK-506]', async () => {
    const { rows } = await sql<{ step: string }>`
      select claim || ' ' || from_state || ' ' || to_state as step from milepost.refund_step`.execute(
      server.db,
    )
    const steps = Object.entries(refundSteps).flatMap(([claim, table]) =>
      Object.entries(table).flatMap(([from, next]) => [...next].map((to) => `${claim} ${from} ${to}`)),
    )
    expect(rows.map(({ step }) => step).sort()).toEqual(steps.sort())
    const { key } = await sold()
    await refund(key, 20)
    const set = (change: string) =>
      sql
        .raw(`update milepost.policy_refund set ${change} where policy_number = '${key.policyNumber}'`)
        .execute(server.db)
    await expect(set(`state = 'proposed', target_pence = null`)).rejects.toThrow('cannot go from ready')
    await expect(set('amount_pence = 1')).rejects.toThrow('of one amount for ever')
    await expect(set(`second_subject_id = first_subject_id, second_who = 'x'`)).rejects.toThrow(/check/)
  })

  it('refuses a refund above what was paid, for any caller [DSK-504]', async () => {
    const { key, policy } = await sold()
    const insert = (amount: number) =>
      sql`
      insert into milepost.policy_refund (tenant, policy_number, number, attempt_id, amount_pence, reason, state,
        target_pence, first_subject_id, first_who, begun_at, moved_at)
      values (${key.tenant}, ${key.policyNumber}, 1, ${policy.attemptId}, ${amount}, 'goodwill', 'ready', 1, 'x', 'X',
        now(), now())`.execute(server.db)
    await expect(insert(policy.dueNow + 1)).rejects.toThrow('above what was paid')
  })
})
