import type { StaffRole } from '@milepost/domain/desk/people'
import { policyState } from '@milepost/domain/policy/policy-state'
import { addDays, type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { endOfLondonDay, londonDate } from '@milepost/domain/values/london-time'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { officeOf } from '../../cli/commands/testing/office-of.ts'
import { readTrail } from '../../platform/audit/store.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { forgetAccounts } from '../../privacy/policy-erasure-store.ts'
import { renewalStore } from '../../renewal/store.ts'
import { checkAccounts } from '../accounts/accounts-check-store.ts'
import { lenderEventStore } from '../loan/lender-event-store.ts'
import { scheduledInstalments } from '../loan/loan-of.ts'
import type { RefundingPerson } from '../refund/refund-policy.ts'
import { purchasedPolicy } from '../take-up/get-purchase.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'
import { cancellationRefundStore } from './cancel-refund-store.ts'
import {
  type CancellationAsked,
  type CancelRefundPorts,
  cancelWithRefund,
  previewCancellation,
} from './cancel-with-refund.ts'
import { cancellationStore } from './cancellation-store.ts'
import { effectCancellations } from './effect-cancellations.ts'
import { type EndingPorts, issueProofs } from './ending-documents.ts'
import { endingStore } from './ending-store.ts'
import { withdrawNotice } from './withdraw-notice.ts'

let server: PurchaseServer
let ports: CancelRefundPorts & EndingPorts
let morning: Date
beforeAll(async () => {
  server = await purchaseServer()
  morning = server.time.now
  ports = {
    ...server.ports,
    refunds: server.refunds,
    cancellations: cancellationStore(server.apiDb),
    cancelRefunds: cancellationRefundStore(server.apiDb, server.enqueue),
    lenderEvents: lenderEventStore(server.apiDb, server.enqueue),
    endings: endingStore(server.apiDb, server.enqueue),
    renewals: renewalStore(server.apiDb, server.enqueue),
  }
  server.work({ renewalAddress: async () => undefined })
})
afterAll(() => server.stop())

const staff = (subject: string, ...roles: StaffRole[]): RefundingPerson => ({
  person: { subject, name: `${subject} Example`, roles },
  by: { who: `${subject} Example`, account: subject, door: 'desk', because: 'a test of cancelling' },
})
const femi = staff('femi', 'finance')
let customers = 0

async function sold(code: 'ANNUAL_CARD_IN_FULL' | 'TX_FINANCE_PLAN_V2' = 'ANNUAL_CARD_IN_FULL') {
  server.time.now = morning
  customers += 1
  const email = `notice-${customers}@example.com`
  const ready = await server.readyToPay('acorn_pc', undefined, email)
  const taken = await server.takeUp(ready, code, await server.confirmed(ready, code))
  const key: PolicyKey = { tenant: 'A', policyNumber: taken.body.policyNumber }
  await server.jobsDone(key)
  const policy = await server.ports.policies.findPolicy(key)
  if (!policy) throw new Error(taken.text)
  // Some days into its cover.
  server.time.now = new Date(policy.coverStart.getTime() + 40 * 86_400_000)
  return { key, policy, email }
}
const today = () => londonDate(server.time.now)
const asked = (key: PolicyKey, reason: CancellationAsked['reason'], lastDay?: LocalDate) => ({
  ...key,
  reason,
  hasClaimed: false,
  lastDay,
  defaultNoticeOn: undefined as LocalDate | undefined,
})
async function cancel(what: CancellationAsked, following?: 'keep') {
  const preview = await previewCancellation(what, ports)
  if (preview.kind !== 'figures') throw new Error(preview.kind)
  const done = await cancelWithRefund({ ...what, seen: preview.policy.figures, following }, femi, ports)
  if (done.kind !== 'cancelled') throw new Error(done.kind)
  return { preview, cancellation: done.cancellations[0] }
}
const stateOf = async (key: PolicyKey) => {
  const facts = await ports.cancellations.factsOf(key)
  return facts && policyState(facts, server.time.now)
}
const emailsAbout = async (email: string, words: string) =>
  (await server.emailsTo(email)).filter((each) => each.includes(words))
const at = (day: LocalDate) => {
  server.time.now = endOfLondonDay(day)
}

describe('a cancellation from a day to come', () => {
  it('leaves the policy in force until then, tells the customer, and takes effect without waiting for its job [D-286] [DSK-505]', async () => {
    const { key, policy, email } = await sold()
    const lastDay = addDays(today(), 10)
    const { preview } = await cancel(asked(key, 'customer', lastDay))
    // Reckoned for the day cover ends: the 41st to the 51st day are covered.
    expect(preview.policy.figures.daysCovered).toBe(51)
    expect(await stateOf(key)).toBe('cancelling')
    await server.jobsDone(key)
    expect(await emailsAbout(email, 'You asked us to cancel your policy')).toHaveLength(1)
    expect(await server.refunds.refundsOf(key)).toEqual([])
    await effectCancellations(ports)
    expect(await server.refunds.refundsOf(key)).toEqual([])

    at(lastDay)
    expect(await stateOf(key)).toBe('cancelled')
    await Promise.all([effectCancellations(ports), effectCancellations(ports)])
    await effectCancellations(ports)
    expect(await server.refunds.refundsOf(key)).toMatchObject([
      { reason: 'cancellation', amount: preview.policy.figures.toCard },
    ])
    await server.jobsDone(key)
    const [told, ...more] = await emailsAbout(email, 'Your cover has ended')
    expect(more).toEqual([])
    expect(told).toMatch(/Statement of cancellation/)
    expect(told).toMatch(/Proof of no claims discount/)
    expect(told).toMatch(/Driving without insurance is an offence/)
    expect(told).not.toMatch(/differ from those in our notice/)
    const kinds = (await server.ports.policies.documentsOf(policy)).map(({ kind }) => kind)
    expect(kinds.slice(-2)).toEqual(['statement-of-cancellation', 'no-claims-proof'])
    expect(await checkAccounts(server.db, new Date(0))).toEqual([])
  })

  it('on credit names the instalments that are still collected, and counts them as paid [D-269] [D-286] [DSK-521]', async () => {
    const { key, policy, email } = await sold('TX_FINANCE_PLAN_V2')
    const lastDay = addDays(today(), 45)
    const { preview } = await cancel(asked(key, 'customer', lastDay))
    const { paymentOption } = await purchasedPolicy(policy, ports)
    if (paymentOption.method !== 'DIRECT_DEBIT') throw new Error('It is on credit')
    const due = scheduledInstalments(policy, paymentOption.plan).filter(({ on }) => on <= lastDay)
    const toCome = due.filter(({ on }) => on > today())
    expect(toCome.length).toBeGreaterThan(0)
    expect(due.length).toBeGreaterThan(toCome.length)
    expect(preview.policy.figures.loan?.collected).toBe(due.reduce((sum, { amount }) => sum + amount, 0))
    await server.jobsDone(key)
    const [notice = ''] = await emailsAbout(email, 'You asked us to cancel your policy')
    for (const { on, amount } of toCome) expect(notice).toContain(`${formatPence(amount)} on ${longDate(on)}`)
    expect(notice).toMatch(/You will have been covered for/)
    expect(notice).not.toMatch(/You were covered for|already paid/)

    at(lastDay)
    await effectCancellations(ports)
    await server.jobsDone(key)
    const [told = ''] = await emailsAbout(email, 'Your cover has ended')
    expect(told).toMatch(/was cancelled on \d+ \w+ \d{4} at 23:59/)
    expect(told).not.toMatch(/differ from those in our notice/)
    // Every instalment that was collected counts: the lender gets what it lent and earned, and no penny more.
    const figures = (await ports.cancellations.findCancellation(key))?.figures
    const { lent = 0, earned = 0, collected = 0 } = figures?.loan ?? {}
    expect((figures?.toLender ?? 0) + (figures?.stillOwedToLender ?? 0)).toBe(lent + earned - collected)
    expect(collected).toBe(preview.policy.figures.loan?.collected)
  })

  it('is reckoned again when money has moved, and the customer is told so [D-286]', async () => {
    const { key, email } = await sold()
    const lastDay = addDays(today(), 8)
    const { preview } = await cancel(asked(key, 'customer', lastDay))
    const { toCard } = preview.policy.figures
    await server.refunds.begin(
      { ...key, amount: fromPounds(300), reason: 'goodwill', first: femi.person, approval: () => 'alone' },
      { returned: preview.policy.returned },
      { now: server.time.now, by: femi.by },
    )
    await server.jobsDone(key)
    at(lastDay)
    await effectCancellations(ports)
    const found = await ports.cancellations.findCancellation(key)
    expect(found?.effectedAt).toEqual(server.time.now)
    const back = (await server.refunds.refundsOf(key)).find(({ reason }) => reason === 'cancellation')
    // No more goes back than was paid.
    expect(back?.amount).toBeLessThan(toCard)
    expect(back?.amount).toBe(found?.figures?.toCard)
    expect(found?.promised?.toCard).toBe(toCard)
    await server.jobsDone(key)
    expect(await emailsAbout(email, 'differ from those in our notice')).toHaveLength(1)
  })

  it('by us needs seven days, on credit those of the lender’s notice, and only fraud none [D-286]', async () => {
    const { key } = await sold('TX_FINANCE_PLAN_V2')
    const unpaid = asked(key, 'non-payment')
    expect(await previewCancellation(unpaid, ports)).toEqual({ kind: 'default-notice-missing' })
    const noticed = { ...unpaid, defaultNoticeOn: today() }
    expect(await previewCancellation({ ...noticed, lastDay: addDays(today(), 7) }, ports)).toEqual({
      kind: 'too-early',
      earliest: addDays(today(), 16),
    })
    const { cancellation } = await cancel(noticed)
    expect(londonDate(cancellation.cancelledAt)).toBe(addDays(today(), 16))
    const other = await sold()
    expect(await previewCancellation(asked(other.key, 'total-loss', today()), ports)).toMatchObject({
      kind: 'too-early',
    })
    await cancel(asked(other.key, 'fraud'))
    expect(await stateOf(other.key)).toBe('cancelled')
  })

  it('is refused by the database too, for any caller [D-286]', async () => {
    const { key, policy } = await sold()
    const insert = (reason: string, days: number) =>
      sql`insert into milepost.policy_cancellation (tenant, policy_number, reason, cancelled_at, asked_at)
        values (${key.tenant}, ${key.policyNumber}, ${reason}, ${new Date(server.time.now.getTime() + days * 86_400_000)},
          ${server.time.now})`.execute(server.db)
    await expect(insert('non-payment', 6)).rejects.toThrow('seven days after our notice')
    await expect(insert('customer', -1)).rejects.toThrow('between its request and the end of cover')
    await expect(insert('customer', 400)).rejects.toThrow('between its request and the end of cover')
    await insert('customer', 3)
    await expect(
      sql`update milepost.policy_cancellation set reason = 'fraud'
        where policy_number = ${policy.policyNumber}`.execute(server.db),
    ).rejects.toThrow('is not replaced')
  })
})

describe('a notice', () => {
  it('for a missed payment falls away when the money arrives, and the customer is told [D-286]', async () => {
    const { key, email } = await sold()
    const { cancellation } = await cancel(asked(key, 'non-payment'))
    await server.jobsDone(key)
    const [notice] = await emailsAbout(email, 'This is our notice')
    expect(notice).toMatch(/How to keep your cover/)
    expect(notice).toMatch(/Driving without insurance is an offence/)
    const withdraw = (because: 'paid' | 'customer-stays') =>
      withdrawNotice({ ...key, because }, femi.by, ports)
    expect(await withdraw('customer-stays')).toEqual({ kind: 'wrong-reason' })
    const both = await Promise.all([withdraw('paid'), withdraw('paid')])
    expect(both.filter(({ kind }) => kind === 'withdrawn')).toHaveLength(1)
    expect(await withdraw('paid')).toEqual({ kind: 'not-allowed', because: 'no-notice' })
    await server.jobsDone(key)
    expect(await emailsAbout(email, 'Your policy is not being cancelled')).toHaveLength(1)
    at(londonDate(cancellation.cancelledAt))
    await effectCancellations(ports)
    expect(await stateOf(key)).toBe('in-force')
    expect(await server.refunds.refundsOf(key)).toEqual([])
    const trail = await readTrail(server.db, { on: [key.policyNumber], most: 50 })
    expect(trail.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['policy.withdraw-notice', 'policy.cancel']),
    )
  })

  it('is replaced at once when fraud is found, with one email about the end of cover [D-286] [DSK-505]', async () => {
    const { key, email } = await sold()
    const { cancellation: notice } = await cancel(asked(key, 'non-payment'))
    // The notice is not sent yet.
    await cancel(asked(key, 'fraud'))
    expect(await stateOf(key)).toBe('cancelled')
    await server.jobsDone(key)
    expect(await emailsAbout(email, 'This is our notice')).toEqual([])
    expect(await emailsAbout(email, 'Your cover has ended')).toHaveLength(1)
    const found = await ports.cancellations.findCancellation(key)
    expect(found).toMatchObject({ reason: 'fraud', effectedAt: server.time.now })
    const trail = await readTrail(server.db, { on: [key.policyNumber], most: 50 })
    expect(trail.filter(({ act }) => act === 'policy.cancel').map(({ after }) => after)).toMatchObject([
      { reason: 'non-payment' },
      { reason: 'fraud', insteadOf: notice.cancelledAt.toISOString() },
    ])
    expect(await checkAccounts(server.db, new Date(0))).toEqual([])
  })

  it('is replaced when the customer names an earlier day, and a later day or another reason of ours is refused [D-286] [DSK-505]', async () => {
    const { key, email } = await sold()
    await cancel(asked(key, 'customer', addDays(today(), 20)))
    await server.jobsDone(key)
    for (const [reason, day] of [
      ['customer', addDays(today(), 21)],
      ['customer', addDays(today(), 20)],
      ['total-loss', addDays(today(), 10)],
    ] as const)
      expect(await previewCancellation(asked(key, reason, day), ports)).toMatchObject({ kind: 'not-sooner' })
    const { cancellation } = await cancel(asked(key, 'customer', addDays(today(), 5)))
    expect(londonDate(cancellation.cancelledAt)).toBe(addDays(today(), 5))
    await server.jobsDone(key)
    // Each day that was named is told once.
    expect(await emailsAbout(email, 'You asked us to cancel your policy')).toHaveLength(2)
    await withdrawNotice({ ...key, because: 'customer-stays' }, femi.by, ports)
    expect(await stateOf(key)).toBe('in-force')
  })

  it('that can only be sent late gives its seven days from then, and the customer is told that day alone [D-286] [D-278]', async () => {
    const { key, policy, email } = await sold()
    await cancel(asked(key, 'total-loss'))
    // Nothing was sent for three days.
    server.time.now = new Date(server.time.now.getTime() + 3 * 86_400_000)
    await server.jobsDone(key)
    const [notice, ...more] = await emailsAbout(email, 'This is our notice')
    expect(more).toEqual([])
    expect(notice).toContain(longDate(addDays(today(), 7)))
    const found = await ports.cancellations.findCancellation(key)
    expect(londonDate(found?.cancelledAt ?? policy.coverEnd)).toBe(addDays(today(), 7))
    expect(await stateOf(key)).toBe('cancelling')
  })

  it('given again after it was withdrawn is told again [D-286]', async () => {
    const { key, email } = await sold()
    await cancel(asked(key, 'non-payment'))
    await server.jobsDone(key)
    await withdrawNotice({ ...key, because: 'paid' }, femi.by, ports)
    server.pass(60)
    await cancel(asked(key, 'non-payment'))
    await server.jobsDone(key)
    expect(await emailsAbout(email, 'This is our notice')).toHaveLength(2)
  })

  it('is given and withdrawn on the command line by the same acts [DSK-512] [D-286]', async () => {
    const { key } = await sold()
    const office = officeOf(server)
    const number = key.policyNumber
    await expect(office('cancel', number, 'non-payment', 'no-claim', 'ends', today())).rejects.toThrow(
      'The earliest last day of cover is',
    )
    const [given] = await office('cancel', number, 'non-payment', 'no-claim')
    expect(given).toMatch(/will be cancelled at 23:59 on .*: non-payment/)
    await expect(office('cancel', number, 'total-loss', 'no-claim')).rejects.toThrow(
      'Notice has been given for',
    )
    await expect(office('withdraw-notice', number, 'customer-stays')).rejects.toThrow('does not undo')
    expect(await office('withdraw-notice', number, 'paid')).toEqual([
      `The notice of ${number} is withdrawn. Its cover continues`,
    ])
    await expect(office('withdraw-notice', number, 'paid')).rejects.toThrow('No notice')
  })
})

