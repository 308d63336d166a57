import type { StaffRole } from '@milepost/domain/desk/people'
import { fromPounds, pence, toPounds } from '@milepost/domain/values/pence'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTrail } from '../../platform/audit/store.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { type PurchaseServer, purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'
import { soldPolicy } from './testing/sold-policy.ts'

let purchases: PurchaseServer
let desk: DeskServer
const brands = ['A', 'M'] as const
const because = 'case 4711'
/** Staff who have signed in at the provider are in the trail, so that they are known to be here. */
async function signedIn(subject: string, ...roles: StaffRole[]): Promise<Browser> {
  return desk.signedIn({ subject, name: `${subject} Example`, roles, brands }, { secondFactor: true })
}
const post = (by: Browser, call: string, { tenant: brand, policyNumber }: PolicyKey, body: object) =>
  by.ask('POST', `/api/desk/v1/Policy/${call}`, { body: { brand, policyNumber, ...body } })
const read = async (by: Browser, { tenant: brand, policyNumber }: PolicyKey) =>
  (await by.ask('GET', `/api/desk/v1/Policy/GetPolicy?${new URLSearchParams({ brand, policyNumber })}`)).body
let fay: Browser, fred: Browser, tom: Browser, fiona: Browser
let dear: PolicyKey
beforeAll(async () => {
  purchases = await purchaseServer()
  desk = await deskServer({}, { sharing: purchases })
  ;[fay, fred] = [await signedIn('fay', 'finance'), await signedIn('fred', 'finance')]
  tom = await signedIn('tom', 'team-lead')
  fiona = await signedIn('fiona', 'finance-manager')
  dear = await bought('dear@example.com')
}, 60_000)
afterAll(() => purchases.stop())

async function bought(email: string): Promise<PolicyKey> {
  const ready = await purchases.readyToPay('acorn_pc', undefined, email)
  const sold = await purchases.takeUp(
    ready,
    'ANNUAL_CARD_IN_FULL',
    await purchases.confirmed(ready, 'ANNUAL_CARD_IN_FULL'),
  )
  const key: PolicyKey = { tenant: 'A', policyNumber: sold.body.policyNumber }
  purchases.work({ renewalAddress: async () => undefined })
  await purchases.jobsDone(key)
  return key
}
/** Paid for without a provider: for what needs none. */
const made = async (): Promise<PolicyKey> =>
  (await soldPolicy(purchases.db, 'A', { now: desk.time.now, daysAgo: 2 })).policy

const asked = { reason: 'customer', hasClaimed: false }
async function cancelled(key: PolicyKey, by = fay): Promise<number> {
  const { figures } = (await post(by, 'PreviewCancellation', key, asked)).body
  const seen = { charge: figures.charge, toLender: figures.toLender, toCard: figures.toCard }
  const done = await post(by, 'CancelPolicyWithRefund', key, { ...asked, seen, because })
  expect(done.status, done.text).toBe(200)
  return figures.toCard
}
const decide = (by: Browser, key: PolicyKey, number: number, decision: 'confirm' | 'refuse') =>
  post(by, 'ConfirmRefund', key, { number, decision, because })
const refund = (by: Browser, key: PolicyKey, amount: number, seenReturned = 0) =>
  post(by, 'RefundPayment', key, { amount, reason: 'goodwill', seenReturned, because })
const refundEmails = async (email: string) =>
  (await purchases.emailsTo(email)).filter(
    (each) => /refund/i.test(each) && !/You're insured|insured with/.test(each),
  )

