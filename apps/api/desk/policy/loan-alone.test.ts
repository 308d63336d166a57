import { staffRoles } from '@milepost/domain/desk/people'
import { addDays, longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { officeOf } from '../../cli/commands/testing/office-of.ts'
import { readTrail } from '../../platform/audit/store.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { effectCancellations } from '../../purchase/ending/effect-cancellations.ts'
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

const post = (by: Browser, call: string, { tenant: brand, policyNumber }: PolicyKey, body: object = {}) =>
  by.ask('POST', `/api/desk/v1/Policy/${call}`, { body: { brand, policyNumber, ...body } })
const page = async (by: Browser, { tenant: brand, policyNumber }: PolicyKey) =>
  (await by.ask('GET', `/api/desk/v1/Policy/GetPolicy?${new URLSearchParams({ brand, policyNumber })}`)).body

/** A policy paid monthly, some days after its cover began or before, and a person of finance. */
async function monthly({ days }: { days: number }) {
  purchases.time.now = began
  buyers += 1
  const email = `loan-${buyers}@example.com`
  const ready = await purchases.readyToPay('acorn_pc', undefined, email)
  const code = 'TX_FINANCE_PLAN_V2'
  const sold = await purchases.takeUp(ready, code, await purchases.confirmed(ready, code))
  const key: PolicyKey = { tenant: 'A', policyNumber: sold.body.policyNumber }
  await purchases.jobsDone(key)
  const policy = await purchases.ports.policies.findPolicy(key)
  if (policy === undefined) throw new Error('Not sold')
  await setClock(new Date(days < 0 ? began : policy.coverStart.getTime() + days * DAY + 3_600_000))
  const fay = await signedIn()
  return { key, email, policy, fay }
}
const setClock = async (time: Date) => {
  purchases.time.now = time
}
const signedIn = () =>
  desk.signedIn(
    {
      subject: `fay-${buyers}-${purchases.time.now.getTime()}`,
      name: 'Fay Example',
      roles: staffRoles,
      brands: ['A'],
    },
    { secondFactor: true },
  )

async function seenBy(by: Browser, key: PolicyKey) {
  const { act, alone } = (await page(by, key)).loan
  const { due, back, rebate, payBy } = alone
  return { act, alone, body: { act, seen: { due, back, rebate, payBy }, because } }
}
async function ended(by: Browser, key: PolicyKey) {
  const { alone, body } = await seenBy(by, key)
  const reply = await post(by, 'EndLoanAlone', key, body)
  expect(reply.status, reply.text).toBe(200)
  expect(reply.body).toEqual(alone)
  await purchases.jobsDone(key)
  return alone
}
async function cancelled(by: Browser, key: PolicyKey, asked: object = {}) {
  const named = { reason: 'customer', hasClaimed: false, ...asked }
  const preview = await post(by, 'PreviewCancellation', key, named)
  expect(preview.status, preview.text).toBe(200)
  const { charge, toLender, toCard } = preview.body.figures
  const seen = { charge, toLender, toCard }
  const done = await post(by, 'CancelPolicyWithRefund', key, { ...named, seen, because })
  expect(done.status, done.text).toBe(200)
  await purchases.jobsDone(key)
  return preview.body.figures
}
const atLender = async ({ policyNumber }: PolicyKey, what: 'mandates' | 'endings') => {
  const reply = await fetch(`${purchases.sandboxUrl}/finance/v1/${what}?policyNumber=${policyNumber}`)
  return Object(await reply.json())[what]
}
/** The sandbox shows each email as a page. */
const emailsTo = async (email: string) =>
  (await purchases.emailsTo(email)).map((each) => each.replaceAll('&#39;', "'"))
/** What the accounts find of one policy, some days later. */
const found = async ({ policyNumber }: PolicyKey, days = 0) => {
  const broken = await checkAccounts(purchases.db, new Date(purchases.time.now.getTime() + days * DAY))
  return broken.flatMap(({ check, cases = [] }) =>
    cases.some((each) => each.policyNumber === policyNumber) ? [check] : [],
  )
}
const lenderLines = (shown: { ledger: { lines: { account: string; amount: number }[] }[] }) =>
  shown.ledger.flatMap(({ lines }) =>
    lines.flatMap(({ account, amount }) => (account === 'lender' ? [amount] : [])),
  )
const trailOf = async ({ policyNumber }: PolicyKey) =>
  (await readTrail(purchases.db, { on: [policyNumber], most: 50 })).filter(({ act }) =>
    /^(loan|payment)\./.test(act),
  )

describe('a customer who withdraws from the loan alone', () => {
  it('before it is drawn owes us what was to be lent, within thirty days, and stays insured [DSK-523] [D-269]', async () => {
    const { key, email, fay } = await monthly({ days: -1 })
    const before = await page(fay, key)
    expect(before.loan).toMatchObject({ act: 'withdraw-from-loan', alone: { kind: 'undrawn', payTo: 'us' } })
    const alone = await ended(fay, key)
    const payBy = addDays(londonDate(purchases.time.now), 30)
    expect(alone).toMatchObject({ due: alone.lent, earned: 0, back: 0, payBy })

    const after = await page(fay, key)
    expect(after).toMatchObject({ status: before.status, instalments: [] })
    expect(after.price).toMatchObject({ owedToUs: alone.lent, owedToLender: 0, owedToCustomer: 0 })
    expect(after.loan.ending).toMatchObject({ isAlone: true, sent: 0, acknowledged: {} })
    expect(lenderLines(after)).toEqual([alone.lent, -alone.lent])
    expect(after.whyNot).toMatchObject({
      'withdraw-from-loan': 'loan-ended-alone',
      'lender-missed': 'loan-ended-alone',
    })
    expect(await atLender(key, 'endings')).toMatchObject([
      { kind: 'undrawn', lent: fromPounds(alone.lent), sent: 0, owed: 0, back: 0 },
    ])
    expect((await atLender(key, 'mandates'))[0]?.payments ?? []).toEqual([])
    expect(await found(key, 2)).toEqual([])

    const letters = (await emailsTo(email)).filter((each) => each.includes('Your loan is cancelled'))
    expect(letters).toHaveLength(1)
    for (const words of alone.words) expect(letters[0]).toContain(words)
    expect(letters[0]).toContain(
      `Please pay us ${formatPence(fromPounds(alone.due))} by ${longDate(payBy)}, by card or bank transfer.`,
    )
    expect(letters[0]).toContain("You're still insured")
    expect(await trailOf(key)).toMatchObject([
      { act: 'loan.withdraw', who: 'Fay Example', because, after: { kind: 'undrawn', payTo: 'us' } },
    ])
  })

  it('in time owes the lender what it lent and no interest, and nothing is booked [DSK-523] [D-269]', async () => {
    const { key, email, fay } = await monthly({ days: 3 })
    const alone = await ended(fay, key)
    expect(alone).toMatchObject({ kind: 'undone', payTo: 'lender', due: alone.lent, earned: 0 })
    const after = await page(fay, key)
    expect(after.price).toMatchObject({ owedToUs: 0, owedToLender: alone.due })
    expect(lenderLines(after)).toEqual([alone.lent])
    expect(await atLender(key, 'endings')).toMatchObject([{ kind: 'undone', owed: fromPounds(alone.due) }])
    expect((await atLender(key, 'mandates'))[0].payments).toEqual([])
    const [letter] = (await emailsTo(email)).filter((each) => each.includes('Your loan is cancelled'))
    expect(letter).toContain(`Please pay the lender ${formatPence(fromPounds(alone.due))}`)
    expect(await found(key, 2)).toEqual([])
  })

  it('is refused once the time is over, and for figures that were not seen; each refusal is in the trail [DSK-523]', async () => {
    const { key, policy, fay } = await monthly({ days: 3 })
    const { body } = await seenBy(fay, key)
    const tried = async (by: Browser, asked: object) =>
      (await post(by, 'EndLoanAlone', key, asked)).body?.message
    expect(await tried(fay, { ...body, act: 'settle-loan' })).toContain('can still withdraw')
    expect(await tried(fay, { ...body, seen: { ...body.seen, due: 1 } })).toContain('have changed')
    // A day later there is another day to pay by.
    purchases.time.now = new Date(purchases.time.now.getTime() + DAY)
    expect(await tried(await signedIn(), body)).toContain('have changed')
    await setClock(new Date(policy.coverStart.getTime() + 40 * DAY))
    expect(await tried(await signedIn(), body)).toContain('The time to withdraw from the loan is over')
    expect((await trailOf(key)).map(({ act, outcome }) => [act, outcome])).toEqual([
      ['loan.settle', 'refused'],
      ['loan.withdraw', 'refused'],
      ['loan.withdraw', 'refused'],
      ['loan.withdraw', 'refused'],
    ])
    expect((await page(await signedIn(), key)).loan.ending).toBeUndefined()
  })

  it('does so once, of two people at the same moment [DSK-523]', async () => {
    const { key, fay } = await monthly({ days: 3 })
    const { body } = await seenBy(fay, key)
    const replies = await Promise.all([1, 2, 3].map(() => post(fay, 'EndLoanAlone', key, body)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await purchases.jobsDone(key)
    expect(await atLender(key, 'endings')).toHaveLength(1)
    expect((await post(fay, 'EndLoanAlone', key, body)).body.message).toContain('has ended already')
  })
})

describe('a customer who settles the loan early', () => {
  it('pays the lender what the statutory rebate leaves, and later events of the loan are refused [DSK-523] [D-269]', async () => {
    const { key, email, fay } = await monthly({ days: 100 })
    const due = (await page(fay, key)).instalments.filter(
      ({ state }: { state: string }) => state === 'collected',
    )
    // Money moves after the figures were seen.
    const { body } = await seenBy(fay, key)
    const missed = { kind: 'missed', on: due.at(-1).on, because }
    expect((await post(fay, 'RecordLenderEvent', key, missed)).status).toBe(200)
    expect((await post(fay, 'EndLoanAlone', key, body)).body.message).toContain('have changed')

    const alone = await ended(fay, key)
    expect(alone).toMatchObject({ kind: 'settled', payTo: 'lender' })
    expect(alone.settledOn).toBe(addDays(londonDate(purchases.time.now), 28))
    expect(alone.payBy).toBe(alone.settledOn)
    expect(alone.rebate).toBeGreaterThan(0)
    const [lent, earned, collected] = [alone.lent, alone.earned, alone.collected].map(fromPounds)
    expect(fromPounds(alone.due)).toBe(Number(lent) + Number(earned) - Number(collected))
    expect(await atLender(key, 'endings')).toMatchObject([{ kind: 'settled', owed: fromPounds(alone.due) }])
    const after = await page(fay, key)
    expect(after.instalments.map(({ on }: { on: string }) => on)).toEqual(
      due.map(({ on }: { on: string }) => on),
    )
    expect(after.loan.arrears).toBe(0)
    const refused = await post(fay, 'RecordLenderEvent', key, { ...missed, on: due.at(0).on })
    expect(refused.body.message).toContain('has ended already')
    const [letter] = (await emailsTo(email)).filter((each) => each.includes('be settled early'))
    for (const words of alone.words) expect(letter).toContain(words)
    expect(await found(key, 2)).toEqual([])
  })
})

describe('what such a customer owes us', () => {
  it('is paid by card or transfer, never above it, told each time, and quiet in the accounts [DSK-524]', async () => {
    const { key, email, fay } = await monthly({ days: -1 })
    const { due, payBy } = await ended(fay, key)
    const on = londonDate(purchases.time.now)
    const paid = (amount: number, more: object = {}) =>
      post(fay, 'RecordCustomerPayment', key, { amount, way: 'bank', on, because, ...more })
    expect((await paid(due + 1)).body.errors[0].message).toContain('The customer owes us £')
    expect((await paid(0)).status).toBe(400)
    expect((await paid(10, { on: addDays(on, 2) })).body.errors[0].message).toContain('has not come')
    expect((await paid(100)).body).toEqual({ number: 1, left: Math.round((due - 100) * 100) / 100 })
    expect((await paid(Math.round((due - 100) * 100) / 100, { way: 'card' })).body).toEqual({
      number: 2,
      left: 0,
    })
    expect((await paid(1)).status).toBe(400)
    await purchases.jobsDone(key)
    const after = await page(fay, key)
    expect(after.price).toMatchObject({ owedToUs: 0, owedToCustomer: 0 })
    expect(after.payments).toMatchObject([
      { number: 1, amount: 100, way: 'bank', on },
      { number: 2, way: 'card' },
    ])
    expect(after.ledger.slice(-2)).toMatchObject([
      {
        kind: 'payment-1',
        lines: [
          { account: 'bank', amount: 100 },
          { account: 'customer', amount: -100 },
        ],
      },
      { kind: 'payment-2' },
    ])
    const thanks = (await emailsTo(email)).filter((each) => each.includes('Thank you for your payment'))
    expect(thanks).toHaveLength(2)
    await setClock(new Date(Date.parse(payBy) + 5 * DAY))
    expect(await found(key)).toEqual([])
    expect((await trailOf(key)).filter(({ outcome }) => outcome === undefined).map(({ act }) => act)).toEqual(
      ['loan.withdraw', 'payment.record', 'payment.record'],
    )
  })

  it('and is not paid within thirty days is work at the desk and in the accounts, until it is [DSK-524]', async () => {
    const { key, fay } = await monthly({ days: -1 })
    const { due, payBy } = await ended(fay, key)
    const work = async () => {
      const pat = await signedIn()
      const { work: list } = (await pat.ask('GET', '/api/desk/v1/Queue/ListWork?kind=debt')).body
      return list.filter(({ policyNumber }: { policyNumber: string }) => policyNumber === key.policyNumber)
    }
    expect(await work()).toEqual([])
    await setClock(new Date(Date.parse(payBy) + 20 * 3_600_000))
    expect(await work()).toEqual([])
    await setClock(new Date(Date.parse(payBy) + DAY + 12 * 3_600_000))
    expect(await work()).toMatchObject([
      { why: `The customer has not paid us ${formatPence(fromPounds(due))} for a loan that ended` },
    ])
    const [overdue] = (await checkAccounts(purchases.db, purchases.time.now)).filter(
      ({ check }) => check === 'LOAN_NOT_PAID_TO_US',
    )
    expect(overdue?.cases?.flatMap(({ mend = '' }) => mend).join()).toContain(
      `customer-paid ${key.policyNumber} ${due.toFixed(2)} bank`,
    )
    const office = officeOf({ ...purchases, apiDb: purchases.db })
    expect(await office('customer-paid', key.policyNumber, due.toFixed(2), 'bank')).toEqual([
      `${key.policyNumber}: ${formatPence(fromPounds(due))} is recorded, £0.00 is left`,
    ])
    expect(await work()).toEqual([])
    expect(await found(key)).not.toContain('LOAN_NOT_PAID_TO_US')
  })
})

describe('a later cancellation of a policy whose loan ended alone', () => {
  it('refunds the customer by card and bank transfer and nothing to the lender [DSK-523] [DSK-522] [D-269]', async () => {
    const { key, email, fay } = await monthly({ days: 3 })
    await ended(fay, key)
    await setClock(new Date(purchases.time.now.getTime() + 20 * DAY))
    const pat = await signedIn()
    const figures = await cancelled(pat, key)
    expect(figures).toMatchObject({ toLender: 0, againstDebt: 0, stillOwedToLender: 0, stillOwedToUs: 0 })
    expect(figures.loan).toMatchObject({ kind: 'over' })
    const shown = await page(pat, key)
    expect(figures.toCard).toBe(shown.price.paidByCard)
    expect(fromPounds(figures.loan.byTransfer)).toBe(fromPounds(figures.refund) - fromPounds(figures.toCard))
    expect(shown.refunds).toMatchObject([{ way: 'card' }, { way: 'bank', amount: figures.loan.byTransfer }])
    // The lender is not told a second time.
    expect(await atLender(key, 'endings')).toHaveLength(1)
    expect(lenderLines(shown)).toHaveLength(1)
    expect(await found(key)).toEqual([])
    const [letter] = (await emailsTo(email)).filter((each) => each.includes('has been cancelled'))
    expect(letter).toContain('none of your refund goes to the lender')
    expect(letter).not.toContain('undefined')
  })

  it('sets what we owe against what was not paid in place of the loan [DSK-523] [DSK-524] [D-269]', async () => {
    const { key, fay } = await monthly({ days: -1 })
    const { due } = await ended(fay, key)
    const paid = 50
    const on = londonDate(purchases.time.now)
    await post(fay, 'RecordCustomerPayment', key, { amount: paid, way: 'bank', on, because })
    const figures = await cancelled(fay, key)
    expect(figures).toMatchObject({ charge: 0, toLender: 0, stillOwedToUs: 0 })
    expect(fromPounds(figures.againstDebt)).toBe(fromPounds(due) - fromPounds(paid))
    const shown = await page(fay, key)
    const back = fromPounds(figures.toCard) + fromPounds(figures.loan.byTransfer)
    expect(fromPounds(shown.price.owedToCustomer)).toBe(back)
    expect(back).toBe(fromPounds(shown.price.paidByCard) + fromPounds(paid) - fromPounds(shown.price.fee))
    expect(await found(key)).toEqual([])
  })

  it('is refused while the loan ends, and effected anew where notice ran [DSK-523] [DSK-505]', async () => {
    const { key, policy, fay } = await monthly({ days: 3 })
    const lastDay = addDays(londonDate(policy.coverStart), 20)
    const named = { reason: 'customer', hasClaimed: false, lastDay }
    const promised = (await post(fay, 'PreviewCancellation', key, named)).body.figures
    const { charge, toLender, toCard } = promised
    expect(toLender).toBeGreaterThan(0)
    const { body } = await seenBy(fay, key)
    const notice = await post(fay, 'CancelPolicyWithRefund', key, {
      ...named,
      seen: { charge, toLender, toCard },
      because,
    })
    expect(notice.status, notice.text).toBe(200)
    // Withdrawing is a right that notice does not take away.
    const withdrawn = await post(fay, 'EndLoanAlone', key, body)
    expect(withdrawn.status, withdrawn.text).toBe(200)
    await purchases.jobsDone(key)
    await setClock(new Date(Date.parse(lastDay) + DAY + 3_600_000))
    await effectCancellations({ ...desk.product, clock: () => purchases.time.now })
    await purchases.jobsDone(key)
    const pat = await signedIn()
    const shown = await page(pat, key)
    expect(shown.cancellation.figures).toMatchObject({ toLender: 0, loan: { kind: 'over' } })
    expect(shown.cancellation.hasChanged).toBe(true)
    expect(await atLender(key, 'endings')).toMatchObject([{ kind: 'undone', sent: 0 }])
    expect(await found(key)).toEqual([])
  })

  it('for a missed payment needs no default notice, because the lender collects nothing more [DSK-523]', async () => {
    const { key, fay } = await monthly({ days: -1 })
    const named = { reason: 'non-payment', hasClaimed: false }
    expect((await post(fay, 'PreviewCancellation', key, named)).status).toBe(400)
    await ended(fay, key)
    const preview = await post(fay, 'PreviewCancellation', key, named)
    expect(preview.status, preview.text).toBe(200)
    expect(preview.body.earliest).toBe(addDays(londonDate(purchases.time.now), 7))
  })
})

describe('the command line', () => {
  it('ends a loan alone with the same figures and the same refusals [DSK-523] [DSK-512]', async () => {
    const { key, fay } = await monthly({ days: 3 })
    const office = officeOf({ ...purchases, apiDb: purchases.db })
    await expect(office('loan settle', key.policyNumber)).rejects.toThrow('can still withdraw')
    const { alone } = await seenBy(fay, key)
    expect(await office('loan withdraw', key.policyNumber)).toEqual([
      `The loan of ${key.policyNumber} has ended. The policy goes on`,
      ...alone.words,
    ])
    await expect(office('loan withdraw', key.policyNumber)).rejects.toThrow('has ended already')
    await purchases.jobsDone(key)
    expect((await trailOf(key)).map(({ act, outcome, door }) => [act, outcome, door])).toEqual([
      ['loan.settle', 'refused', 'command-line'],
      ['loan.withdraw', undefined, 'command-line'],
      ['loan.withdraw', 'refused', 'command-line'],
    ])
    await expect(office('lender-again', key.policyNumber)).rejects.toThrow('acknowledged')
    // What was asked of the lender and told to the customer never changes.
    const change = sql`update milepost.loan_ending set alone = '{}' where policy_number = ${key.policyNumber}`
    await expect(change.execute(purchases.db)).rejects.toThrow('asked for once')
  })

  it('names a lender that was not told that a loan ended alone, and has it told again [DSK-521] [DSK-523]', async () => {
    const { key, fay } = await monthly({ days: 3 })
    const order = { kind: 'fail-before', times: 100, policyNumber: key.policyNumber }
    await fetch(`${purchases.sandboxUrl}/finance/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    const { body } = await seenBy(fay, key)
    expect((await post(fay, 'EndLoanAlone', key, body)).status).toBe(200)
    expect(await found(key, 2)).toContain('LENDER_NOT_ACKNOWLEDGED')
    const office = officeOf(purchases)
    expect(await office('lender-again', key.policyNumber)).toEqual([
      `The lender is being told how the loan of ${key.policyNumber} ends`,
    ])
    await office('lender-acknowledged', key.policyNumber, 'LTR-78')
    expect(await found(key, 2)).not.toContain('LENDER_NOT_ACKNOWLEDGED')
  })
})