it('a policy that ran out gets its proof of no claims discount, once and without a certificate [SUB-07]', async () => {
  const { key, policy, email } = await sold()
  server.time.now = new Date(policy.coverEnd.getTime() + 4 * 86_400_000)
  await Promise.all([issueProofs(ports), issueProofs(ports)])
  await issueProofs(ports)
  await server.jobsDone(key)
  const [proof, ...more] = await emailsAbout(email, 'Your proof of no claims discount')
  expect(more).toEqual([])
  expect(proof).toMatch(/no longer insured by it/)
  expect(proof).not.toMatch(/[Cc]ertificate/)
})

describe('a monthly policy whose bank account was forgotten as soon as its cover was over', () => {
  it('still gets its proof of no claims discount [D-281] [SUB-07]', async () => {
    const { key, policy, email } = await sold('TX_FINANCE_PLAN_V2')
    server.time.now = new Date(policy.coverEnd.getTime() + 4 * 86_400_000)
    expect(await forgetAccounts(server.db, server.time.now, 100)).toBeGreaterThan(0)
    await issueProofs(ports)
    await server.jobsDone(key)
    expect(await emailsAbout(email, 'Your proof of no claims discount')).toHaveLength(1)
  })

  it('is told that its cover has ended by cancellation [D-281] [D-286]', async () => {
    const { key, email } = await sold('TX_FINANCE_PLAN_V2')
    const lastDay = addDays(today(), 3)
    await cancel(asked(key, 'customer', lastDay))
    await server.jobsDone(key)
    at(lastDay)
    server.time.now = new Date(server.time.now.getTime() + 3_600_000)
    await forgetAccounts(server.db, server.time.now, 100)
    await effectCancellations(ports)
    await server.jobsDone(key)
    expect(await emailsAbout(email, 'has been cancelled')).toHaveLength(1)
  })
})
