import { addDays, daysBetween, type LocalDate, localDate } from '@milepost/domain/values/local-date'
import { instantOf, londonDate } from '@milepost/domain/values/london-time'
import { howMany } from '@milepost/pricing/testing/how-many'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkAccounts } from '../purchase/accounts/accounts-check-store.ts'
import { reconcilePayments } from '../purchase/attempt/reconcile.ts'
import type { SavedCard } from './ports.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

const MINUTE = 60_000
const FIRST_DAY = localDate('2026-11-20')
/** Of thirty days each: the fourteenth period has begun, and the clocks have changed twice. */
const LAST_DAY = localDate('2027-12-20')

/** Of the days on which nothing is charged, one in this many is run, on different days of each period. */
const quietDays = howMany({ inEveryRun: 4, inLongRun: 1 })

type Day = { period: number; isNoticeDay: boolean; isChargeDay: boolean; isLastDay: boolean }

/** What goes wrong in which period. Each is handled by its own rule; in all other periods nothing goes wrong. */
const troubles = {
  /** The provider authorises the payment but its reply is lost (F12). */
  silentAfter: 3,
  /** The provider is unavailable. */
  silentBefore: 5,
  /** The bank declines twice, then approves. */
  declined: 6,
  /** No process runs on the day of the charge, nor on the morning after (F29). */
  nobodyLooks: 8,
  /** Capture fails for a while. */
  lateCapture: 10,
} as const

const books = z.object({
  entries: z.array(z.object({ happening: z.string(), orderId: z.optional(z.string()) })),
  balances: z.object({ held: z.number(), merchant: z.number() }),
})

const pages = ['STRIPE', 'BRAINTREE'] as const
type Chain = { first: string; card: SavedCard; price: number }

let server: RenewalServer
const chains = new Map<(typeof pages)[number], Chain>()

beforeAll(async () => {
  server = await renewalServer()
  for (const page of pages) {
    const { policy, card } = await server.subscribe({ page, email: `${page.toLowerCase()}@example.com` })
    if (card === undefined) throw new Error('The card was not kept')
    chains.set(page, { first: policy.policyNumber, card, price: policy.dueNow })
  }
  for (let date = addDays(FIRST_DAY, 1); date <= LAST_DAY; date = addDays(date, 1)) await live(date)
}, 180_000)
afterAll(() => server.stop())

/** Two simultaneous schedulers and then reconciliation, as with two processes. */
async function look(date: LocalDate, hour: number, minute: number) {
  server.time.now = instantOf({ date, hour, minute })
  await Promise.all([server.run(), server.run()])
  server.time.now = new Date(server.time.now.getTime() + 2 * MINUTE)
  await Promise.all([reconcilePayments(server.ports), reconcilePayments(server.ports)])
  await Promise.all([server.run(), server.run()])
}

async function live(date: LocalDate) {
  const days = daysBetween(FIRST_DAY, date)
  const day: Day = {
    period: Math.floor(days / 30) + 2,
    isNoticeDay: days % 30 === 22,
    isChargeDay: days % 30 === 28,
    isLastDay: days % 30 === 29,
  }
  if (!day.isChargeDay && !day.isLastDay) {
    // The notice goes out on its day: one that is late moves the charge (D-278).
    if (day.isNoticeDay) await look(date, 9, 30)
    // By day and by night, on days with emails and on others.
    if (days % 30 >= 20 && (days + day.period) % quietDays === 0)
      await look(date, [1, 9, 12, 17][days % 4] ?? 9, 30)
    return
  }
  await failure(day, 'before')
  for (const hour of [1, 8, 14, 21]) if (!isAsleep(day, hour)) await look(date, hour, 5)
  await server.cardSandbox.forgetFaults()
  if (day.period !== troubles.lateCapture || day.isLastDay) await server.capture()
  await failure(day, 'after')
}

function isAsleep({ period, isChargeDay }: Day, hour: number): boolean {
  return period === troubles.nobodyLooks && (isChargeDay || hour < 20)
}

async function failure({ period, isChargeDay }: Day, when: 'before' | 'after') {
  for (const operation of ['create', 'sale']) {
    if (when === 'before' && isChargeDay && period === troubles.silentAfter)
      await server.cardSandbox.fault(operation, 'drop-after', undefined)
    if (when === 'before' && isChargeDay && period === troubles.silentBefore)
      await server.cardSandbox.fault(operation, 'fail-before', undefined)
  }
  if (period !== troubles.declined) return
  const outcome = isChargeDay && when === 'before' ? 'insufficient-funds' : 'approved'
  for (const { card } of chains.values()) await server.cardSandbox.setSaved(card.methodRef, outcome)
}

