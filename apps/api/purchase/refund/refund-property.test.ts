import type { StaffRole } from '@milepost/domain/desk/people'
import { chosenRefundReasons } from '@milepost/domain/payment/refund-states'
import { pence } from '@milepost/domain/values/pence'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { deskPolicyStore } from '../../desk/policy/store.ts'
import { soldPolicy } from '../../desk/policy/testing/sold-policy.ts'
import { workStore } from '../../desk/queue/store.ts'
import { testDatabase } from '../../platform/db/testing/test-database.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { openQueue } from '../../platform/jobs/queue.ts'
import { type Enqueue, jobStore } from '../../platform/jobs/store.ts'
import { quoteStore } from '../../quote/store.ts'
import { checkAccounts } from '../accounts/accounts-check-store.ts'
import type { CardProvider } from '../attempt/provider-ports.ts'
import { paymentStore } from '../attempt/store.ts'
import { cancellationRefundStore } from '../ending/cancel-refund-store.ts'
import { cancelWithRefund, previewCancellation } from '../ending/cancel-with-refund.ts'
import { cancellationStore } from '../ending/cancellation-store.ts'
import { effectCancellations } from '../ending/effect-cancellations.ts'
import { lenderEventStore } from '../loan/lender-event-store.ts'
import { policyStore } from '../policy/store.ts'
import {
  carryOutRefund,
  correctRefund,
  decideRefund,
  followUpRefund,
  type RefundingPerson,
  refundPolicy,
} from './refund-policy.ts'
import { refundStore } from './refund-store.ts'

const { db } = await testDatabase()
const queue = openQueue({ store: jobStore(db), log: () => {} })
afterAll(() => queue.stop(0))
const enqueue: Enqueue = (transaction, jobs) => queue.enqueue(jobStore(transaction), jobs)
const refunds = refundStore(db, enqueue)
const time = { now: new Date('2027-03-01T09:00:00Z') }
const stores = {
  refunds,
  payments: paymentStore(db, enqueue),
  policies: policyStore(db),
  quotes: quoteStore(db),
  cancellations: cancellationStore(db),
  lenderEvents: lenderEventStore(db, enqueue),
  cancelRefunds: cancellationRefundStore(db, enqueue),
  clock: () => time.now,
}

/** A card provider of which only the refund is asked: it works or does not. */
const providerThat = (works: boolean) => ({
  byName: () =>
    ({
      refund: async () => (works ? { kind: 'found', value: {} } : { kind: 'failed' }),
    }) as unknown as CardProvider,
})
const carryOut = (key: PolicyKey & { number: number }, how: 'works' | 'away' | 'away-for-good') =>
  carryOutRefund(
    key,
    { isLastTry: how === 'away-for-good' },
    {
      ...stores,
      cards: { ...providerThat(how === 'works'), all: [] } as never,
    },
  )

const staff = (subject: string, ...roles: StaffRole[]): RefundingPerson => ({
  person: { subject, name: `${subject} Example`, roles },
  by: { who: `${subject} Example`, door: 'desk', because: 'a random test of refunds' },
})
const people = [
  staff('femi', 'finance'),
  staff('fred', 'finance'),
  staff('tom', 'team-lead'),
  staff('fiona', 'finance-manager'),
  staff('frank', 'finance-manager'),
]

const which = fc.nat({ max: 3 })
const who = fc.constantFrom(...people)
const amount = fc.integer({ min: 1, max: 90_000 }).map(pence)
const acts = fc.array(
  fc.oneof(
    // A restart and a renewal are policies of their own, each with its payment.
    fc.record({ act: fc.constantFrom('sell' as const, 'restart' as const, 'renew' as const) }),
    fc.record({
      act: fc.constant('refund' as const),
      which,
      who,
      amount,
      reason: fc.constantFrom(...chosenRefundReasons),
    }),
    fc.record({
      act: fc.constant('cancel' as const),
      which,
      who,
      hasClaimed: fc.boolean(),
      reason: fc.constantFrom('customer' as const, 'non-payment' as const),
    }),
    fc.record({
      act: fc.constant('decide' as const),
      which,
      who,
      to: fc.constantFrom('ready' as const, 'refused' as const),
    }),
    fc.record({ act: fc.constant('correct' as const), which, who, amount }),
    fc.record({
      act: fc.constant('provider' as const),
      which,
      how: fc.constantFrom('works' as const, 'away' as const, 'away-for-good' as const),
    }),
    fc.record({
      act: fc.constant('follow-up' as const),
      which,
      who,
      decision: fc.constantFrom('again' as const, 'transferred' as const),
    }),
    fc.record({ act: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 60 }) }),
  ),
  { minLength: 4, maxLength: 24 },
)
type OneAct = typeof acts extends fc.Arbitrary<(infer T)[]> ? T : never

