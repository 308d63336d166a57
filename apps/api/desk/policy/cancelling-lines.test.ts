import { staffRoles } from '@milepost/domain/desk/people'
import { type BrandCode, type JourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { addDays, daysBetween } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds } from '@milepost/domain/values/pence'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import type { Policy } from '../../purchase/policy/ports.ts'
import { cardRemovalStore } from '../../renewal/card-removal-store.ts'
import { removeCards } from '../../renewal/remove-cards.ts'
import { type RenewalServer, renewalServer } from '../../renewal/testing/renewal-server.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'

let server: RenewalServer
let desk: DeskServer
let began: Date
const brands = [...new Set(Object.values(journeyIdentities).map(({ brand }) => brand))] as BrandCode[]
beforeAll(async () => {
  server = await renewalServer()
  began = server.time.now
  desk = await deskServer({}, { sharing: server })
  server.work({ renewalAddress: async () => undefined })
})
afterAll(() => server.stop())

const DAY = 86_400_000
const because = 'case 4711'
let people: readonly [Browser, Browser]
async function peopleNow() {
  const signedIn = (name: string) =>
    desk.signedIn(
      { subject: `${name}-${server.time.now.getTime()}`, name: `${name} Example`, roles: staffRoles, brands },
      { secondFactor: true },
    )
  people = [await signedIn('Femi'), await signedIn('Tess')]
}
const post = (call: string, { tenant: brand, policyNumber }: PolicyKey, body: object = {}, by = people[0]) =>
  by.ask('POST', `/api/desk/v1/Policy/${call}`, { body: { brand, policyNumber, ...body } })
const page = async ({ tenant: brand, policyNumber }: PolicyKey) =>
  (
    await people[0].ask(
      'GET',
      `/api/desk/v1/Policy/GetPolicy?${new URLSearchParams({ brand, policyNumber })}`,
    )
  ).body

type Line = {
  journey: JourneyId
  days: number
  renews: boolean
  restarts: boolean
  buy(email: string): Promise<Policy>
}
const inFull = 'ANNUAL_CARD_IN_FULL'
const inOne = 'SHORT_TERM_CARD_PAYMENT_V1'
const annual = (journey: JourneyId, automaticRenewal = true): Line => ({
  journey,
  days: 365,
  renews: automaticRenewal,
  restarts: true,
  buy: async (email) =>
    (
      await server.buy(await server.readyToPay(journey, undefined, email), inFull, {
        more: { automaticRenewal, saveCard: automaticRenewal },
      })
    ).policy,
})

const lines: Readonly<Record<string, Line>> = {
  'a car': annual('acorn_pc'),
  'a van': annual('motorcade_cv'),
  'a taxi for a year': annual('flag_taxi'),
  'a taxi for thirty days': {
    journey: 'acorn_taxi',
    days: 30,
    renews: true,
    restarts: true,
    buy: async (email) => (await server.subscribe({ email })).policy,
  },
  'a car with a telematics box': annual('mypolicy_telematics', false),
  'an impounded car': {
    journey: 'briefly_impound',
    // Thirty days and a minute touch 31 dates (CON-27).
    days: 31,
    renews: false,
    restarts: false,
    buy: async (email) =>
      (
        await server.buy(await server.readyToPay('briefly_impound', undefined, email), inOne, {
          more: { automaticRenewal: false, saveCard: false },
        })
      ).policy,
  },
}

async function bought(name: string) {
  server.time.now = began
  const line = lines[name]
  if (line === undefined) throw new Error(name)
  const email = `${name.replaceAll(' ', '-')}@example.com`
  const policy = await line.buy(email)
  const { tenant, policyNumber } = policy
  const key: PolicyKey = { tenant, policyNumber }
  await server.jobsDone(key)
  return { line, email, policy, key }
}

const asked = { reason: 'customer', hasClaimed: false }

/** Cancelled at the desk for the figures it shows, with the refund confirmed by a second person where one is needed. */
async function cancelled(key: PolicyKey) {
  const { figures } = (await post('PreviewCancellation', key, asked)).body
  const { charge, toLender, toCard } = figures
  const seen = { charge, toLender, toCard }
  const done = await post('CancelPolicyWithRefund', key, { ...asked, seen, because })
  expect(done.body, done.text).toMatchObject({ isNow: true })
  for (const { number, state } of (await page(key)).refunds)
    if (state === 'proposed') {
      const decision = { number, decision: 'confirm', because }
      expect((await post('ConfirmRefund', key, decision, people[1])).status).toBe(200)
    }
  await server.jobsDone(key)
  return figures
}

