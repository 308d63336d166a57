import { localDate } from '@milepost/domain/values/local-date'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cards } from '../providers/card/testing/card-shop'
import { headersOf } from '../quote/testing/quote-server'
import { chargeRenewal } from './charge-renewal'
import { renewalTokenIn } from './testing/email-reader'
import { type RenewalShop, renewalShop } from './testing/renewal-shop'

let shop: RenewalShop
beforeAll(async () => {
  shop = await renewalShop()
}, 60_000)
beforeEach(() => shop.clean())
afterAll(() => shop.stop())

const states = async () => (await shop.rows()).map(({ state, because }) => [state, because])
/** The day before the end of what was bought first, and the day it ends on. */
const CHARGE = '2026-12-18'
const LAST = '2026-12-19'

describe('a policy of thirty days that goes on by itself', () => {
  it('tells its customer a week before, and charges the saved card the day before the end [RST-12] [D-225]', async () => {
    const { policy } = await shop.subscribe()
    expect(policy.coverEnd.toISOString()).toBe(`${LAST}T23:59:00.000Z`)
    shop.at('2026-12-11T12:00:00Z')
    await shop.run()
    expect(shop.templates()).toEqual([])
    shop.at('2026-12-12T05:00:00Z')
    await shop.run()
    expect(shop.templates()).toEqual([])
    shop.at('2026-12-12T12:00:00Z')
    await shop.run()
    expect(shop.templates()).toEqual(['renewal-notice'])
    const [notice] = shop.emails
    expect(notice?.text).toContain('the card ending 0000')
    expect(notice?.text).toContain('on 18/12/2026')
    expect(notice?.text).toContain('The price is the same as before.')
    expect(notice?.text).toMatch(/https:\/\/acorn-taxi\.example\/subscription#[\w-]{43}/)
    shop.at(`${CHARGE}T07:59:00Z`)
    await shop.run()
    expect(await shop.policies()).toHaveLength(1)
    shop.at(`${CHARGE}T08:00:00Z`)
    await shop.run()
    expect(await shop.rows()).toMatchObject([{ state: 'renewed', tries: 1, period_no: 2 }])
    const [, next] = await shop.policies()
    expect(next).toMatchObject({ due_now_pence: String(policy.dueNow) })
  })

  it('says at once that the card was refused, tries again while there is time, then lets cover end and says so [D-225]', async () => {
    const { policy } = await shop.subscribe({ number: cards.declinedLater })
    const tries = async () => (await shop.rows())[0]?.tries
    shop.at(`${CHARGE}T08:00:00Z`)
    await shop.run()
    expect(shop.templates()).toEqual(['renewal-notice', 'renewal-failed'])
    expect(shop.emails[1]?.text).toContain('Your bank declined it.')
    expect(shop.emails[1]?.text).toContain('You are still covered until 19/12/2026 at 23:59')
    const token = renewalTokenIn(shop.emails[0]?.text)
    const look = () => shop.send('POST', '/api/v1/Policy/GetSubscription', headersOf('acorn_taxi'), { token })
    const nextPayment = { on: CHARGE, isAnotherTry: true }
    expect((await look()).body).toMatchObject({ status: 'RENEWS', nextPayment })
    for (const [time, count] of [
      [`${CHARGE}T13:59:00Z`, 1],
      [`${CHARGE}T14:00:00Z`, 2],
      [`${CHARGE}T20:00:00Z`, 3],
      [`${LAST}T02:00:00Z`, 3],
      [`${LAST}T08:00:00Z`, 4],
      [`${LAST}T14:00:00Z`, 5],
      [`${LAST}T20:00:00Z`, 6],
      [`${LAST}T23:30:00Z`, 6],
    ] as const) {
      shop.at(time)
      await shop.run()
      expect([time, await tries()]).toEqual([time, count])
    }
    expect(await states()).toEqual([['failed', null]])
    // Nobody tries again, so nobody is told that they need do nothing to stay covered.
    expect((await look()).body).toMatchObject({ status: 'STOPPED', policyNumber: policy.policyNumber })
    shop.at('2026-12-20T00:01:00Z')
    await shop.run()
    expect(await states()).toEqual([['lapsed', null]])
    expect(shop.templates()).toEqual(['renewal-notice', 'renewal-failed', 'renewal-lapsed'])
    expect(shop.emails[2]?.text).toContain('you are not insured')
    expect(await shop.policies()).toHaveLength(1)
    shop.at('2026-12-21T09:00:00Z')
    await shop.run()
    expect(shop.emails).toHaveLength(3)
    const orders = (await shop.attempts()).filter(({ id }) => id !== policy.attemptId)
    expect(orders.map(({ state }) => state)).toEqual(orders.map(() => 'DECLINED'))
  })

  it('is not charged once its customer has stopped it, by the link in a letter [SUB-08]', async () => {
    const { policy } = await shop.subscribe()
    shop.at('2026-12-12T12:00:00Z')
    await shop.run()
    const token = renewalTokenIn(shop.emails[0]?.text)
    const headers = headersOf('acorn_taxi')
    const seen = await shop.send('POST', '/api/v1/Policy/GetSubscription', headers, { token })
    expect(seen.body).toEqual({
      policyNumber: policy.policyNumber,
      term: 'thirty-day',
      coverEnd: '2026-12-19T23:59:00+00:00',
      status: 'RENEWS',
      nextPayment: {
        on: CHARGE,
        amount: policy.dueNow / 100,
        cardLastFour: '0000',
        isNewPrice: false,
        isAnotherTry: false,
      },
    })
    const stopped = await shop.send('POST', '/api/v1/Policy/StopRenewal', headers, { token })
    expect(stopped.body).toMatchObject({ status: 'STOPPED', coverEnd: '2026-12-19T23:59:00+00:00' })
    expect(stopped.body.nextPayment).toBeUndefined()
    expect(shop.templates()).toEqual(['renewal-notice', 'renewal-stopped'])
    expect((await shop.send('POST', '/api/v1/Policy/StopRenewal', headers, { token })).status).toBe(200)
    shop.at(`${CHARGE}T09:00:00Z`)
    await shop.run()
    expect(await states()).toEqual([['stopped', 'stopped']])
    expect(await shop.policies()).toHaveLength(1)
    expect(shop.emails).toHaveLength(2)
  })

  it('is stopped by the browser that bought it, and shown to nobody else [T3] [D-250]', async () => {
    const { policy, headers } = await shop.subscribe()
    const { policyNumber } = policy
    const ask = (call: string, by: Readonly<Record<string, string>>, body: object) =>
      shop.send('POST', `/api/v1/Policy/${call}`, by, body)
    for (const call of ['GetSubscription', 'StopRenewal']) {
      expect((await ask(call, headersOf('acorn_taxi'), { policyNumber })).status).toBe(404)
      expect((await ask(call, headersOf('flag_taxi'), { policyNumber })).status).toBe(404)
      expect((await ask(call, headers, {})).status).toBe(404)
      expect((await ask(call, headers, { token: 'x'.repeat(43) })).status).toBe(404)
    }
    expect((await ask('GetSubscription', headers, { policyNumber })).body.status).toBe('RENEWS')
    expect((await ask('StopRenewal', headers, { policyNumber })).body.status).toBe('STOPPED')
    // Stopped before anything was written of the next period: it is told that cover ends, and never charged.
    shop.at('2026-12-13T12:00:00Z')
    await shop.run()
    shop.at(`${CHARGE}T09:00:00Z`)
    await shop.run()
    expect(await states()).toEqual([['stopped', 'stopped']])
    expect(shop.templates()).toEqual(['renewal-stopped', 'renewal-cover-ends'])
    expect(await shop.policies()).toHaveLength(1)
  })

  it('of which somebody at the same moment charges or stops, is charged once or not at all [F29]', async () => {
    await shop.subscribe()
    shop.at('2026-12-12T12:00:00Z')
    await shop.run()
    const token = renewalTokenIn(shop.emails[0]?.text)
    shop.at(`${CHARGE}T09:00:00Z`)
    const stop = shop.send('POST', '/api/v1/Policy/StopRenewal', headersOf('acorn_taxi'), { token })
    await Promise.all([shop.run(), stop, shop.run(), shop.run()])
    const [row] = await shop.rows()
    const bought = (await shop.policies()).length - 1
    expect([row?.state, bought]).toEqual(row?.state === 'renewed' ? ['renewed', 1] : ['stopped', 0])
    // What was charged at that moment was the last.
    expect((await stop).status).toBe(200)
    shop.at('2027-01-17T09:00:00Z')
    await shop.run()
    expect(await shop.policies()).toHaveLength(1 + bought)
  })

  it('that somebody had in hand who died is charged by another, once the first cannot come back [F29] [F23]', async () => {
    await shop.subscribe()
    shop.at('2026-12-12T12:00:00Z')
    await shop.run()
    shop.at(`${CHARGE}T08:00:00Z`)
    const [row] = await shop.renewing.renewals.renewalsFor('to-charge', {
      today: localDate(CHARGE),
      now: shop.time.now,
    })
    if (!row) throw new Error('Nothing to charge')
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => shop.renewing.renewals.claimCharge(row, shop.time.now)),
    )
    expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1)
    // A moment later they may still be at it.
    shop.at(`${CHARGE}T08:05:00Z`)
    await shop.run()
    expect(await states()).toEqual([['charging', null]])
    shop.at(`${CHARGE}T08:11:00Z`)
    await Promise.all([shop.run(), shop.run(), shop.run()])
    expect(await states()).toEqual([['renewed', null]])
    expect(await shop.policies()).toHaveLength(2)
    expect(shop.templates()).toEqual(['renewal-notice'])
    // Who comes back from the dead finds it done.
    await chargeRenewal({ ...row, tries: 1 }, shop.renewing)
    expect(await shop.attempts()).toHaveLength(2)
  })

  it('is not charged once it is cancelled, nor while the back office holds it [D-050]', async () => {
    const { policy } = await shop.subscribe()
    const other = await shop.subscribe({ email: 'other@example.com' })
    shop.at('2026-12-12T12:00:00Z')
    await shop.run()
    const { tenant, policyNumber } = policy
    await shop.db
      .insertInto('milepost.policy_cancellation')
      .values({ tenant, policy_number: policyNumber, reason: 'customer', cancelled_at: shop.time.now })
      .execute()
    await shop.db
      .updateTable('milepost.quote')
      .set({ is_locked: true })
      .where('reference', '=', other.policy.reference)
      .execute()
    shop.at(`${CHARGE}T09:00:00Z`)
    await shop.run()
    expect(await shop.policies()).toHaveLength(2)
    expect(await shop.attempts()).toHaveLength(2)
  })
})

