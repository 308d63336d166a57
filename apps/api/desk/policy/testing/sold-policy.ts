import { randomBytes } from 'node:crypto'
import { captureLines, type LedgerLine, saleLines, undrawnLoanLines } from '@milepost/domain/payment/ledger'
import { dueNow } from '@milepost/domain/payment/payment-option'
import { type BrandCode, type JourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds, pence } from '@milepost/domain/values/pence'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { book } from '../../../purchase/attempt/attempt-store.ts'
import { purchasedOption } from '../../../purchase/attempt/purchased-offer.ts'
import { paymentStore } from '../../../purchase/attempt/store.ts'
import { cancellationRefundStore } from '../../../purchase/ending/cancel-refund-store.ts'
import { lenderEventStore } from '../../../purchase/loan/lender-event-store.ts'
import { policyStore } from '../../../purchase/policy/store.ts'
import { refundStore } from '../../../purchase/refund/refund-store.ts'
import { contact, requested } from '../../../purchase/testing/held-payment.ts'
import { nothingMoves, recordCancelled } from '../../../purchase/testing/recorded-cancellation.ts'
import { quoteStore } from '../../../quote/store.ts'
import { aQuote } from '../../../quote/testing/made-quote.ts'

const DAY = 86_400_000
const nothingQueued = async () => {}
const somebody = { who: 'Olive Other', door: 'desk', because: 'a test of policies' } as const

/** A policy sold and paid for some days ago, written by the stores only: no provider knows its payment. */
export async function soldPolicy(
  db: Kysely<Database>,
  brand: BrandCode,
  {
    now,
    daysAgo = 10,
    collectionCode = 'ANNUAL_CARD_IN_FULL',
  }: { now: Date; daysAgo?: number; collectionCode?: 'ANNUAL_CARD_IN_FULL' | 'TX_FINANCE_PLAN_V2' },
) {
  const journey = (Object.keys(journeyIdentities) as JourneyId[]).find(
    (each) => journeyIdentities[each].brand === brand,
  )
  const quote = aQuote({ tenant: brand, ...(journey && { journey }) })
  const at = new Date(now.getTime() - daysAgo * DAY)
  await quoteStore(db).createQuotes([quote], undefined)
  const { assessment } = quote.first
  const option = assessment.kind === 'not-offered' ? undefined : assessment.outcome.options[0]
  const named = { optionId: option?.optionId ?? '', collectionCode } as const
  const paymentOption = purchasedOption(quote.first, named)
  if (!paymentOption) throw new Error('Not offered')
  const payments = paymentStore(db, nothingQueued)
  const amount = dueNow(paymentOption)
  const begun = await payments.begin({
    tenant: brand,
    reference: quote.reference,
    id: `pay_${randomBytes(16).toString('base64url')}`,
    quoteVersion: 1,
    ...named,
    amount,
    provider: 'sandbox-intents',
    nonceHash: undefined,
    state: 'AUTHORISED',
    requested,
    account: undefined,
    createdAt: at,
    payBy: new Date(at.getTime() + DAY),
  })
  if (begun.kind !== 'begun') throw new Error(begun.kind)
  const sold = await payments.commitPurchase(begun.attempt, at, () => ({
    kind: 'issue',
    jobs: () => [],
    policy: {
      quoteVersion: 1,
      attemptId: begun.attempt.id,
      journey: quote.journey,
      term: 'annual',
      ...named,
      dueNow: amount,
      totalPayable: paymentOption.totalPayable,
      coverStart: at,
      coverEnd: new Date(at.getTime() + 365 * DAY),
      requested,
      contact,
      account: undefined,
      issuedAt: at,
      ledger: saleLines(paymentOption),
      documents: () => [{ kind: 'certificate', name: 'Certificate of motor insurance', fileName: 'c.pdf' }],
    },
  }))
  if (sold.kind !== 'issued') throw new Error(sold.kind)
  const { policy } = sold
  const taken = await payments.findAttempt(policy.attemptId)
  const ready =
    taken && (await payments.move(taken, { to: 'CAPTURE_READY', now: at, providerRef: `pi_${taken.id}` }))
  if (!ready || ready === 'moved-on') throw new Error('It has moved on')
  await payments.move(ready, {
    to: 'CAPTURED',
    now: at,
    booked: { kind: 'capture', lines: captureLines(amount) },
  })
  const policies = policyStore(db)
  await policies.saveDocument(policy, 'certificate', Buffer.from('%PDF-1.7'), at)
  const [document] = await policies.documentsOf(policy)
  const plan = paymentOption.method === 'DIRECT_DEBIT' ? paymentOption.plan : undefined
  return { policy, documentId: document?.id ?? '', paid: amount, fee: paymentOption.fee, plan }
}

