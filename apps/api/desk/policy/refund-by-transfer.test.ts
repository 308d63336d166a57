import { staffRoles } from '@milepost/domain/desk/people'
import { fromPounds } from '@milepost/domain/values/pence'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { officeOf } from '../../cli/commands/testing/office-of.ts'
import { readTrail } from '../../platform/audit/store.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { type PurchaseServer, purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'

const DAY = 86_400_000
const because = 'case 4711'

let purchases: PurchaseServer
let desk: DeskServer
let began: Date
let buyers = 0
beforeAll(async () => {
  purchases = await purchaseServer()
  began = purchases.time.now
  desk = await deskServer({}, { sharing: purchases })
  purchases.work({ renewalAddress: async () => undefined })
})
afterAll(() => purchases.stop())

const signedIn = (name: string) =>
  desk.signedIn(
    { subject: `${name}-${buyers}`, name: `${name} Example`, roles: staffRoles, brands: ['A'] },
    { secondFactor: true },
  )
const post = (by: Browser, call: string, { tenant: brand, policyNumber }: PolicyKey, body: object = {}) =>
  by.ask('POST', `/api/desk/v1/Policy/${call}`, { body: { brand, policyNumber, ...body } })
const page = async (by: Browser, { tenant: brand, policyNumber }: PolicyKey) =>
  (await by.ask('GET', `/api/desk/v1/Policy/GetPolicy?${new URLSearchParams({ brand, policyNumber })}`)).body

/**
 * A policy paid monthly whose documents never came, cancelled after ten instalments: the loan may still be withdrawn from, so the interest
 * in them comes back, which is more than the card ever paid.
 */
async function cancelledLate() {
  purchases.time.now = began
  buyers += 1
  const email = `transfer-${buyers}@example.com`
  const ready = await purchases.readyToPay('acorn_pc', undefined, email)
  const code = 'TX_FINANCE_PLAN_V2'
  const sold = await purchases.takeUp(ready, code, await purchases.confirmed(ready, code))
  const key: PolicyKey = { tenant: 'A', policyNumber: sold.body.policyNumber }
  await purchases.jobsDone(key)
  await sql`delete from milepost.mail_sent where subject = ${`A:${key.policyNumber}`} and template = 'policy'`.execute(
    purchases.db,
  )
  const policy = await purchases.ports.policies.findPolicy(key)
  if (policy === undefined) throw new Error('Not sold')
  purchases.time.now = new Date(policy.coverStart.getTime() + 306 * DAY)
  const [fay, fred] = [await signedIn('fay'), await signedIn('fred')]
  const asked = { reason: 'customer', hasClaimed: false }
  const { figures } = (await post(fay, 'PreviewCancellation', key, asked)).body
  const { charge, toLender, toCard } = figures
  const seen = { charge, toLender, toCard }
  const done = await post(fay, 'CancelPolicyWithRefund', key, { ...asked, seen, because })
  expect(done.status, done.text).toBe(200)
  await purchases.jobsDone(key)
  return { key, email, fay, fred, figures, attemptId: policy.attemptId }
}
const decide = (by: Browser, key: PolicyKey, number: number) =>
  post(by, 'ConfirmRefund', key, { number, decision: 'confirm', because })
const refundedAtProvider = async (attemptId: string) => {
  const { rows } = await sql<{ pence: string }>`
    select coalesce(sum(line.pence), 0) as pence from milepost.ledger_line as line
      join milepost.ledger_entry as entry on entry.id = line.entry_id
    where entry.attempt_id = ${attemptId} and entry.kind like 'return-%' and line.account = 'card-provider'`.execute(
    purchases.db,
  )
  return -Number(rows[0]?.pence)
}
const lateOnly = ({ check }: { check: string }) => check !== 'REFUND_WAITS_TOO_LONG'

