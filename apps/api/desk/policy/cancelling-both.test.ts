import { staffRoles } from '@milepost/domain/desk/people'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds } from '@milepost/domain/values/pence'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readTrail } from '../../platform/audit/store.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { effectCancellations } from '../../purchase/ending/effect-cancellations.ts'
import { cardRemovalStore } from '../../renewal/card-removal-store.ts'
import { removeCards } from '../../renewal/remove-cards.ts'
import { type RenewalServer, renewalServer } from '../../renewal/testing/renewal-server.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'

let server: RenewalServer
let desk: DeskServer
let femi: Browser
beforeAll(async () => {
  server = await renewalServer()
  desk = await deskServer({}, { sharing: server })
  server.work({ renewalAddress: async () => undefined })
})
afterAll(() => server.stop())
beforeEach(() => server.clean())

const because = 'case 4711'
const signIn = async () => {
  femi = await desk.signedIn(
    { subject: `femi-${server.time.now.getTime()}`, name: 'Femi Example', roles: staffRoles, brands: ['A'] },
    { secondFactor: true },
  )
}
const post = async (call: string, { tenant: brand, policyNumber }: PolicyKey, body: object = {}) => {
  const reply = await femi.ask('POST', `/api/desk/v1/Policy/${call}`, {
    body: { brand, policyNumber, ...body },
  })
  return { ...reply.body, httpStatus: reply.status }
}
const page = async ({ tenant: brand, policyNumber }: PolicyKey) =>
  (await femi.ask('GET', `/api/desk/v1/Policy/GetPolicy?${new URLSearchParams({ brand, policyNumber })}`))
    .body
const seenOf = ({ charge, toLender, toCard }: Record<string, number>) => ({ charge, toLender, toCard })
const emailsSaying = async (email: string, words: string, { policyNumber }: PolicyKey) =>
  (await server.emailsTo(email)).filter((each) => each.includes(words) && each.includes(policyNumber))

/** By a second person, where one is needed. */
async function confirmRefunds(key: PolicyKey) {
  const { tenant: brand, policyNumber } = key
  const tess = await desk.signedIn(
    { subject: `tess-${policyNumber}`, name: 'Tess Example', roles: staffRoles, brands: ['A'] },
    { secondFactor: true },
  )
  for (const { number, state } of (await page(key)).refunds)
    if (state === 'proposed') {
      const body = { brand, policyNumber, number, decision: 'confirm', because }
      const reply = await tess.ask('POST', '/api/desk/v1/Policy/ConfirmRefund', { body })
      expect(reply.status, reply.text).toBe(200)
    }
}

/** Thirty days that were renewed a day before they end: the next policy is sold and has not begun. */
async function renewed(email: string) {
  const { policy } = await server.subscribe({ email })
  const first: PolicyKey = { tenant: policy.tenant, policyNumber: policy.policyNumber }
  await server.jobsDone(first)
  const lastDay = londonDate(policy.coverEnd)
  for (const day of [addDays(lastDay, -7), addDays(lastDay, -1)]) {
    server.at(`${day}T09:00:00Z`)
    await server.run()
  }
  await server.capture()
  await server.run()
  const [row] = await server.rows()
  const next: PolicyKey = { tenant: 'A', policyNumber: row?.policy_number ?? '' }
  await server.jobsDone(next)
  server.emails.length = 0
  await signIn()
  return { first, next, lastDay, policy }
}