describe('a policy that does not go on by itself', () => {
  it.each([
    ['as its customer chose', { automaticRenewal: false }, 'as you chose'],
    ['for want of a saved card', { saveCard: false }, 'no card was saved'],
  ])('is told of six days before it ends: %s [CON-30] [D-168]', async (_why, more, words) => {
    await shop.subscribe({ more })
    shop.at('2026-12-12T12:00:00Z')
    await shop.run()
    expect(shop.templates()).toEqual([])
    shop.at('2026-12-13T12:00:00Z')
    await Promise.all([shop.run(), shop.run()])
    expect(shop.templates()).toEqual(['renewal-cover-ends'])
    expect(shop.emails[0]?.text).toContain(words)
    expect(shop.emails[0]?.text).toContain('https://acorn-taxi.example/start')
    shop.at(`${CHARGE}T09:00:00Z`)
    await shop.run()
    expect(await shop.policies()).toHaveLength(1)
    expect(shop.emails).toHaveLength(1)
  })
})

it('waits with a letter for the mail server, and sends it once it is back [F21]', async () => {
  await shop.subscribe()
  shop.post.isDown = true
  shop.at('2026-12-12T12:00:00Z')
  await shop.run()
  expect(await shop.rows()).toMatchObject([{ first_told_at: null }])
  shop.post.isDown = false
  shop.at('2026-12-12T12:15:00Z')
  await shop.run()
  await shop.run()
  expect(shop.templates()).toEqual(['renewal-notice'])
})