/** One paid monthly, with something that finance recorded of its loan. */
export async function monthlyPolicy(db: Kysely<Database>, brand: BrandCode, { now }: { now: Date }) {
  const sold = await soldPolicy(db, brand, { now, collectionCode: 'TX_FINANCE_PLAN_V2' })
  const event = { kind: 'default-notice', on: londonDate(now), amount: pence(2_000) } as const
  const entry = { event, replaces: undefined, isMadeGood: () => false }
  await lenderEventStore(db, nothingQueued).recordLenderEvent(sold.policy, entry, somebody, now)
  return sold
}

/** One whose customer owes us what the lender did not pay out. */
export async function policyOwing(db: Kysely<Database>, brand: BrandCode, { now }: { now: Date }) {
  const sold = await soldPolicy(db, brand, { now, collectionCode: 'TX_FINANCE_PLAN_V2' })
  const { tenant, attemptId } = sold.policy
  const lines = undrawnLoanLines(fromPounds(100))
  await db
    .transaction()
    .execute((transaction) => book(transaction, { tenant, attemptId, kind: 'undrawn-loan', lines, at: now }))
  return sold
}

export async function cancelledPolicy(db: Kysely<Database>, brand: BrandCode, { now }: { now: Date }) {
  const sold = await soldPolicy(db, brand, { now })
  await recordCancelled(db, sold.policy, { reason: 'customer', at: now })
  return sold
}

/** One that will be cancelled in ten days by our notice. */
export async function policyUnderNotice(db: Kysely<Database>, brand: BrandCode, { now }: { now: Date }) {
  const sold = await soldPolicy(db, brand, { now })
  const { tenant, policyNumber } = sold.policy
  const notice = {
    tenant,
    policyNumber,
    reason: 'non-payment',
    cancelledAt: new Date(now.getTime() + 10 * DAY),
    askedAt: now,
    hasClaimed: false,
    defaultNoticeOn: undefined,
    broughtBy: undefined,
    first: undefined,
    isWithinAuthority: false,
    figures: nothingMoves,
    returned: pence(0),
    replaces: undefined,
  } as const
  await cancellationRefundStore(db, nothingQueued).cancel([notice], somebody, now)
  return sold
}

/** A policy whose customer was asked for a proof of their discount. */
export async function policyWithProof(db: Kysely<Database>, brand: BrandCode, { now }: { now: Date }) {
  const sold = await soldPolicy(db, brand, { now })
  await db
    .insertInto('milepost.policy_proof')
    .values({
      tenant: brand,
      policy_number: sold.policy.policyNumber,
      code: 'no-claims',
      state: 'asked',
      refusal: null,
      asked_at: now,
      due_on: localDate('2026-12-11'),
      moved_at: now,
    })
    .execute()
  return sold
}

const olive = { subject: 'staff-olive', name: 'Olive Other' }

/** A refund that is waiting for a second person. */
export async function proposedRefund(db: Kysely<Database>, brand: BrandCode, { now }: { now: Date }) {
  const sold = await soldPolicy(db, brand, { now })
  await begun(db, sold, { now, approval: 'with-second' })
  return sold
}

/** A refund that the card provider did not make. */
export async function failedRefund(db: Kysely<Database>, brand: BrandCode, { now }: { now: Date }) {
  const sold = await soldPolicy(db, brand, { now })
  await refundStore(db, nothingQueued).fail(await begun(db, sold, { now, approval: 'alone' }), now)
  return sold
}

/** What a cancellation owes, waiting for a second person. */
export async function owedRefund(db: Kysely<Database>, brand: BrandCode, { now }: { now: Date }) {
  const sold = await soldPolicy(db, brand, { now })
  const { tenant, policyNumber, attemptId } = sold.policy
  const lines: readonly LedgerLine[] = [
    { account: 'insurer', pence: 150_00 },
    { account: 'customer', pence: -150_00 },
  ]
  await db
    .transaction()
    .execute((transaction) => book(transaction, { tenant, attemptId, kind: 'cancellation', lines, at: now }))
  const proposed = await refundStore(db, nothingQueued).proposeOwed({ tenant, policyNumber }, olive, {
    now,
    by: somebody,
  })
  if (proposed === 'nothing-owed') throw new Error(proposed)
  return sold
}

async function begun(
  db: Kysely<Database>,
  { policy }: Awaited<ReturnType<typeof soldPolicy>>,
  { now, approval }: { now: Date; approval: 'alone' | 'with-second' },
) {
  const refund = await refundStore(db, nothingQueued).begin(
    { ...policy, amount: fromPounds(150), reason: 'goodwill', first: olive, approval: () => approval },
    { returned: pence(0) },
    { now, by: somebody },
  )
  if (typeof refund === 'string') throw new Error(refund)
  return refund
}
