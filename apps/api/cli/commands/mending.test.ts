import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { soldPolicy } from '../../desk/policy/testing/sold-policy.ts'
import { readTrail } from '../../platform/audit/store.ts'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { plant, provocations } from '../../purchase/accounts/testing/provoked-book.ts'
import { capturePayment } from '../../purchase/attempt/capture-payment.ts'
import { resolveAttempt } from '../../purchase/attempt/resolve-attempt.ts'
import { sendPaymentRefundedEmail } from '../../purchase/emails/send-to-buyer.ts'
import { purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { officeOf } from './testing/office-of.ts'

const server = await purchaseServer()
afterAll(() => server.stop())
const { db, time } = server
const office = officeOf(server)
const lastAct = async () => {
  const [last] = (await readTrail(db, { most: 1 })).map(({ act, outcome, reasonCode }) => ({
    act,
    outcome,
    reasonCode,
  }))
  return last
}

it('keeps the payment of a policy, and a quote that is paid for, as they are [DSK-517] [DSK-806]', async () => {
  const { policy } = await soldPolicy(db, 'A', time)
  const { attemptId, reference, policyNumber } = policy
  await expect(office('payment return', attemptId)).rejects.toThrow('has paid for a policy')
  expect(await lastAct()).toEqual({ act: 'payment.return', outcome: 'refused', reasonCode: 'HAS_POLICY' })
  await expect(office('quote reconcile', reference)).rejects.toThrow('agree')
  await expect(office('payment again', attemptId)).rejects.toThrow('Nothing is left to do')
  await expect(office('balance restate', attemptId)).rejects.toThrow('say what its records say')
  await expect(office('balance write-off', policyNumber)).rejects.toThrow('owes nothing')
  await plant(db, `delete from milepost.policy where policy_number = '${policyNumber}'`)
  await expect(office('quote reconcile', reference)).rejects.toThrow('is paid for')
  expect(await lastAct()).toEqual({ act: 'quote.reconcile', outcome: 'refused', reasonCode: 'IS_PAID' })
})

it('captures a payment that was only authorised before it is returned [DSK-517]', async () => {
  const ready = await server.readyToPay()
  const { paymentId } = await server.confirmed(ready, 'ANNUAL_CARD_IN_FULL')
  await plant(
    db,
    `update milepost.payment_attempt set state = 'TAKEN_UP' where id = '${paymentId}'`,
    `update milepost.quote set status = 'taken-up' where reference = '${ready.reference}'`,
  )
  expect(await office('payment return', paymentId)).toEqual([expect.stringContaining('authorised only')])
  expect(await server.jobs()).toContain('capture')
})

it('returns a payment that has no policy, and emails its customer [DSK-517] [F2]', async () => {
  const email = 'without-policy@example.com'
  const ready = await server.readyToPay('acorn_pc', undefined, email)
  const paid = await server.confirmed(ready, 'ANNUAL_CARD_IN_FULL')
  await server.takeUp(ready, 'ANNUAL_CARD_IN_FULL', paid)
  await capturePayment(paid.paymentId, { isLastTry: false }, server.ports)
  const gone = ['policy_document', 'policy_event', 'customer_promise', 'policy_proof', 'policy']
  const where = `where policy_number = (select policy_number from milepost.policy where attempt_id = '${paid.paymentId}')`
  await plant(db, ...gone.map((table) => `delete from milepost.${table} ${where}`))
  await office('payment return', paid.paymentId)
  const found = async () => server.ports.payments.findAttempt(paid.paymentId)
  const returning = await found()
  if (returning === undefined) throw new Error('No payment')
  await resolveAttempt(returning, server.ports)
  const refunded = await found()
  expect(refunded?.state).toBe('REFUNDED')
  expect(await server.jobs()).toContain('payment-refunded-mail')
  if (refunded) await sendPaymentRefundedEmail(refunded, server.jobPorts())
  const emails = await server.emailsTo(email)
  expect(emails.join()).toContain('refunded all of it to your card')
})

it('restates an entry once, and never silently a second time [DSK-517]', async () => {
  const { policy } = await soldPolicy(db, 'A', time)
  const wrong = `update milepost.ledger_line set pence = pence + case account when 'customer' then 100 else -100 end
    where account in ('customer', 'insurer')
      and entry_id = (select id from milepost.ledger_entry where attempt_id = '${policy.attemptId}' and kind = 'sale')`
  await plant(db, wrong)
  expect(await office('balance restate', policy.attemptId)).toEqual([
    'sale: restated by insurer 1.00, customer -1.00',
  ])
  const { rows } = await sql<{ kinds: string[] }>`select array_agg(kind order by id) as kinds
    from milepost.ledger_entry where attempt_id = ${policy.attemptId}`.execute(db)
  expect(rows[0]?.kinds).toEqual(['sale', 'capture', 'restated-sale'])
  await plant(db, wrong)
  await expect(office('balance restate', policy.attemptId)).rejects.toThrow('was restated before')
})

it('ends no renewal that may still be completed, and tells no one that cover is over before it is [DSK-517] [D-278]', async () => {
  await provocations(server)['PROMISED_RENEWAL_MISSING']?.()
  const missing = (await checkAccounts(db, time.now)).find(
    ({ check }) => check === 'PROMISED_RENEWAL_MISSING',
  )
  const number = missing?.cases?.[0]?.policyNumber ?? ''
  const today = time.now
  time.now = new Date(today.getTime() - 15 * 86_400_000)
  await expect(office('renewal end', number)).rejects.toThrow('may still be completed')
  await expect(office('renewal told', number)).rejects.toThrow('has not ended')
  await expect(office('renewal book-held', number)).rejects.toThrow('did not go on')
  expect(await lastAct()).toEqual({ act: 'renewal.book-held', outcome: 'refused', reasonCode: 'NOT_HELD' })
  time.now = today
  await office('renewal end', number)
  await office('renewal told', number)
  await expect(office('renewal told', number)).rejects.toThrow('told before')
  await expect(office('renewal end', number)).rejects.toThrow('is over')
})

it('tells the lender of no loan but one that has ended [DSK-521]', async () => {
  const { policy } = await soldPolicy(db, 'A', { ...time, collectionCode: 'TX_FINANCE_PLAN_V2' })
  await expect(office('lender-again', policy.policyNumber)).rejects.toThrow('has not been cancelled')
})
