import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { capturePayment } from '../attempt/capture-payment.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'
import { brokenIn } from './accounts-check-store.ts'

let server: PurchaseServer
beforeAll(async () => {
  server = await purchaseServer()
  const ready = await server.readyToPay()
  const paid = await server.confirmed(ready, 'TX_FINANCE_PLAN_V2')
  await server.takeUp(ready, 'TX_FINANCE_PLAN_V2', paid)
  await capturePayment(paid.paymentId, { isLastTry: false }, server.ports)
})
afterAll(() => server.stop())

/** The violations found after changes that bypass every rule of the database. The changes are reverted. */
async function foundAfter(...changes: readonly string[]): Promise<readonly string[]> {
  let found: readonly string[] = []
  await server.db
    .transaction()
    .execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      for (const change of changes) await sql.raw(change).execute(transaction)
      found = (await brokenIn(transaction, new Date())).map(({ check }) => check)
      throw new RangeError('Put back')
    })
    .catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error
    })
  return found
}

it('finds nothing where nothing is wrong', async () => {
  expect(await foundAfter()).toEqual([])
})

it('finds a policy without a payment, and a captured payment without a policy [F2]', async () => {
  expect(await foundAfter(`update milepost.payment_attempt set state = 'VOIDED'`)).toContain(
    'POLICY_WITHOUT_ONE_PAYMENT',
  )
  expect(await foundAfter('delete from milepost.policy')).toContain('TAKEN_WITHOUT_POLICY')
})

it('finds a quote that is sold without a policy, and a policy whose quote is not marked as sold', async () => {
  for (const change of ['delete from milepost.policy', `update milepost.quote set status = 'priced'`])
    expect(await foundAfter(change)).toContain('QUOTE_AND_POLICY_DISAGREE')
})

it('finds amounts in the accounts that differ from those due, and a missing sale', async () => {
  expect(
    await foundAfter(`update milepost.ledger_line set pence = pence + 1 where account = 'card-provider'`),
  ).toEqual(expect.arrayContaining(['TAKEN_IS_NOT_DUE', 'ENTRY_OUT_OF_BALANCE']))
  expect(
    await foundAfter(`update milepost.ledger_line set pence = pence + 1 where account = 'customer'`),
  ).toContain('CUSTOMER_STILL_OWES')
  expect(await foundAfter(`delete from milepost.ledger_entry where kind = 'sale'`)).toContain(
    'POLICY_WITHOUT_SALE',
  )
})

it('finds missing documents that no job will make, and a payment stuck in a locked state', async () => {
  expect(await foundAfter('delete from milepost.job')).toContain('DOCUMENTS_MISSING')
  const old = `moved_at = now() - interval '6 minutes'`
  for (const state of ['CONFIRM_READY', 'VOID_READY', 'REFUND_READY'])
    expect(await foundAfter(`update milepost.payment_attempt set state = '${state}', ${old}`)).toContain(
      'LOCK_TOO_OLD',
    )
  const capturing = `update milepost.payment_attempt set state = 'CAPTURE_READY', ${old}`
  expect(await foundAfter(capturing)).not.toContain('LOCK_TOO_OLD')
  expect(await foundAfter('delete from milepost.job', capturing)).toContain('LOCK_TOO_OLD')
})

it('finds a lender sent more than it lent and earned, and one that has not acknowledged the end of a loan [D-269] [DSK-521]', async () => {
  const cancelled = (figures: string) => `
    insert into milepost.policy_cancellation (tenant, policy_number, reason, cancelled_at, asked_at, effected_at, figures)
    select tenant, policy_number, 'customer', at, at, at, '${figures}'
    from milepost.policy cross join (select now() - interval '25 hours' as at) as ended`
  const sent = (more: number) => `
    with entry as (
      insert into milepost.ledger_entry (tenant, attempt_id, kind, at)
      select tenant, attempt_id, 'cancellation', now() from milepost.policy returning id, attempt_id)
    insert into milepost.ledger_line (entry_id, account, pence)
    select entry.id, line.account, line.pence from entry
      join milepost.ledger_entry as sale on sale.attempt_id = entry.attempt_id and sale.kind = 'sale'
      join milepost.ledger_line as lent on lent.entry_id = sale.id and lent.account = 'lender'
      cross join lateral (values ('lender', -lent.pence - ${more}), ('insurer', lent.pence + ${more})) as line(account, pence)`
  const acknowledged = (at: string) => `
    insert into milepost.loan_ending (tenant, policy_number, kind, lent_pence, sent_pence, owed_pence, back_pence,
      settled_on, asked_at, lender_ref, acknowledged_at)
    select tenant, policy_number, 'undone', 1, 1, 0, 0, '2026-11-20', now() - interval '25 hours', ${at}
    from milepost.policy`
  const undone = '{"loan": {"earned": 0, "collected": 0}}'
  const known = acknowledged("'END1', now()")
  expect(await foundAfter(cancelled(undone), sent(0), known)).toEqual([])
  expect(await foundAfter(cancelled(undone), sent(1), known)).toEqual(['LENDER_SENT_TOO_MUCH'])
  expect(await foundAfter(cancelled('{"loan": {"earned": 1, "collected": 0}}'), sent(1), known)).toEqual([])
  expect(await foundAfter(cancelled('{"loan": {"earned": 1, "collected": 1}}'), sent(1), known)).toEqual([
    'LENDER_SENT_TOO_MUCH',
  ])
  // Figures of before the loan was worked out count as no interest.
  expect(await foundAfter(cancelled('{}'), sent(1), known)).toEqual(['LENDER_SENT_TOO_MUCH'])
  expect(await foundAfter(cancelled(undone), sent(0))).toEqual(['LENDER_NOT_ACKNOWLEDGED'])
  expect(await foundAfter(cancelled(undone), sent(0), acknowledged('null, null'))).toEqual([
    'LENDER_NOT_ACKNOWLEDGED',
  ])
})