describe.each(pages)('thirteen months of a subscription, %s', (page) => {
  const chain = (): Chain => {
    const found = chains.get(page)
    if (!found) throw new Error('Nobody subscribed')
    return found
  }
  const rows = async () =>
    (await server.rows()).filter(({ first_policy_number }) => first_policy_number === chain().first)
  /** In order, the first one first. */
  async function policies() {
    const numbers = [chain().first, ...(await rows()).map(({ policy_number }) => policy_number)]
    const all = await server.policies()
    return numbers.flatMap((number) => all.find(({ policy_number }) => policy_number === number) ?? [])
  }

  it('has fourteen policies back to back, over both changes of the clocks [F29] [RST-12] [SUB-06]', async () => {
    const purchasedPolicies = await policies()
    expect(purchasedPolicies).toHaveLength(14)
    expect(await server.policies()).toHaveLength(14 * pages.length)
    purchasedPolicies.forEach((policy, place) => {
      const start = addDays(FIRST_DAY, place * 30)
      expect(londonDate(policy.cover_end)).toBe(addDays(start, 29))
      const before = purchasedPolicies[place - 1]
      if (!before) return
      expect(policy.cover_start).toEqual(instantOf({ date: start, hour: 0, minute: 0 }))
      expect(policy.cover_start.getTime() - before.cover_end.getTime()).toBe(MINUTE)
    })
  })

  it('costs no more than at first for twelve periods, then the price for a new customer, and no more after that [SUB-07] [SUB-08] [D-262]', async () => {
    const purchasedPolicies = await policies()
    const paid = purchasedPolicies.map(({ due_now_pence }) => Number(due_now_pence))
    expect(paid[0]).toBe(chain().price)
    for (const price of paid.slice(0, 12)) expect(price).toBeLessThanOrEqual(chain().price)
    expect(paid[12]).toBeLessThan(chain().price)
    expect(paid[13]).toBeLessThanOrEqual(paid[12] ?? 0)
    const years = await Promise.all(
      [purchasedPolicies[0], purchasedPolicies[12], purchasedPolicies[13]].map(async (policy) => {
        const version = policy && (await server.ports.quotes.findVersion(policy, policy.quote_version))
        return Number(version?.answers.coverDetails.yearsOfNoClaimsDiscount)
      }),
    )
    expect(years.map((count) => count - (years[0] ?? 0))).toEqual([0, 1, 1])
  })

  it('handled each failure as designed, and still renewed [D-225] [F12]', async () => {
    const tries = new Map((await rows()).map(({ period_no, tries }) => [period_no, tries]))
    expect((await rows()).map(({ state }) => state)).toEqual(
      tries.size > 0 ? [...tries].map(() => 'renewed') : ['none'],
    )
    expect(tries.get(troubles.silentAfter)).toBe(1)
    expect(tries.get(troubles.silentBefore)).toBeGreaterThan(1)
    expect(tries.get(troubles.declined)).toBeGreaterThan(1)
    expect(tries.get(troubles.nobodyLooks)).toBe(1)
    expect(tries.get(2)).toBe(1)
  })

  it('sent each email once: a week before, and when a card was refused [RST-12] [D-225]', () => {
    const own = server.emails.filter(({ to }) => to === `${page.toLowerCase()}@example.com`)
    const count = (template: string) => own.filter(({ about }) => about?.startsWith(`${template}:`)).length
    expect(count('renewal-notice')).toBe(13)
    expect(count('renewal-failed')).toBe(2)
    expect(count('renewal-lapsed')).toBe(0)
    expect(new Set(own.map(({ about }) => about)).size).toBe(own.length)
  })
})

it('captured the money of each period once by the provider’s ledger, and our accounts agree [F29]', async () => {
  const ledger = books.parse(await (await fetch(`${server.sandboxUrl}/cards/control/ledger`)).json())
  const taken = ledger.entries.filter(({ happening }) => happening === 'capture')
  const all = await server.policies()
  expect(taken).toHaveLength(all.length)
  expect(new Set(taken.map(({ orderId }) => orderId))).toEqual(
    new Set(all.map(({ attempt_id }) => attempt_id)),
  )
  expect(ledger.balances.held).toBe(0)
  expect(ledger.balances.merchant).toBe(all.reduce((sum, each) => sum + Number(each.due_now_pence), 0))
  expect(await checkAccounts(server.db, server.time.now)).toEqual([])
})
