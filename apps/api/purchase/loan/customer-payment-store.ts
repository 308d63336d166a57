import { paidLines } from '@milepost/domain/payment/ledger'
import { pence } from '@milepost/domain/values/pence'
import type { Kysely } from 'kysely'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import { customerBalance } from '../accounts/balance-store.ts'
import { book } from '../attempt/attempt-store.ts'
import { lockSale } from './loan-alone-store.ts'
import type { CustomerPaymentStore } from './loan-ports.ts'

/** What a customer pays us after the purchase, with its entries in the accounts and in the trail, and its email (DSK-524). */
export function customerPaymentStore(db: Kysely<Database>, enqueue: Enqueue): CustomerPaymentStore {
  return {
    paymentsOf: (key) => paymentsOf(db, key),
    recordPayment: (key, { amount, way, on }, by, now) =>
      db.transaction().execute(async (transaction) => {
        const { tenant, policyNumber } = key
        const attemptId = await lockSale(transaction, key)
        const { state } = await transaction
          .selectFrom('milepost.payment_attempt')
          .select('state')
          .where('id', '=', attemptId)
          .executeTakeFirstOrThrow()
        // What the card has not paid yet is no debt to be paid in another way.
        if (state !== 'CAPTURED') return { kind: 'being-paid' }
        const owed = pence(Math.max(0, await customerBalance(transaction, attemptId)))
        if (amount > owed) return { kind: 'above-owed', owed }
        const number = (await paymentsOf(transaction, key)).length + 1
        await transaction
          .insertInto('milepost.customer_payment')
          .values({
            tenant,
            policy_number: policyNumber,
            number,
            amount_pence: amount,
            way,
            received_on: on,
            who: by.who,
            recorded_at: now,
          })
          .execute()
        const lines = paidLines(amount, way === 'card' ? 'card-provider' : 'bank')
        await book(transaction, { tenant, attemptId, kind: `payment-${number}`, lines, at: now })
        await appendEntries(transaction, by, now, [
          {
            act: 'payment.record',
            about: { kind: 'policy', id: policyNumber },
            after: { number, pence: amount, way, on },
          },
        ])
        await enqueue(transaction, [{ name: 'payment-mail', data: { tenant, policyNumber, number } }])
        return { kind: 'recorded', number, left: pence(owed - amount) }
      }),
  }
}

async function paymentsOf(db: Kysely<Database>, { tenant, policyNumber }: PolicyKey) {
  const rows = await db
    .selectFrom('milepost.customer_payment')
    .selectAll()
    .where((column) => column.and({ tenant, policy_number: policyNumber }))
    .orderBy('number')
    .execute()
  return rows.map(({ number, amount_pence, way, received_on, who, recorded_at }) => ({
    number,
    amount: pence(Number(amount_pence)),
    way,
    on: received_on,
    who,
    recordedAt: recorded_at,
  }))
}