/** A year whose customer has bought the next one weeks before it ends. */
async function boughtAhead(email: string) {
  const buy = async () => {
    const ready = await server.readyToPay('acorn_pc', undefined, email)
    const more = { automaticRenewal: false, saveCard: false }
    const { policy } = await server.buy(ready, 'ANNUAL_CARD_IN_FULL', { more })
    await server.jobsDone({ tenant: policy.tenant, policyNumber: policy.policyNumber })
    return policy
  }
  const [policy, bought] = [await buy(), await buy()]
  const first: PolicyKey = { tenant: 'A', policyNumber: policy.policyNumber }
  const next: PolicyKey = { tenant: 'A', policyNumber: bought.policyNumber }
  const lastDay = londonDate(policy.coverEnd)
  await sql`update milepost.policy set cover_start = cover_start + interval '1 year', cover_end = cover_end + interval '1 year'
    where policy_number = ${next.policyNumber}`.execute(server.db)
  await sql`update milepost.quote set expires_at = expires_at + interval '1 year'
    where reference = ${bought.reference}`.execute(server.db)
  await server.db
    .insertInto('milepost.renewal')
    .values({
      tenant: 'A',
      first_policy_number: first.policyNumber,
      period_no: 2,
      from_policy_number: first.policyNumber,
      last_day: lastDay,
      term: 'annual',
      plan: 'invitation',
      state: 'renewed',
      because: null,
      reference: bought.reference,
      policy_number: next.policyNumber,
      first_told_at: server.time.now,
      opened_at: server.time.now,
      moved_at: server.time.now,
    })
    .execute()
  server.at(`${addDays(lastDay, -20)}T09:00:00Z`)
  await signIn()
  return { first, next, lastDay }
}

describe('a policy that is followed by the next', () => {
  const asked = { reason: 'customer', hasClaimed: false }

  it('is cancelled with it: each is refunded and told, the next in full, and nothing more is charged [DSK-505] [D-286]', async () => {
    const email = 'both@example.com'
    const { first, next, lastDay } = await renewed(email)
    const preview = await post('PreviewCancellation', first, asked)
    expect(preview).toMatchObject({ isNow: true, following: { policyNumber: next.policyNumber } })
    const following = preview.following.figures
    const { price } = await page(next)
    // No day of it was covered, so only the fee is left of what was paid.
    expect(following).toMatchObject({ daysCovered: 0, charge: 0, toCard: price.premium })
    const both = { ...asked, seen: seenOf(preview.figures), because }
    expect(await post('CancelPolicyWithRefund', first, both)).toMatchObject({ httpStatus: 400 })
    const done = await post('CancelPolicyWithRefund', first, {
      ...both,
      following: 'cancel',
      seenFollowing: seenOf(following),
    })
    expect(done).toMatchObject({ httpStatus: 200, isNow: true })
    await confirmRefunds(first)
    await confirmRefunds(next)
    await server.jobsDone(first)
    await server.jobsDone(next)
    for (const [key, figures] of [
      [first, preview.figures],
      [next, following],
    ] as const) {
      const { status, refunds } = await page(key)
      expect(status).toBe('cancelled')
      expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual(
        figures.toCard > 0 ? [figures.toCard] : [],
      )
      expect(await emailsSaying(email, 'has been cancelled', key)).toHaveLength(1)
      const acts = await readTrail(server.db, { on: [key.policyNumber], most: 50 })
      expect(
        acts.filter(({ act, outcome }) => act === 'policy.cancel' && outcome === undefined),
      ).toMatchObject([{ who: 'Femi Example' }])
    }
    expect((await emailsSaying(email, 'has been cancelled', next))[0]).toContain('before your cover began')
    const { cards } = server.ports
    const clock = () => server.time.now
    await removeCards({ cardRemovals: cardRemovalStore(server.db), cards, clock })
    for (const key of [first, next]) expect(await server.renewing.savedCards.findCard(key)).toBeUndefined()
    const before = (await server.emailsTo(email)).length
    for (const days of [1, 2, 24, 30, 31, 40]) {
      server.at(`${addDays(lastDay, days)}T10:00:00Z`)
      await server.run()
    }
    expect(server.emails).toEqual([])
    expect(await server.emailsTo(email)).toHaveLength(before)
    expect(await server.policies()).toHaveLength(2)
    expect(await checkAccounts(server.db, server.time.now)).toEqual([])
  })

  it('is cancelled alone if the next is to stay, which then begins and renews [DSK-505] [D-286]', async () => {
    const email = 'kept@example.com'
    const { first, next, lastDay } = await renewed(email)
    const { figures } = await post('PreviewCancellation', first, asked)
    const done = await post('CancelPolicyWithRefund', first, {
      ...asked,
      seen: seenOf(figures),
      because,
      following: 'keep',
    })
    expect(done).toMatchObject({ httpStatus: 200 })
    await server.jobsDone(first)
    expect((await page(first)).status).toBe('cancelled')
    expect((await page(next)).status).toBe('sold')
    server.at(`${addDays(lastDay, 1)}T12:00:00Z`)
    await signIn()
    expect(await page(next)).toMatchObject({ status: 'in-force', renewal: { status: 'renews' } })
    expect(await emailsSaying(email, 'has been cancelled', next)).toEqual([])
    expect(await checkAccounts(server.db, server.time.now)).toEqual([])
  })

  it('is cancelled with it from a day to come, and both go on when the notice is withdrawn [DSK-505] [D-286]', async () => {
    const email = 'stays@example.com'
    const { first, next, lastDay } = await boughtAhead(email)
    const later = { ...asked, lastDay: addDays(lastDay, -10) }
    const preview = await post('PreviewCancellation', first, later)
    expect(preview).toMatchObject({ isNow: false })
    const done = await post('CancelPolicyWithRefund', first, {
      ...later,
      seen: seenOf(preview.figures),
      because,
      following: 'cancel',
      seenFollowing: seenOf(preview.following.figures),
    })
    expect(done).toMatchObject({ httpStatus: 200, isNow: false })
    await server.jobsDone(first)
    await server.jobsDone(next)
    for (const key of [first, next]) {
      expect((await page(key)).status).toBe('cancelling')
      expect(await emailsSaying(email, 'You asked us to cancel', key)).toHaveLength(1)
    }
    expect(await post('WithdrawNotice', first, { reason: 'customer-stays', because })).toMatchObject({
      httpStatus: 200,
    })
    await server.jobsDone(first)
    await server.jobsDone(next)
    expect((await page(first)).status).toBe('in-force')
    expect((await page(next)).status).toBe('sold')
    for (const key of [first, next])
      expect(await emailsSaying(email, 'we have withdrawn the cancellation', key)).toHaveLength(1)
    server.at(`${addDays(lastDay, 1)}T12:00:00Z`)
    await effectCancellations(desk.product)
    await signIn()
    expect((await page(first)).status).toBe('renewed')
    expect((await page(next)).status).toBe('in-force')
    expect(await checkAccounts(server.db, server.time.now)).toEqual([])
  })
})