describe('what a cancellation owes', () => {
  it('cannot be refused, is corrected with a reason, and the correction is confirmed by another person [DSK-514]', async () => {
    const email = 'corrected@example.com'
    const key = await bought(email)
    const toCard = await cancelled(key)
    const refused = await decide(tom, key, 1, 'refuse')
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('cannot be refused') },
    })
    expect((await read(tom, key)).refunds[0]).toMatchObject({ mayRefuse: false, mayCorrect: true })

    const right = toPounds(pence(fromPounds(toCard) - fromPounds(20)))
    const correct = (by: Browser, number: number, amount: number) =>
      post(by, 'CorrectRefund', key, { number, amount, because })
    expect((await correct(tom, 1, toCard)).body.errors[0].message).toMatch(/amount already/)
    expect((await correct(tom, 1, 90_000)).body.errors[0].message).toMatch(/more than is left/)
    expect((await correct(tom, 1, right)).body).toEqual({ number: 2, state: 'proposed' })
    const waiting = await read(fay, key)
    expect(waiting.refunds).toMatchObject([
      { number: 1, state: 'replaced' },
      { number: 2, state: 'proposed', corrects: 1, firstPerson: 'tom Example' },
    ])
    // Until it is confirmed the customer is owed what was booked.
    expect(waiting.price).toMatchObject({ owedToCustomer: toCard, owedToUs: 0 })
    expect(await decide(tom, key, 2, 'confirm')).toMatchObject({ status: 409 })
    expect((await decide(fiona, key, 2, 'confirm')).status).toBe(200)
    await purchases.jobsDone(key)
    const done = await read(fay, key)
    expect(done.price).toMatchObject({ owedToCustomer: 0, owedToUs: 0, returned: right })
    expect(done.ledger.map(({ kind }: { kind: string }) => kind)).toEqual([
      'sale',
      'capture',
      'cancellation',
      'correction-2',
      'return-2',
    ])
    const trail = await readTrail(purchases.db, { on: [key.policyNumber], most: 100 })
    expect(trail.map(({ act }) => act)).toEqual(expect.arrayContaining(['refund.correct', 'refund.confirm']))
    // The refusal was tried, and is recorded as refused.
    expect(trail.find(({ act }) => act === 'refund.refuse')?.outcome).toBe('refused')
    expect(await checkAccounts(purchases.db, desk.time.now)).toEqual([])

    const emails = await refundEmails(email)
    expect(emails.filter((each) => each.includes('corrected your refund'))).toHaveLength(1)
    expect(emails.filter((each) => each.includes('paid your refund'))).toHaveLength(1)
  })

  it('is paid from the customer’s account under any name, and never a second time out of our fees [DSK-514]', async () => {
    const key = await made()
    const toCard = await cancelled(key)
    // As an earlier release left it: refused, and nothing open.
    await purchases.db.transaction().execute(async (transaction) => {
      const { sql } = await import('kysely')
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`update milepost.policy_refund set state = 'refused' where policy_number = ${key.policyNumber}`.execute(
        transaction,
      )
    })
    expect((await read(fay, key)).price.owedToCustomer).toBe(toCard)
    expect((await checkAccounts(purchases.db, desk.time.now)).map(({ check }) => check)).toEqual([
      'OPEN_BALANCE_ON_ENDED_POLICY',
    ])
    const again = await post(fay, 'RefundPayment', key, {
      amount: toCard,
      reason: 'our-mistake',
      seenReturned: 0,
      because,
    })
    expect(again.body).toMatchObject({ number: 2, state: 'proposed' })
    await decide(fiona, key, 2, 'confirm')
    const paid = await purchases.refunds.findRefund({ ...key, number: 2 })
    if (paid === undefined) throw new Error('No refund')
    await purchases.refunds.complete(paid, desk.time.now)
    const { ledger, price } = await read(fay, key)
    expect(price.owedToCustomer).toBe(0)
    expect(ledger.at(-1)).toMatchObject({
      kind: 'return-2',
      lines: [{ account: 'card-provider' }, { account: 'customer', amount: toCard }],
    })
    expect(await checkAccounts(purchases.db, desk.time.now)).toEqual([])
  })

  it('is not less because of a proposal that may still be refused [DSK-514]', async () => {
    const [plain, key] = [await made(), await made()]
    const due = await cancelled(plain)
    const paid = (await read(fay, key)).price.paidByCard
    expect((await refund(fay, key, paid)).body.state).toBe('proposed')
    expect(await cancelled(key, fred)).toBe(due)
    // There is not enough left for both, so the proposal is refused and can be made again.
    expect((await read(tom, key)).refunds.map(({ state }: { state: string }) => state)).toEqual([
      'refused',
      'proposed',
    ])
  })
})

describe('a refund that fails', () => {
  it('is work for who may confirm refunds, due five working days after it was begun, until it is paid [DSK-516]', async () => {
    const email = 'failed@example.com'
    const key = await bought(email)
    fay = await signedIn('fay2', 'finance')
    expect((await refund(fay, key, 30)).body.state).toBe('ready')
    await purchases.jobsDone(key)
    expect((await refundEmails(email)).some((each) => each.includes('paid your refund'))).toBe(true)

    expect((await refund(fay, key, 20, 30)).status).toBe(200)
    const waiting = await purchases.refunds.findRefund({ ...key, number: 2 })
    if (waiting?.state !== 'ready') throw new Error('It was paid before it could fail')
    await purchases.refunds.fail(waiting, desk.time.now)
    await purchases.jobsDone(key)
    const queue = async (by: Browser) => (await by.ask('GET', '/api/desk/v1/Queue/ListWork?kind=refund')).body
    const { work } = await queue(fay)
    expect(work).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          policyNumber: key.policyNumber,
          why: 'The card provider has not paid a refund of £20.00',
        }),
      ]),
    )
    const failed = (await refundEmails(email)).filter((each) => each.includes('pay it another way'))
    expect(failed).toHaveLength(1)
    expect((await read(fay, key)).refunds[1]).toMatchObject({
      state: 'failed',
      mayTryAgain: true,
      mayTransfer: true,
    })
    const transferred = await post(fay, 'FollowUpRefund', key, {
      number: 2,
      decision: 'transferred',
      because,
    })
    expect(transferred.body).toEqual({ number: 2, state: 'transferred' })
    expect((await post(fay, 'FollowUpRefund', key, { number: 2, decision: 'again', because })).status).toBe(
      409,
    )
    await purchases.jobsDone(key)
    expect((await refundEmails(email)).some((each) => each.includes('by bank transfer'))).toBe(true)
    expect((await read(fay, key)).ledger.at(-1)).toMatchObject({
      kind: 'return-2',
      lines: [{ account: 'bank', amount: -20 }, { account: 'fees' }],
    })
    expect(await checkAccounts(purchases.db, desk.time.now)).not.toContainEqual(
      expect.objectContaining({ check: 'RETURNED_IS_NOT_BOOKED' }),
    )
  })
})