describe.each(Object.keys(lines))('%s, cancelled on its eleventh day', (name) => {
  it('is charged for its days, refunded, told with its last documents, and nothing follows [DSK-503] [DSK-505] [D-286]', async () => {
    const { line, email, policy, key } = await bought(name)
    server.time.now = new Date(policy.coverStart.getTime() + 10 * DAY)
    await peopleNow()
    expect((await page(key)).renewal.status).toBe(line.renews ? 'renews' : 'stopped')
    const days = daysBetween(londonDate(policy.coverStart), londonDate(policy.coverEnd)) + 1
    expect(days).toBe(line.days)
    const premium = fromPounds((await page(key)).price.premium)
    const charge = Math.floor((premium * 11) / days)
    const figures = await cancelled(key)
    expect(figures).toMatchObject({
      daysCovered: 11,
      charge: charge / 100,
      toCard: (premium - charge) / 100,
      toLender: 0,
      stillOwedToUs: 0,
    })

    const after = await page(key)
    expect(after).toMatchObject({
      status: 'cancelled',
      refunds: [{ state: 'refunded', amount: figures.toCard, reason: 'cancellation' }],
      price: { owedToUs: 0, owedToCustomer: 0 },
    })
    const emails = (await server.emailsTo(email)).filter((each) => each.includes('has been cancelled'))
    expect(emails).toHaveLength(1)
    expect(emails[0]).toContain('Statement of cancellation')
    const documents = (await server.ports.policies.documentsOf(key)).filter(({ kind }) =>
      ['statement-of-cancellation', 'no-claims-proof'].includes(kind),
    )
    expect(documents.map(({ isReady }) => isReady)).toEqual([true, true])

    // Nothing is charged, sent or offered until long after it would have ended, and its card is removed.
    const { cards } = server.ports
    const clock = () => server.time.now
    await removeCards({ cardRemovals: cardRemovalStore(server.db), cards, clock })
    expect(await server.renewing.savedCards.findCard(key)).toBeUndefined()
    const restart = await post('SendRestartLink', key)
    expect([restart.status, restart.text]).toEqual([line.restarts ? 200 : 409, expect.any(String)])
    const policies = (await server.policies()).length
    const before = (await server.emailsTo(email)).length
    const last = londonDate(policy.coverEnd)
    for (const from of [-30, -27, -8, -7, -1, 0, 1, 3, 10]) {
      server.at(`${addDays(last, from)}T10:00:00Z`)
      await server.run()
    }
    expect(server.emails).toEqual([])
    expect(await server.emailsTo(email)).toHaveLength(before)
    expect(await server.policies()).toHaveLength(policies)
    expect(await checkAccounts(server.db, server.time.now)).toEqual([])
  })
})

describe.each(['motorcade_cv', 'flag_taxi', 'mypolicy_telematics'] as const)('%s paid monthly', (journey) => {
  it('is undone on its eleventh day: the lender has what it lent and is told, and no interest is owed [D-269] [DSK-521]', async () => {
    server.time.now = began
    const email = `monthly-${journey}@example.com`
    const ready = await server.readyToPay(journey, undefined, email)
    const { policy } = await server.buy(ready, 'TX_FINANCE_PLAN_V2', {
      more: { automaticRenewal: false, saveCard: false },
    })
    const { tenant, policyNumber } = policy
    const key: PolicyKey = { tenant, policyNumber }
    await server.jobsDone(key)
    server.time.now = new Date(policy.coverStart.getTime() + 10 * DAY)
    await peopleNow()
    const { price } = await page(key)
    const premium = fromPounds(price.premium)
    const charge = Math.floor((premium * 11) / 365)
    const figures = await cancelled(key)
    const lent = fromPounds(figures.loan.lent)
    expect(figures).toMatchObject({
      charge: charge / 100,
      toLender: Math.min(lent, premium - charge) / 100,
      loan: { kind: 'undone', earned: 0 },
    })
    // What was paid by card covers the rest: nothing is lost and nothing invented.
    const paid = fromPounds(price.paidByCard) - fromPounds(price.fee)
    expect(fromPounds(figures.toCard) - fromPounds(figures.stillOwedToLender)).toBe(paid - charge)
    const reply = await fetch(`${server.sandboxUrl}/finance/v1/endings?policyNumber=${policyNumber}`)
    expect(await reply.json()).toMatchObject({ endings: [{ kind: 'undone', owed: 0, sent: lent }] })
    const emails = (await server.emailsTo(email)).filter((each) => each.includes('has been cancelled'))
    expect(emails).toHaveLength(1)
    expect(await checkAccounts(server.db, server.time.now)).toEqual([])
  })
})