describe('what a cancellation owes beyond what the card paid', () => {
  it('is a refund of its own to the bank account: confirmed by another person, paid by finance, told, and in the accounts [DSK-522]', async () => {
    const { key, email, fay, fred, figures, attemptId } = await cancelledLate()
    const { byTransfer } = figures.loan
    const shown = await page(fay, key)
    expect(byTransfer).toBeGreaterThan(0)
    expect(figures.toCard).toBe(shown.price.paidByCard)
    expect(shown.refunds).toMatchObject([
      { number: 1, way: 'card', amount: figures.toCard },
      {
        number: 2,
        way: 'bank',
        amount: byTransfer,
        state: 'proposed',
        mayConfirm: false,
        mayRefuse: false,
        mayTransfer: false,
      },
    ])
    expect(shown.price).toMatchObject({ returned: figures.toCard, returnedByTransfer: byTransfer })
    expect(fromPounds(shown.price.owedToCustomer)).toBe(fromPounds(figures.toCard) + fromPounds(byTransfer))
    expect(await checkAccounts(purchases.db, purchases.time.now)).toEqual([])

    // It is not paid before another person has confirmed it.
    const transfer = () => post(fay, 'FollowUpRefund', key, { number: 2, decision: 'transferred', because })
    expect((await transfer()).status).toBe(409)
    expect((await decide(fay, key, 2)).status).toBe(409)
    expect((await decide(fred, key, 2)).body).toEqual({ number: 2, state: 'ready' })
    if (shown.refunds[0].state === 'proposed') await decide(fred, key, 1)
    await purchases.jobsDone(key)
    // No provider was asked for it.
    expect(await refundedAtProvider(attemptId)).toBe(fromPounds(figures.toCard))
    const { work } = (await fay.ask('GET', '/api/desk/v1/Queue/ListWork?kind=refund')).body
    expect(work).toContainEqual(
      expect.objectContaining({
        policyNumber: key.policyNumber,
        why: `A refund of £${byTransfer.toFixed(2)} has to be paid by bank transfer`,
      }),
    )
    const payments = (await fay.ask('GET', '/api/desk/v1/Payments/ReadPayments')).body
    expect(payments.refunds).toContainEqual(
      expect.objectContaining({ policyNumber: key.policyNumber, way: 'bank', state: 'ready' }),
    )
    expect((await page(fay, key)).refunds[1]).toMatchObject({ mayTransfer: true, mayTryAgain: false })
    expect((await post(fay, 'FollowUpRefund', key, { number: 2, decision: 'again', because })).status).toBe(
      409,
    )

    expect((await transfer()).body).toEqual({ number: 2, state: 'transferred' })
    expect((await transfer()).status).toBe(409)
    await purchases.jobsDone(key)
    const after = await page(fay, key)
    expect(after.price).toMatchObject({ owedToCustomer: 0, owedToUs: 0 })
    expect(after.ledger.at(-1)).toMatchObject({
      kind: 'return-2',
      lines: [
        { account: 'bank', amount: -byTransfer },
        { account: 'customer', amount: byTransfer },
      ],
    })
    expect(await checkAccounts(purchases.db, purchases.time.now)).toEqual([])
    const emails = await purchases.emailsTo(email)
    const cancelled = emails.filter((each) => each.includes('has been cancelled'))
    expect(cancelled[0]).toContain(`£${byTransfer.toFixed(2)} into the bank account you pay your instalments`)
    expect(emails.filter((each) => each.includes('more than your card paid'))).toHaveLength(1)
    const acts = (await readTrail(purchases.db, { on: [key.policyNumber], most: 50 })).filter(
      ({ outcome, after: entry }) => outcome !== 'refused' && entry?.['number'] === 2,
    )
    expect(acts.map(({ act }) => act)).toEqual(['refund.confirm', 'refund.transfer'])
  })

  it('is corrected within the price of the policy, and confirmed again [DSK-522] [DSK-514]', async () => {
    const { key, fay, fred, figures } = await cancelledLate()
    const correct = (amount: number) => post(fred, 'CorrectRefund', key, { number: 2, amount, because })
    const { premium, fee } = (await page(fay, key)).price
    expect((await correct(premium + fee)).body.errors[0].message).toMatch(/more than is left/)
    const amount = Math.round((figures.loan.byTransfer + 5) * 100) / 100
    expect((await correct(amount)).body).toEqual({ number: 3, state: 'proposed' })
    expect((await decide(fay, key, 3)).body).toEqual({ number: 3, state: 'ready' })
    const { refunds, price } = await page(fay, key)
    expect(refunds[2]).toMatchObject({ way: 'bank', corrects: 2, amount })
    expect(fromPounds(price.owedToCustomer)).toBe(fromPounds(figures.toCard) + fromPounds(amount))
    expect(await checkAccounts(purchases.db, purchases.time.now)).toEqual([])
  })

  it('that an earlier release left out is named by the accounts and proposed by their command; a late one names what to do [DSK-522] [DSK-517]', async () => {
    const { key, figures } = await cancelledLate()
    const { policyNumber } = key
    await sql`delete from milepost.policy_refund where policy_number = ${policyNumber} and way = 'bank'`.execute(
      purchases.db,
    )
    const found = async (now = purchases.time.now) =>
      (await checkAccounts(purchases.db, now)).flatMap(({ cases = [], ...each }) =>
        cases.flatMap((one) => (one.policyNumber === policyNumber ? [{ ...each, ...one }] : [])),
      )
    const [missing, ...more] = await found()
    expect(more).toEqual([])
    expect(missing?.mend).toContain(`refund owed ${policyNumber}`)
    const office = officeOf({ ...purchases, apiDb: purchases.db })
    const another = officeOf(
      { ...purchases, apiDb: purchases.db },
      '',
      {},
      {
        who: 'Sam Second',
        door: 'command-line',
        because: 'a test',
      },
    )
    expect(await office('refund owed', policyNumber)).toEqual([
      expect.stringMatching(
        `refund 2  proposed  £${figures.loan.byTransfer.toFixed(2)}  cancellation  by bank transfer`,
      ),
    ])
    expect(await found()).toEqual([])
    await another('refund confirm', policyNumber, '2')
    const inTwoWeeks = new Date(purchases.time.now.getTime() + 14 * DAY)
    const late = (await found(inTwoWeeks)).filter(({ what }) => what?.includes('by transfer'))
    expect(late.map(({ mend }) => mend)).toEqual([
      expect.stringContaining(`refund transferred ${policyNumber} 2`),
    ])
    await office('refund transferred', policyNumber, '2')
    expect((await found()).filter(lateOnly)).toEqual([])
  })

  it('never goes above the price of the policy, by any door [DSK-522] [DSK-504]', async () => {
    const { key, attemptId } = await cancelledLate()
    await sql`delete from milepost.policy_refund where policy_number = ${key.policyNumber} and way = 'bank'`.execute(
      purchases.db,
    )
    const insert = (pence: number, state = 'proposed', reason = 'cancellation') =>
      sql`
        insert into milepost.policy_refund (tenant, policy_number, number, attempt_id, amount_pence, reason, way, state,
          first_subject_id, first_who, begun_at, moved_at)
        values ('A', ${key.policyNumber}, 9, ${attemptId}, ${pence}, ${reason}, 'bank', ${state}, 'x', 'X', now(), now())`.execute(
        purchases.db,
      )
    await expect(insert(10_000_000)).rejects.toThrow('above the price of the policy')
    await expect(insert(100, 'ready')).rejects.toThrow('cannot begin at ready')
    await expect(insert(100, 'proposed', 'goodwill')).rejects.toThrow('policy_refund_way')
  })
})