describe('authority over refunds', () => {
  it('counts what one person refunded alone on a policy, in parts and on other days [DSK-513]', async () => {
    desk.pass(2 * 24 * 60)
    fay = await signedIn('fay', 'finance')
    const key = await made()
    expect((await refund(fay, key, 60)).body.state).toBe('ready')
    desk.pass(3 * 24 * 60)
    fay = await signedIn('fay', 'finance')
    expect((await refund(fay, key, 40, 60)).body.state).toBe('ready')
    desk.pass(2 * 24 * 60)
    fay = await signedIn('fay', 'finance')
    expect((await refund(fay, key, 0.01, 100)).body.state).toBe('proposed')
  })

  it('counts what one person refunded alone in a day, even of two acts at once [DSK-513]', async () => {
    desk.pass(2 * 24 * 60)
    fay = await signedIn('fay', 'finance')
    const keys = [await made(), await made(), await made(), await made()]
    const all = await Promise.all(keys.map((key) => refund(fay, key, 50)))
    expect(all.map(({ body }) => body.state).sort()).toEqual(['proposed', 'proposed', 'ready', 'ready'])
  })

  it('of a team lead counts what they confirmed on the policy; a finance manager confirms any amount [DSK-513]', async () => {
    ;[fay, tom] = [await signedIn('fay', 'finance'), await signedIn('tom', 'team-lead')]
    fiona = await signedIn('fiona', 'finance-manager')
    const key = dear
    const paid = (await read(fay, key)).price.paidByCard
    const all = [600, 390, toPounds(pence(fromPounds(paid) - fromPounds(990)))]
    let seen = 0
    for (const amount of all) {
      expect((await refund(fay, key, amount, seen)).body.state).toBe('proposed')
      seen = toPounds(pence(fromPounds(seen) + fromPounds(amount)))
    }
    expect(await decide(tom, key, 1, 'confirm')).toMatchObject({ status: 200 })
    expect(await decide(tom, key, 2, 'confirm')).toMatchObject({ status: 200 })
    const above = await decide(tom, key, 3, 'confirm')
    expect(above).toMatchObject({ status: 409, body: { message: expect.stringContaining('more authority') } })
    expect((await read(tom, key)).refunds[2]).toMatchObject({
      mayConfirm: false,
      whyNotConfirm: 'above-authority',
    })
    expect(await decide(fiona, key, 3, 'confirm')).toMatchObject({ status: 200 })
    expect(await refund(fiona, key, 1, seen)).toMatchObject({ status: 403 })
  })
})

describe('who can confirm', () => {
  const confirmers = async (by: Browser, key: PolicyKey) => (await read(by, key)).refunds.at(-1).confirmers
  it('is shown before the policy is cancelled and on the refund; no one, if no one with the authority works here [DSK-513]', async () => {
    desk.pass(31 * 24 * 60)
    fay = await signedIn('fay', 'finance')
    const key = await made()
    const preview = async () => (await post(fay, 'PreviewCancellation', key, asked)).body
    expect(await preview()).toMatchObject({ needsSecondPerson: true, confirmers: [] })
    await desk.browser().signIn('staff-fiona')
    await desk.browser().signIn('staff-tom')
    await desk.browser().signIn('staff-asha')
    const { figures, confirmers: shown } = await preview()
    expect(shown).toEqual(figures.toCard > 1_000 ? ['Fiona Grant'] : ['Fiona Grant', 'Tom Ellery'])
    await cancelled(key)
    expect(await confirmers(fay, key)).toEqual(shown)
    expect((await read(fay, key)).refunds[0]).toMatchObject({
      whyNotConfirm: 'first-person',
      mayConfirm: false,
    })
  })
})
