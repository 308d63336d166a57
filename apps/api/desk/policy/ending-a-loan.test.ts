import { fromPounds } from '@milepost/domain/values/pence'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { officeOf } from '../../cli/commands/testing/office-of.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { type PurchaseServer, purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'

const DAY = 86_400_000

let purchases: PurchaseServer
let desk: DeskServer
let began: Date
beforeAll(async () => {
  purchases = await purchaseServer()
  began = purchases.time.now
  desk = await deskServer({}, { sharing: purchases })
  purchases.work({ renewalAddress: async () => undefined })
})
afterAll(() => purchases.stop())

/** A policy bought monthly; its documents were sent. Time goes on from the day it was bought. */
async function boughtMonthly(): Promise<PolicyKey> {
  purchases.time.now = began
  const ready = await purchases.readyToPay('acorn_pc', undefined, 'monthly@example.com')
  const code = 'TX_FINANCE_PLAN_V2'
  const sold = await purchases.takeUp(ready, code, await purchases.confirmed(ready, code))
  const key: PolicyKey = { tenant: 'A', policyNumber: sold.body.policyNumber }
  await purchases.jobsDone(key)
  return key
}

/** A person of finance and a team lead, signed in on the day. */
async function peopleOn(time: Date) {
  purchases.time.now = time
  const signedIn = (role: 'finance' | 'team-lead') =>
    desk.signedIn(
      { subject: `${role}-${time.getTime()}`, name: `Pat ${role}`, roles: [role], brands: ['A'] },
      { secondFactor: true },
    )
  return { finance: await signedIn('finance'), lead: await signedIn('team-lead') }
}

const post = (by: Browser, call: string, { tenant: brand, policyNumber }: PolicyKey, body: object = {}) =>
  by.ask('POST', `/api/desk/v1/Policy/${call}`, { body: { brand, policyNumber, ...body } })
const page = async (by: Browser, { tenant: brand, policyNumber }: PolicyKey) =>
  (await by.ask('GET', `/api/desk/v1/Policy/GetPolicy?${new URLSearchParams({ brand, policyNumber })}`)).body

const asked = { reason: 'customer', hasClaimed: false }
async function cancelled(key: PolicyKey, by: Browser, also: object = {}) {
  const { figures } = (await post(by, 'PreviewCancellation', key, { ...asked, ...also })).body
  const { charge, toLender, toCard } = figures
  const seen = { charge, toLender, toCard }
  const because = 'case 4711'
  const reply = await post(by, 'CancelPolicyWithRefund', key, { ...asked, ...also, seen, because })
  expect(reply.status, reply.text).toBe(200)
  return figures
}
const atLender = async ({ policyNumber }: PolicyKey, what: 'mandates' | 'endings') => {
  const reply = await fetch(`${purchases.sandboxUrl}/finance/v1/${what}?policyNumber=${policyNumber}`)
  return Object(await reply.json())[what]
}

/** The plan as the agreement prints it, worked out here from premium and fee alone. */
function planOf({ premium, fee }: { premium: number; fee: number }) {
  const share = Math.floor((2 * fromPounds(premium) + 12) / 24)
  const lent = fromPounds(premium) - share
  const interest = Math.floor((lent * 15 * 2 + 100) / 200)
  const standard = Math.floor((lent + interest) / 11)
  return {
    share,
    deposit: share + fromPounds(fee),
    lent,
    interest,
    first: lent + interest - 10 * standard,
    standard,
  }
}

