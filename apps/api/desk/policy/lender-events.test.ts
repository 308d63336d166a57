import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { officeOf } from '../../cli/commands/testing/office-of.ts'
import { readTrail } from '../../platform/audit/store.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { type PurchaseServer, purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'

const DAY = 86_400_000
const because = 'the list of the lender'

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

/** A policy paid monthly whose first three instalments were due, and a person of finance. */
async function monthly() {
  purchases.time.now = began
  buyers += 1
  const email = `instalments-${buyers}@example.com`
  const ready = await purchases.readyToPay('acorn_pc', undefined, email)
  const code = 'TX_FINANCE_PLAN_V2'
  const sold = await purchases.takeUp(ready, code, await purchases.confirmed(ready, code))
  const key: PolicyKey = { tenant: 'A', policyNumber: sold.body.policyNumber }
  await purchases.jobsDone(key)
  purchases.time.now = new Date(began.getTime() + 100 * DAY)
  const finance = await desk.signedIn(
    { subject: `pat-${buyers}`, name: 'Pat Finance', roles: ['finance'], brands: ['A'] },
    { secondFactor: true },
  )
  const due: readonly { on: LocalDate; amount: number }[] = (await page(finance, key)).instalments.filter(
    ({ state }: { state: string }) => state === 'collected',
  )
  return { key, email, finance, due }
}
const post = (by: Browser, call: string, { tenant: brand, policyNumber }: PolicyKey, body: object = {}) =>
  by.ask('POST', `/api/desk/v1/Policy/${call}`, { body: { brand, policyNumber, ...body } })
const page = async (by: Browser, { tenant: brand, policyNumber }: PolicyKey) =>
  (await by.ask('GET', `/api/desk/v1/Policy/GetPolicy?${new URLSearchParams({ brand, policyNumber })}`)).body
const emailsSaying = async (email: string, words: string) =>
  (await purchases.emailsTo(email)).filter((each) => each.includes(words))
const today = () => londonDate(purchases.time.now)
const last = <Item>(list: readonly Item[]) => {
  const item = list.at(-1)
  if (item === undefined) throw new Error('None')
  return item
}