async function perform(step: OneAct, sold: PolicyKey[]): Promise<void> {
  if (step.act === 'pass') {
    time.now = new Date(time.now.getTime() + step.days * 86_400_000)
    // Notices whose day has come.
    await effectCancellations(stores)
    return
  }
  if (step.act === 'sell' || step.act === 'restart' || step.act === 'renew') {
    if (sold.length < 4) sold.push((await soldPolicy(db, 'A', { now: time.now, daysAgo: 2 })).policy)
    return
  }
  if (!('which' in step)) return
  const key = sold[step.which % sold.length]
  if (key === undefined) return
  const open = await refunds.refundsOf(key)
  const seenReturned = pence((await paidAndReturned(key)).returned)
  switch (step.act) {
    case 'refund':
      await refundPolicy(
        { ...keyOf(key), amount: step.amount, reason: step.reason, seenReturned },
        step.who,
        stores,
      )
      return
    case 'cancel': {
      const { reason, hasClaimed } = step
      const asked = { ...keyOf(key), reason, hasClaimed, lastDay: undefined, defaultNoticeOn: undefined }
      const preview = await previewCancellation(asked, stores)
      if (preview.kind === 'figures')
        await cancelWithRefund(
          { ...asked, seen: preview.policy.figures, following: undefined },
          step.who,
          stores,
        )
      return
    }
    case 'decide':
      for (const { number } of open)
        await decideRefund({ ...keyOf(key), number, to: step.to }, step.who, stores)
      return
    case 'correct':
      for (const { number } of open)
        await correctRefund({ ...keyOf(key), number, amount: step.amount }, step.who, stores)
      return
    case 'provider':
      for (const { number } of open) await carryOut({ ...keyOf(key), number }, step.how)
      return
    case 'follow-up':
      for (const { number } of open)
        await followUpRefund({ ...keyOf(key), number, decision: step.decision }, step.who, stores)
      return
  }
}

const keyOf = ({ tenant, policyNumber }: PolicyKey) => ({ tenant, policyNumber })

async function paidAndReturned({ tenant, policyNumber }: PolicyKey) {
  const { rows } = await sql<{ id: string; paid: string; returned: string; customer: string }>`
    select attempt.id, attempt.amount_pence as paid,
      (select coalesce(sum(amount_pence), 0) from milepost.policy_refund as refund
        where refund.attempt_id = attempt.id and state not in ('refused', 'replaced')) as returned,
      (select coalesce(sum(pence), 0) from milepost.ledger_line join milepost.ledger_entry as entry on entry.id = entry_id
        where entry.attempt_id = attempt.id and account = 'customer') as customer
    from milepost.payment_attempt as attempt join milepost.policy on policy.attempt_id = attempt.id
    where policy.tenant = ${tenant} and policy.policy_number = ${policyNumber}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('No such policy')
  return {
    id: row.id,
    paid: Number(row.paid),
    returned: Number(row.returned),
    customer: Number(row.customer),
  }
}

/** Every penny is zero or on a page that staff work through. */
async function expectNothingLost(key: PolicyKey): Promise<void> {
  const { customer, paid, returned } = await paidAndReturned(key)
  const all = await refunds.refundsOf(key)
  const owed = all.filter(
    ({ reason, state }) => reason === 'cancellation' && ['proposed', 'ready', 'failed'].includes(state),
  )
  const covered = owed.reduce((sum, each) => sum + each.amount, 0)
  const isBeingCorrected = owed.some(({ corrects, state }) => corrects !== undefined && state === 'proposed')
  expect(returned).toBeLessThanOrEqual(paid)
  // We owe exactly what is open; a correction replaces it once it is confirmed.
  if (customer < 0 && !isBeingCorrected) expect(covered).toBe(-customer)
  if (customer === 0) expect(covered).toBe(0)
  // Owed to us: on the policy's page, and never pennies.
  expect(customer === 0 || customer < 0 || customer >= 100).toBe(true)
  const work = await workStore(db).open({ kinds: ['refund'], brands: ['A'], now: time.now })
  for (const { number, state } of all) {
    const about = `${key.policyNumber}.${number}`
    const isWork = work.some((each) => each.about === about)
    expect(isWork, `${about} ${state}`).toBe(state === 'proposed' || state === 'failed')
    if (state === 'ready') expect(await hasJob(key, number), about).toBe(true)
  }
}

async function hasJob({ policyNumber }: PolicyKey, number: number): Promise<boolean> {
  const { rows } =
    await sql`select from milepost.job where name = 'refund' and data->>'policyNumber' = ${policyNumber}
    and (data->>'number')::integer = ${number}`.execute(db)
  return rows.length > 0
}

/** What is owed is confirmed and paid, by people who may. */
async function finish(key: PolicyKey): Promise<void> {
  for (const { number } of await refunds.refundsOf(key)) {
    const named = { ...keyOf(key), number }
    for (const person of people) await decideRefund({ ...named, to: 'ready' }, person, stores)
    await followUpRefund({ ...named, decision: 'again' }, people[0] as RefundingPerson, stores)
    await carryOut(named, 'works')
  }
}

it('loses no penny of a customer, whatever is sold, refunded, refused, corrected, confirmed, cancelled, restarted, renewed or fails [DSK-514] [DSK-516]', async () => {
  const deskPolicies = deskPolicyStore(db)
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const sold: PolicyKey[] = [(await soldPolicy(db, 'A', { now: time.now, daysAgo: 2 })).policy]
      for (const step of steps) {
        await perform(step, sold)
        for (const key of sold) await expectNothingLost(key)
      }
      const broken = (await checkAccounts(db, time.now)).filter(
        ({ check }) => check !== 'REFUND_WAITS_TOO_LONG',
      )
      expect(broken).toEqual([])
      for (const key of sold) {
        await finish(key)
        await expectNothingLost(key)
        const { customer, id } = await paidAndReturned(key)
        expect(customer).toBe(0)
        // No cancellation's debt was paid out of our fees.
        const ledger = await deskPolicies.ledgerOf(id)
        const before = ledger.findIndex(({ kind }) => kind === 'cancellation')
        const due = ledger[before]?.lines.find(({ account }) => account === 'customer')?.pence ?? 0
        const settled = ledger
          .slice(before + 1)
          .flatMap(({ lines }) => lines)
          .filter(({ account }) => account === 'customer')
        if (before >= 0) expect(settled.reduce((sum, line) => sum + line.pence, 0)).toBe(-due)
      }
    }),
    { numRuns: 30 },
  )
}, 240_000)
