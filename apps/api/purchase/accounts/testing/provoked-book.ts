import { pence } from '@milepost/domain/values/pence'
import { type Kysely, sql } from 'kysely'
import { soldPolicy } from '../../../desk/policy/testing/sold-policy.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { refundStore } from '../../refund/refund-store.ts'
import type { PurchaseServer } from '../../testing/purchase-server.ts'
import { nothingMoves } from '../../testing/recorded-cancellation.ts'

const DAY = 86_400_000
const monthly = { collectionCode: 'TX_FINANCE_PLAN_V2' } as const
const olive = { subject: 'staff-olive', name: 'Olive Other' }
const nothingQueued = async () => {}

type Sold = Awaited<ReturnType<typeof soldPolicy>>['policy']

/** Changes that pass by every rule of the database, as an earlier release, a lost disk or a hand may have left them. */
export async function plant(db: Kysely<Database>, ...statements: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const statement of statements) await sql.raw(statement).execute(transaction)
  })
}

/** What provokes each kind of finding, each on policies of its own in one book. */
export function provocations({ db, time, ...server }: PurchaseServer) {
  const sell = async (more: { daysAgo?: number; collectionCode?: 'TX_FINANCE_PLAN_V2' } = {}) =>
    (await soldPolicy(db, 'A', { ...time, ...more })).policy
  const wrong = (...statements: readonly string[]) => plant(db, ...statements)
  const refunds = refundStore(db, nothingQueued)
  const at = (days: number) => `'${new Date(time.now.getTime() + days * DAY).toISOString()}'`
  const day = (days: number) => `'${new Date(time.now.getTime() + days * DAY).toISOString().slice(0, 10)}'`

  /** Bought at the counter, so that the card provider knows its payment. */
  async function bought() {
    const ready = await server.readyToPay()
    const paid = await server.confirmed(ready, 'ANNUAL_CARD_IN_FULL')
    const { body } = await server.takeUp(ready, 'ANNUAL_CARD_IN_FULL', paid)
    return { attemptId: paid.paymentId, policyNumber: String(body?.policyNumber), ...ready }
  }
  async function captured() {
    const purchase = await bought()
    await server.jobsDone({ tenant: 'A', policyNumber: purchase.policyNumber })
    return purchase
  }
  const cancelled = ({ tenant, policyNumber }: Sold, days: number, figures: object = nothingMoves) => `
    insert into milepost.policy_cancellation (tenant, policy_number, reason, cancelled_at, asked_at, effected_at, figures)
    values ('${tenant}', '${policyNumber}', 'customer', ${at(days)}, ${at(days)}, ${at(days)}, '${JSON.stringify(figures)}')`
  const entry = ({ tenant, attemptId }: Sold, kind: string, lines: Record<string, number>) => [
    `insert into milepost.ledger_entry (tenant, attempt_id, kind, at) values ('${tenant}', '${attemptId}', '${kind}', ${at(0)})`,
    ...Object.entries(lines).map(
      ([account, amount]) =>
        `insert into milepost.ledger_line select id, '${account}', ${amount} from milepost.ledger_entry
          where attempt_id = '${attemptId}' and kind = '${kind}'`,
    ),
  ]
  const moved = ({ attemptId }: Sold, kind: string, account: string, more: number) =>
    `update milepost.ledger_line set pence = pence + ${more} where account = '${account}'
      and entry_id = (select id from milepost.ledger_entry where attempt_id = '${attemptId}' and kind = '${kind}')`
  const renewalRow = (from: Sold, columns: Record<string, string>) => {
    const all = {
      tenant: `'A'`,
      first_policy_number: `'${from.policyNumber}'`,
      period_no: '2',
      from_policy_number: `'${from.policyNumber}'`,
      term: `'annual'`,
      plan: `'by-itself'`,
      opened_at: at(-40),
      moved_at: at(-10),
      ...columns,
    }
    return `insert into milepost.renewal (${Object.keys(all).join(', ')}) values (${Object.values(all).join(', ')})`
  }
  const promised = (from: Sold, kind: string, onDay: string, amount: number | null, handedOver: number) => `
    insert into milepost.customer_promise (tenant, policy_number, kind, subject, template, handed_over_at, on_day, amount_pence)
    values ('A', '${from.policyNumber}', '${kind}', '${from.policyNumber}:2', 'renewal-notice', ${at(handedOver)}, ${onDay}, ${amount})`
  const isAutomatic = (policy: Sold) =>
    `update milepost.policy set wanted = (wanted::jsonb || '{"isAutomatic":true}')::json where policy_number = '${policy.policyNumber}'`
  /** A year that followed another, charged by us ten days ago. */
  async function renewed({ wanted = '{}', toldOn = at(-40) } = {}) {
    const [from, next] = [await sell({ daysAgo: 375 }), await sell()]
    await wrong(
      `update milepost.policy set wanted = (wanted::jsonb || '{"automaticRenewal":true,"saveCard":true}' || '${wanted}')::json
        where policy_number = '${from.policyNumber}'`,
      renewalRow(from, {
        last_day: day(-11),
        state: `'renewed'`,
        policy_number: `'${next.policyNumber}'`,
        tries: '1',
        first_told_at: toldOn,
      }),
    )
    return { from, next }
  }
  const begun = async (policy: Sold, approval: 'alone' | 'with-second', amount = 150_00, days = 0) => {
    const refund = await refunds.begin(
      { ...policy, amount: pence(amount), reason: 'goodwill', first: olive, approval: () => approval },
      { returned: pence(0) },
      {
        now: new Date(time.now.getTime() + days * DAY),
        by: { who: 'Olive Other', door: 'desk', because: 'a test of the accounts' },
      },
    )
    if (typeof refund === 'string') throw new Error(refund)
    return refund
  }
  const loan = (lent: number) => ({
    ...nothingMoves,
    loan: {
      kind: 'undone',
      lent,
      collected: 0,
      earned: 0,
      rebate: 0,
      settledOn: time.now.toISOString().slice(0, 10),
      due: lent,
      back: 0,
      byTransfer: 0,
    },
  })

  const book: Readonly<Record<string, () => Promise<void>>> = {
    async POLICY_WITHOUT_ONE_PAYMENT() {
      const { attemptId } = await sell()
      await wrong(
        `update milepost.payment_attempt set state = 'VOIDED' where id = '${attemptId}'`,
        `delete from milepost.ledger_line where entry_id in (select id from milepost.ledger_entry where attempt_id = '${attemptId}' and kind = 'capture')`,
        `delete from milepost.ledger_entry where attempt_id = '${attemptId}' and kind = 'capture'`,
      )
    },
    async TAKEN_WITHOUT_POLICY() {
      const { policyNumber } = await captured()
      for (const table of ['policy_document', 'policy_event', 'customer_promise', 'policy_proof', 'policy'])
        await wrong(`delete from milepost.${table} where policy_number = '${policyNumber}'`)
    },
    async QUOTE_AND_POLICY_DISAGREE() {
      const { reference } = await sell()
      await wrong(`update milepost.quote set status = 'priced' where reference = '${reference}'`)
    },
    async DOCUMENTS_MISSING() {
      const { policyNumber } = await sell()
      await wrong(
        `update milepost.policy_document set made_at = null, bytes = null, object_address = null, sha256 = null where policy_number = '${policyNumber}'`,
      )
    },
    async LOCK_TOO_OLD() {
      const { attemptId } = await captured()
      await wrong(
        `update milepost.payment_attempt set state = 'CAPTURE_READY', moved_at = ${at(-1)} where id = '${attemptId}'`,
      )
    },
    async TAKEN_IS_NOT_DUE() {
      const policy = await sell()
      await wrong(
        moved(policy, 'capture', 'card-provider', -100),
        `insert into milepost.ledger_line select id, 'fees', 100 from milepost.ledger_entry
          where attempt_id = '${policy.attemptId}' and kind = 'capture'`,
      )
    },
    async CUSTOMER_STILL_OWES() {
      const policy = await sell()
      await wrong(moved(policy, 'sale', 'customer', 100), moved(policy, 'sale', 'insurer', -100))
    },
    async POLICY_WITHOUT_SALE() {
      const { attemptId } = await sell()
      await wrong(
        `delete from milepost.ledger_line where entry_id in (select id from milepost.ledger_entry where attempt_id = '${attemptId}' and kind = 'sale')`,
        `delete from milepost.ledger_entry where attempt_id = '${attemptId}' and kind = 'sale'`,
      )
    },
    async ENTRY_OUT_OF_BALANCE() {
      const { attemptId } = await sell()
      await wrong(
        `delete from milepost.ledger_line where account = 'insurer' and entry_id in (select id from milepost.ledger_entry where attempt_id = '${attemptId}')`,
      )
    },
    async OPEN_BALANCE_ON_ENDED_POLICY() {
      const [owed, owing, old] = [await sell(), await sell(), await sell({ daysAgo: 60 })]
      await wrong(
        cancelled(owed, -1),
        ...entry(owed, 'cancellation', { insurer: 120_00, customer: -120_00 }),
        cancelled(owing, -1),
        ...entry(owing, 'cancellation', { fees: -45, customer: 45 }),
        cancelled(old, -40),
        ...entry(old, 'cancellation', { fees: -90_00, customer: 90_00 }),
      )
    },
    async REFUND_BOOKED_TO_WRONG_ACCOUNT() {
      const policy = await sell()
      const { number } = await begun(policy, 'alone', 80_00)
      await wrong(
        cancelled(policy, -1),
        ...entry(policy, 'cancellation', { insurer: 80_00, customer: -80_00 }),
        `update milepost.policy_refund set state = 'refunded' where policy_number = '${policy.policyNumber}'`,
        ...entry(policy, `return-${number}`, { fees: 80_00, 'card-provider': -80_00 }),
      )
    },
    async LENDER_SENT_TOO_MUCH() {
      const policy = await sell(monthly)
      const lent = await lentTo(policy)
      await wrong(
        cancelled(policy, -2, loan(lent)),
        ...entry(policy, 'cancellation', { insurer: lent + 50_00, lender: -lent - 50_00 }),
        `insert into milepost.loan_ending (tenant, policy_number, kind, lent_pence, sent_pence, owed_pence, back_pence, settled_on,
          asked_at, lender_ref, acknowledged_at)
          values ('A', '${policy.policyNumber}', 'undone', ${lent}, ${lent}, 0, 0, ${day(-2)}, ${at(-2)}, 'END1', ${at(-2)})`,
      )
    },
    async LENDER_NOT_ACKNOWLEDGED() {
      const [never, silent] = [await sell(monthly), await sell(monthly)]
      const lent = await lentTo(never)
      await wrong(
        cancelled(never, -2, loan(lent)),
        cancelled(silent, -2, loan(lent)),
        `insert into milepost.loan_ending (tenant, policy_number, kind, lent_pence, sent_pence, owed_pence, back_pence, settled_on, asked_at)
          values ('A', '${silent.policyNumber}', 'undone', ${lent}, ${lent}, 0, 0, ${day(-2)}, ${at(-2)})`,
      )
    },
    async LOAN_NOT_PAID_TO_US() {
      const policy = await sell(monthly)
      const alone = JSON.stringify({ payTo: 'us', payBy: day(-5).slice(1, -1) })
      await wrong(
        `insert into milepost.loan_ending (tenant, policy_number, kind, lent_pence, sent_pence, owed_pence, back_pence, settled_on,
          asked_at, lender_ref, acknowledged_at, alone)
          values ('A', '${policy.policyNumber}', 'undrawn', 30000, 0, 0, 0, ${day(-35)}, ${at(-35)}, 'END1', ${at(-35)}, '${alone}')`,
        ...entry(policy, 'undrawn-loan', { lender: -300_00, customer: 300_00 }),
      )
    },
    async RETURNED_ABOVE_PAID() {
      const [chosen, owed] = [await sell(), await sell()]
      await begun(chosen, 'with-second')
      const { number } = await begun(owed, 'with-second')
      await wrong(
        cancelled(owed, -1),
        `update milepost.policy_refund set amount_pence = 99999900 where policy_number = '${chosen.policyNumber}'`,
        `update milepost.policy_refund set reason = 'cancellation', amount_pence = 30000 + (
            select amount_pence from milepost.payment_attempt where id = '${owed.attemptId}')
          where policy_number = '${owed.policyNumber}' and number = ${number}`,
      )
    },
    async RETURNED_ABOVE_PRICE() {
      const policy = await sell()
      const { number } = await begun(policy, 'with-second')
      await wrong(
        cancelled(policy, -1),
        `update milepost.policy_refund set reason = 'cancellation', way = 'bank', amount_pence = 30000 + (
            select amount_pence from milepost.payment_attempt where id = '${policy.attemptId}')
          where policy_number = '${policy.policyNumber}' and number = ${number}`,
      )
    },
    async RETURNED_IS_NOT_BOOKED() {
      const policy = await sell()
      await begun(policy, 'alone', 70_00)
      await wrong(
        `update milepost.policy_refund set state = 'refunded' where policy_number = '${policy.policyNumber}'`,
      )
    },
    async REFUND_WAITS_TOO_LONG() {
      // One that waits for a second person, one that failed, and one that no job carries out any more.
      const waiting = async (approval: 'alone' | 'with-second') => {
        const { policyNumber } = await captured()
        const policy = await server.ports.policies.findPolicy({ tenant: 'A', policyNumber })
        if (policy === undefined) throw new Error('Nothing was sold')
        return begun(policy, approval, 20_00, -12)
      }
      await waiting('with-second')
      await refunds.fail(await waiting('alone'), time.now)
      await waiting('alone')
    },
    async CHARGED_WITHOUT_NOTICE() {
      await renewed({ toldOn: 'null' })
    },
    async RENEWED_AGAINST_RECORD() {
      await renewed({ wanted: '{"automaticRenewal":false}' })
      const { from } = await renewed()
      await wrong(`insert into milepost.subscription_stop values ('A', '${from.policyNumber}', ${at(-30)})`)
    },
    async CHARGE_WITHOUT_NOTICE() {
      const { next } = await renewed()
      await wrong(isAutomatic(next))
    },
    async CHARGE_ABOVE_NOTICE() {
      const { from, next } = await renewed()
      await wrong(isAutomatic(next), promised(from, 'charge', day(-11), 100_00, -40))
    },
    async RENEWED_AGAINST_CHOICE() {
      const { from, next } = await renewed({ wanted: '{"saveCard":false}' })
      await wrong(isAutomatic(next), promised(from, 'charge', day(-11), 999_999, -40))
    },
    async PROMISED_RENEWAL_MISSING() {
      const from = await sell({ daysAgo: 380 })
      await wrong(
        renewalRow(from, { last_day: day(-15), state: `'due'`, first_told_at: at(-40), ends_told: '0' }),
        promised(from, 'charge', day(-16), 300_00, -40),
      )
    },
    async END_OF_COVER_NOT_TOLD() {
      const from = await sell({ daysAgo: 380 })
      await wrong(
        renewalRow(from, {
          plan: `'none'`,
          last_day: day(-15),
          state: `'stopped'`,
          because: `'stopped'`,
          first_told_at: at(-40),
        }),
      )
    },
    async HELD_COVER_NOT_BOOKED() {
      const from = await sell({ daysAgo: 400 })
      await wrong(
        renewalRow(from, {
          last_day: day(-35),
          state: `'lapsed'`,
          because: `'cover-held'`,
          first_told_at: at(-60),
          told_state: `'lapsed'`,
          ends_told: '3',
        }),
        promised(from, 'cover-ends', day(-25), null, -32),
      )
    },
  }
  async function lentTo({ attemptId }: Sold): Promise<number> {
    const { rows } = await sql<{ lent: string }>`
      select line.pence as lent from milepost.ledger_line as line join milepost.ledger_entry as entry on entry.id = line.entry_id
      where entry.attempt_id = ${attemptId} and entry.kind = 'sale' and line.account = 'lender'`.execute(db)
    return Number(rows[0]?.lent)
  }
  return book
}