describe('what the lender said, at the desk', () => {
  it('tells the customer of a missed instalment: how much, what to do, and that cover has not changed [DSK-520] [D-286]', async () => {
    const { key, email, finance, due } = await monthly()
    const missed = last(due)
    const event = { kind: 'missed', on: missed.on, because }
    expect((await post(finance, 'RecordLenderEvent', key, event)).body).toEqual({ noticeWithdrawn: false })
    expect(await page(finance, key)).toMatchObject({
      loan: { arrears: missed.amount, events: [{ kind: 'missed', on: missed.on, who: 'Pat Finance' }] },
    })
    await purchases.jobsDone(key)
    const [mail, ...more] = await emailsSaying(email, 'A monthly payment is missing')
    expect(more).toEqual([])
    expect(mail).toContain(`£${missed.amount.toFixed(2)}`)
    expect(mail).toMatch(/still insured/)
    expect(mail).toMatch(/may write to you/)
    expect((await post(finance, 'RecordLenderEvent', key, event)).status).toBe(409)

    const collected = { kind: 'collected', on: today(), amount: missed.amount, because }
    expect((await post(finance, 'RecordLenderEvent', key, collected)).status).toBe(200)
    await purchases.jobsDone(key)
    const [thanks] = await emailsSaying(email, 'Thank you for your payment')
    expect(thanks).toMatch(/Nothing is missing any more/)
  })

  it('is told with the end of cover while a notice of cancellation runs, and not as still insured after the end [DSK-520] [D-286]', async () => {
    const { key, email, finance, due } = await monthly()
    const lastDay = addDays(today(), 10)
    const asked = { reason: 'customer', hasClaimed: false, lastDay }
    const { charge, toLender, toCard } = (await post(finance, 'PreviewCancellation', key, asked)).body.figures
    await post(finance, 'CancelPolicyWithRefund', key, {
      ...asked,
      seen: { charge, toLender, toCard },
      because,
    })
    await post(finance, 'RecordLenderEvent', key, { kind: 'missed', on: last(due).on, because })
    await purchases.jobsDone(key)
    const [mail = ''] = await emailsSaying(email, 'A monthly payment is missing')
    expect(mail).toMatch(/until it(&#39;|')s cancelled on/)
    expect(mail).not.toMatch(/hasn(&#39;|')t changed|Not affected|could we cancel/)
    purchases.time.now = new Date(purchases.time.now.getTime() + 11 * DAY)
    const again = await desk.signedIn(
      { subject: `later-${key.policyNumber}`, name: 'Pat Finance', roles: ['finance'], brands: ['A'] },
      { secondFactor: true },
    )
    const refused = await post(again, 'CorrectLenderEvent', key, { number: 1, because })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/^Its loan ended/)])
  })

  it('of the last instalment is told after the end of the policy without a word of cover [DSK-520]', async () => {
    const { key, email, finance } = await monthly()
    const end = Date.parse((await page(finance, key)).cover.end)
    purchases.time.now = new Date(end + DAY)
    const later = await desk.signedIn(
      { subject: `end-${key.policyNumber}`, name: 'Pat Finance', roles: ['finance'], brands: ['A'] },
      { secondFactor: true },
    )
    const { instalments } = await page(later, key)
    const event = { kind: 'missed', on: instalments.at(-1).on, because }
    expect((await post(later, 'RecordLenderEvent', key, event)).status).toBe(200)
    await purchases.jobsDone(key)
    const [mail = ''] = await emailsSaying(email, 'A monthly payment is missing')
    expect(mail).toMatch(/no longer insured by it/)
    expect(mail).not.toMatch(/still insured|Not affected|could we cancel/)
    const notice = { kind: 'default-notice', on: today(), amount: 20, because }
    expect((await post(later, 'RecordLenderEvent', key, notice)).body.message).toMatch(/cover .* has ended/)
  })

  it('refuses a day to come, a day without an instalment, and an amount above the loan [DSK-520]', async () => {
    const { key, finance } = await monthly()
    const refused = async (event: object) =>
      (await post(finance, 'RecordLenderEvent', key, { ...event, because })).body.errors[0].field
    expect(await refused({ kind: 'collected', on: addDays(today(), 1), amount: 20 })).toBe('body.on')
    expect(await refused({ kind: 'missed', on: today() })).toBe('body.on')
    expect(await refused({ kind: 'collected', on: today(), amount: 90_000 })).toBe('body.amount')
    expect(await refused({ kind: 'default-notice', on: today() })).toBe('body.amount')
  })

  it('is corrected: both stay in the trail, the mistake counts no more, and the customer who was told is told so [DSK-520]', async () => {
    const { key, email, finance, due } = await monthly()
    const { on } = last(due)
    await post(finance, 'RecordLenderEvent', key, { kind: 'missed', on, because })
    await purchases.jobsDone(key)
    expect((await post(finance, 'CorrectLenderEvent', key, { number: 1, because })).status).toBe(200)
    expect((await post(finance, 'CorrectLenderEvent', key, { number: 1, because })).status).toBe(409)
    expect((await page(finance, key)).loan).toMatchObject({
      arrears: 0,
      events: [{ number: 1, kind: 'missed', replacedAt: expect.any(String) }],
    })
    await purchases.jobsDone(key)
    expect(await emailsSaying(email, 'That was our mistake')).toHaveLength(1)
    const trail = await readTrail(purchases.db, { on: [key.policyNumber], most: 50 })
    const recorded = trail.filter(({ act, outcome }) => act === 'lender.record' && outcome !== 'refused')
    expect(recorded.map(({ after }) => after)).toMatchObject([
      { kind: 'missed', on },
      { replaces: `missed ${on}` },
    ])
    // The same day can be recorded again.
    expect((await post(finance, 'RecordLenderEvent', key, { kind: 'missed', on, because })).status).toBe(200)
  })
})

describe('a running notice for non-payment', () => {
  it('falls away in the moment in which what was owed is recorded as collected, with one email [D-286]', async () => {
    const { key, email, finance, due } = await monthly()
    const missed = last(due)
    await post(finance, 'RecordLenderEvent', key, { kind: 'missed', on: missed.on, because })
    const noticed = { kind: 'default-notice', on: today(), amount: missed.amount, because }
    await post(finance, 'RecordLenderEvent', key, noticed)
    const asked = { reason: 'non-payment', hasClaimed: false }
    const { figures } = (await post(finance, 'PreviewCancellation', key, asked)).body
    const { charge, toLender, toCard } = figures
    const seen = { charge, toLender, toCard }
    expect((await post(finance, 'CancelPolicyWithRefund', key, { ...asked, seen, because })).status).toBe(200)
    await purchases.jobsDone(key)
    expect((await page(finance, key)).status).toBe('cancelling')

    purchases.pass(5)
    const part = { kind: 'collected', on: missed.on, amount: 1, because }
    expect((await post(finance, 'RecordLenderEvent', key, part)).body).toEqual({ noticeWithdrawn: false })
    const all = { kind: 'collected', on: today(), amount: missed.amount, because }
    expect((await post(finance, 'RecordLenderEvent', key, all)).body).toEqual({ noticeWithdrawn: true })
    expect((await page(finance, key)).status).toBe('in-force')
    await purchases.jobsDone(key)
    expect(await emailsSaying(email, 'Your policy is not being cancelled')).toHaveLength(1)
    // The part was told; what ended the notice is told by the end of the notice.
    expect(await emailsSaying(email, 'Thank you for your payment')).toHaveLength(1)
  })
})

it('the command line records collected money, default notices and mistakes by the same act [DSK-520] [DSK-512]', async () => {
  const { key, due } = await monthly()
  const office = officeOf(purchases)
  const { on } = last(due)
  const number = key.policyNumber
  expect(await office('lender-event', number, 'missed', on)).toEqual([`${number}: missed ${on} is recorded`])
  expect(await office('lender-event', number, 'default-notice', today(), '50')).toEqual([
    `${number}: default-notice ${today()}, £50.00 is recorded`,
  ])
  expect(await office('lender-event', number, 'collected', today(), '50')).toEqual([
    `${number}: collected ${today()}, £50.00 is recorded`,
  ])
  await expect(office('lender-event', number, 'collected', today(), '50')).rejects.toThrow('before')
  await expect(office('lender-event', number, 'collected', today())).rejects.toThrow('usage')
  expect(await office('lender-event-wrong', number, 'missed', on)).toEqual([
    `${number}: missed ${on} no longer counts`,
  ])
  await expect(office('lender-event-wrong', number, 'missed', on)).rejects.toThrow('is not recorded')
})