describe('a customer who withdraws from the policy', () => {
  const asked = { reason: 'customer', hasClaimed: false }
  const DAY = 86_400_000

  it.each([
    [0, 'cooling-off'],
    [13, 'cooling-off'],
    [14, 'days-left'],
  ] as const)('on day %i after buying pays for the days covered [DSK-503] [DSK-505]', async (days, basis) => {
    const email = `withdraws-${days}@example.com`
    const bought = await server.buy(
      await server.readyToPay('acorn_pc', undefined, email),
      'ANNUAL_CARD_IN_FULL',
      {
        more: { automaticRenewal: false, saveCard: false },
      },
    )
    const { tenant, policyNumber, coverStart } = bought.policy
    const key: PolicyKey = { tenant, policyNumber }
    await server.jobsDone(key)
    server.time.now = new Date(bought.policy.issuedAt.getTime() + days * DAY)
    await signIn()
    const { price } = await page(key)
    const { figures } = await post('PreviewCancellation', key, asked)
    const isBefore = coverStart > server.time.now
    const covered = isBefore
      ? 0
      : Math.round((Date.parse(londonDate(server.time.now)) - Date.parse(londonDate(coverStart))) / DAY) + 1
    const premium = fromPounds(price.premium)
    const charge = Math.floor((premium * covered) / 365)
    expect(figures).toMatchObject({ basis, daysCovered: covered, charge: charge / 100 })
    expect(fromPounds(figures.toCard)).toBe(premium - charge)
    const done = await post('CancelPolicyWithRefund', key, { ...asked, seen: seenOf(figures), because })
    expect(done).toMatchObject({ httpStatus: 200, isNow: true })
    await confirmRefunds(key)
    await server.jobsDone(key)
    expect((await page(key)).refunds).toMatchObject([{ state: 'refunded', amount: figures.toCard }])
    const [sent = '', ...more] = await emailsSaying(email, 'has been cancelled', key)
    expect(more).toEqual([])
    expect(sent).toContain(isBefore ? 'before your cover began' : 'Your cover has ended')
    expect(sent).toContain('You asked us to cancel it.')
    expect(await checkAccounts(server.db, server.time.now)).toEqual([])
  })
})