describe('a policy paid monthly', () => {
  it('cancelled on day 0 gives the lender what it lent, the card the deposit less the fee, and nothing is owed [D-269] [DSK-503]', async () => {
    const key = await boughtMonthly()
    const { finance } = await peopleOn(began)
    const before = await page(finance, key)
    const { deposit, lent, share } = planOf(before.price)
    expect(fromPounds(before.price.paidByCard)).toBe(deposit)
    const figures = await cancelled(key, finance)
    expect(figures).toMatchObject({
      charge: 0,
      toLender: lent / 100,
      toCard: share / 100,
      stillOwedToLender: 0,
      stillOwedToUs: 0,
      loan: { kind: 'undrawn', earned: 0, collected: 0 },
    })
    expect(figures.words).toEqual(expect.arrayContaining(["You don't owe anything."]))
    await purchases.jobsDone(key)
    const after = await page(finance, key)
    expect(after.loan.ending).toMatchObject({ sent: 0, acknowledged: { ref: expect.stringMatching(/^END/) } })
    expect(await atLender(key, 'endings')).toMatchObject([{ kind: 'undrawn', lent, sent: 0, owed: 0 }])
    // The lender, which never paid, collects nothing.
    expect((await atLender(key, 'mandates'))[0].payments).toEqual([])
    const lender = after.ledger.flatMap(({ lines }: { lines: { account: string; amount: number }[] }) =>
      lines.filter(({ account }) => account === 'lender'),
    )
    expect(lender.map(({ amount }: { amount: number }) => fromPounds(Math.abs(amount)))).toEqual([lent, lent])
    expect(await checkAccounts(purchases.db, new Date(0))).toEqual([])
  })

  it('cancelled on day 100 settles the loan early by the statutory formula, with what was missed owed as it is [D-269] [DSK-520]', async () => {
    const key = await boughtMonthly()
    const start = Date.parse((await page((await peopleOn(began)).finance, key)).cover.start)
    const { finance } = await peopleOn(new Date(start + 99 * DAY + 3_600_000))
    const today = purchases.time.now.toISOString().slice(0, 10)
    const before = await page(finance, key)
    const due = before.instalments.filter(({ on }: { on: string }) => on <= today)
    expect(due).toHaveLength(3)
    const office = officeOf(purchases)
    await office('lender-event', key.policyNumber, 'missed', due[2].on)
    await expect(office('lender-event', key.policyNumber, 'missed', due[2].on)).rejects.toThrow('before')
    await expect(office('lender-event', key.policyNumber, 'missed', today)).rejects.toThrow('No instalment')

    const { lent, interest, first, standard } = planOf(before.price)
    const collected = first + standard
    const settled = new Date(purchases.time.now.getTime() + 28 * DAY).toISOString().slice(0, 10)
    const since = (day: string) => (Date.parse(settled) - Date.parse(day)) / DAY / 365
    const drawn = new Date(start).toISOString().slice(0, 10)
    // Regulation 4 at the printed 33.0% APR: what is due by the settlement date counts as paid.
    let [worth, later] = [lent * 1.33 ** since(drawn), 0]
    for (const { on, amount } of before.instalments)
      if (on <= settled) worth -= fromPounds(amount) * 1.33 ** since(on)
      else later += fromPounds(amount)
    const rebate = Math.ceil(later - worth)
    const settlement = lent + interest - rebate - collected
    const premium = fromPounds(before.price.premium)
    const charge = Math.floor((premium * 100) / 365)
    // The missed instalment leaves more to settle than the refund: all of that goes to the lender.
    const toLender = Math.min(premium - charge, settlement)
    expect(toLender).toBeLessThan(settlement)

    const figures = await cancelled(key, finance)
    expect(figures.loan).toMatchObject({
      kind: 'settled',
      lent: lent / 100,
      collected: collected / 100,
      rebate: rebate / 100,
      settlement: settlement / 100,
      settledOn: settled,
    })
    expect(figures).toMatchObject({
      daysCovered: 100,
      charge: charge / 100,
      toLender: toLender / 100,
      toCard: 0,
    })
    expect(fromPounds(figures.stillOwedToLender)).toBe(settlement - toLender)
    await purchases.jobsDone(key)
    expect(await atLender(key, 'endings')).toMatchObject([
      { kind: 'settled', sent: toLender, owed: settlement - toLender },
    ])
    // Its payments stop on the day it was told.
    expect((await atLender(key, 'mandates'))[0].payments).toHaveLength(3)
    expect(await checkAccounts(purchases.db, new Date(0))).toEqual([])
  })

  it('cancelled after a claim leaves the loan to the customer, less the rebate, and the lender is told that [D-269]', async () => {
    const key = await boughtMonthly()
    const start = Date.parse((await page((await peopleOn(began)).finance, key)).cover.start)
    const { finance } = await peopleOn(new Date(start + 40 * DAY))
    const figures = await cancelled(key, finance, { hasClaimed: true })
    expect(figures).toMatchObject({ toLender: 0, toCard: 0, stillOwedToLender: figures.loan.settlement })
    expect(figures.loan.rebate).toBeGreaterThan(0)
    await purchases.jobsDone(key)
    expect(await atLender(key, 'endings')).toMatchObject([
      { sent: 0, owed: fromPounds(figures.stillOwedToLender) },
    ])
  })

  it('whose lender cannot be told stays on the page and in the accounts until it acknowledges [DSK-521]', async () => {
    const key = await boughtMonthly()
    const { finance } = await peopleOn(began)
    const order = { kind: 'fail-before', times: 100, policyNumber: key.policyNumber }
    await fetch(`${purchases.sandboxUrl}/finance/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    await cancelled(key, finance)
    expect((await page(finance, key)).loan.ending.acknowledged).toBeUndefined()
    const later = (hours: number) => new Date(purchases.time.now.getTime() + hours * 3_600_000)
    const found = async (hours: number) =>
      (await checkAccounts(purchases.db, later(hours))).map(({ check }) => check)
    expect(await found(1)).not.toContain('LENDER_NOT_ACKNOWLEDGED')
    expect(await found(25)).toContain('LENDER_NOT_ACKNOWLEDGED')
    const office = officeOf(purchases)
    expect(await office('lender-acknowledged', key.policyNumber, 'LTR-77')).toEqual([
      `${key.policyNumber}: the lender has ended the loan, its reference is LTR-77`,
    ])
    await expect(office('lender-acknowledged', key.policyNumber, 'LTR-78')).rejects.toThrow('before')
    expect((await page(finance, key)).loan.ending.acknowledged).toMatchObject({ ref: 'LTR-77' })
    expect(await found(25)).not.toContain('LENDER_NOT_ACKNOWLEDGED')
    // What was asked of the lender is never changed.
    const change = sql`update milepost.loan_ending set sent_pence = 1 where policy_number = ${key.policyNumber}`
    await expect(change.execute(purchases.db)).rejects.toThrow('asked for once')
  })
})
