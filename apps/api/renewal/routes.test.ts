import { localDate } from '@milepost/domain/values/local-date'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cards } from '../providers/card/testing/card-sandbox.ts'
import { headersOf } from '../quote/testing/quote-server.ts'
import { chargeRenewal } from './charge-renewal.ts'
import { renewalTokenIn } from './testing/email-reader.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
})
beforeEach(() => server.clean())
afterAll(() => server.stop())

const states = async () => (await server.rows()).map(({ state, because }) => [state, because])
/** The day before the end of the first period, and its last day. */
const CHARGE = '2026-12-18'
const LAST = '2026-12-19'

describe('a thirty-day policy that renews automatically', () => {
  it('notifies its customer a week before, and charges the saved card the day before the end [RST-12] [D-225]', async () => {
    const { policy } = await server.subscribe()
    expect(policy.coverEnd.toISOString()).toBe(`${LAST}T23:59:00.000Z`)
    server.at('2026-12-11T12:00:00Z')
    await server.run()
    expect(server.templates()).toEqual([])
    server.at('2026-12-12T05:00:00Z')
    await server.run()
    expect(server.templates()).toEqual([])
    server.at('2026-12-12T12:00:00Z')
    await server.run()
    expect(server.templates()).toEqual(['renewal-notice'])
    const [notice] = server.emails
    expect(notice?.text).toContain('the card ending 0000')
    expect(notice?.text).toContain('on 18 December 2026')
    expect(notice?.text).toContain("Your price hasn't changed.")
    expect(notice?.text).toMatch(/https:\/\/acorn-taxi\.example\/subscription#[\w-]{43}/)
    server.at(`${CHARGE}T07:59:00Z`)
    await server.run()
    expect(await server.policies()).toHaveLength(1)
    server.at(`${CHARGE}T08:00:00Z`)
    await server.run()
    expect(await server.rows()).toMatchObject([{ state: 'renewed', tries: 1, period_no: 2 }])
    const [, next] = await server.policies()
    expect(next).toMatchObject({ due_now_pence: String(policy.dueNow) })
  })

  it('reports each refused try, the last one too, then lets cover end and reports that [D-225]', async () => {
    const { policy } = await server.subscribe({ number: cards.declinedLater })
    const tries = async () => (await server.rows())[0]?.tries
    server.at('2026-12-12T12:00:00Z')
    await server.run()
    server.at(`${CHARGE}T08:00:00Z`)
    await server.run()
    expect(server.templates()).toEqual(['renewal-notice', 'renewal-failed'])
    expect(server.emails[1]?.text).toContain('Your bank declined it.')
    expect(server.emails[1]?.text).toContain('still covers you until 19 December 2026 at 23:59')
    const token = renewalTokenIn(server.emails[0]?.text)
    const look = () =>
      server.send('POST', '/api/v1/Policy/GetSubscription', headersOf('acorn_taxi'), { token })
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
      server.at(time)
      await server.run()
      expect([time, await tries()]).toEqual([time, count])
    }
    expect(await states()).toEqual([['failed', null]])
    // There is no further try, so the page must not say that cover continues without action.
    expect((await look()).body).toMatchObject({ status: 'STOPPED', policyNumber: policy.policyNumber })
    server.at('2026-12-20T00:01:00Z')
    await server.run()
    expect(await states()).toEqual([['lapsed', null]])
    expect(server.templates()).toEqual([
      'renewal-notice',
      'renewal-failed',
      ...[2, 3, 4, 5, 6].map((count) => `renewal-failed-${count}`),
      'renewal-lapsed',
    ])
    expect(server.emails[5]?.text).toContain("We'll try the same card again")
    expect(server.emails[6]?.text).not.toContain("We'll try the same card again")
    expect(server.emails[7]?.text).toContain('you are not insured')
    expect(await server.policies()).toHaveLength(1)
    server.at('2026-12-21T09:00:00Z')
    await server.run()
    expect(server.emails).toHaveLength(8)
    const orders = (await server.attempts()).filter(({ id }) => id !== policy.attemptId)
    expect(orders.map(({ state }) => state)).toEqual(orders.map(() => 'DECLINED'))
  })

  it('is not charged once its customer has stopped it, by the link in an email [SUB-08]', async () => {
    const { policy } = await server.subscribe()
    server.at('2026-12-12T12:00:00Z')
    await server.run()
    const token = renewalTokenIn(server.emails[0]?.text)
    const headers = headersOf('acorn_taxi')
    const seen = await server.send('POST', '/api/v1/Policy/GetSubscription', headers, { token })
    expect(seen.body).toEqual({
      policyNumber: policy.policyNumber,
      term: 'thirty-day',
      coverEnd: '2026-12-19T23:59:00+00:00',
      isCancelled: false,
      status: 'RENEWS',
      nextPayment: {
        on: CHARGE,
        amount: policy.dueNow / 100,
        cardLastFour: '0000',
        isNewPrice: false,
        isAnotherTry: false,
      },
    })
    const stopped = await server.send('POST', '/api/v1/Policy/StopRenewal', headers, { token })
    expect(stopped.body).toMatchObject({ status: 'STOPPED', coverEnd: '2026-12-19T23:59:00+00:00' })
    expect(stopped.body.nextPayment).toBeUndefined()
    expect(server.templates()).toEqual(['renewal-notice', 'renewal-stopped'])
    expect((await server.send('POST', '/api/v1/Policy/StopRenewal', headers, { token })).status).toBe(200)
    server.at(`${CHARGE}T09:00:00Z`)
    await server.run()
    expect(await states()).toEqual([['stopped', 'stopped']])
    expect(await server.policies()).toHaveLength(1)
    // They are told of the end as everyone is whose policy does not renew (D-280).
    expect(server.templates().slice(2)).toEqual(['renewal-ends-tomorrow'])
  })

  it('can be stopped by the browser that bought it, and is shown to no other caller [T3] [D-250]', async () => {
    const { policy, headers } = await server.subscribe()
    const { policyNumber } = policy
    const ask = (call: string, by: Readonly<Record<string, string>>, body: object) =>
      server.send('POST', `/api/v1/Policy/${call}`, by, body)
    for (const call of ['GetSubscription', 'StopRenewal']) {
      expect((await ask(call, headersOf('acorn_taxi'), { policyNumber })).status).toBe(404)
      expect((await ask(call, headersOf('flag_taxi'), { policyNumber })).status).toBe(404)
      expect((await ask(call, headers, {})).status).toBe(404)
      expect((await ask(call, headers, { token: 'x'.repeat(43) })).status).toBe(404)
    }
    expect((await ask('GetSubscription', headers, { policyNumber })).body.status).toBe('RENEWS')
    expect((await ask('StopRenewal', headers, { policyNumber })).body.status).toBe('STOPPED')
    // Stopped before the next period was recorded: the customer is emailed that cover ends, and never charged.
    server.at('2026-12-13T12:00:00Z')
    await server.run()
    server.at(`${CHARGE}T09:00:00Z`)
    await server.run()
    expect(await states()).toEqual([['stopped', 'stopped']])
    expect(server.templates()).toEqual(['renewal-stopped', 'renewal-cover-ends', 'renewal-ends-tomorrow'])
    expect(await server.policies()).toHaveLength(1)
  })

  it('is charged once or not at all when it is charged and stopped simultaneously [F29]', async () => {
    await server.subscribe()
    server.at('2026-12-12T12:00:00Z')
    await server.run()
    const token = renewalTokenIn(server.emails[0]?.text)
    server.at(`${CHARGE}T09:00:00Z`)
    const stop = server.send('POST', '/api/v1/Policy/StopRenewal', headersOf('acorn_taxi'), { token })
    await Promise.all([server.run(), stop, server.run(), server.run()])
    const [row] = await server.rows()
    const renewedCount = (await server.policies()).length - 1
    expect([row?.state, renewedCount]).toEqual(row?.state === 'renewed' ? ['renewed', 1] : ['stopped', 0])
    // The charge in progress at that moment was the last.
    expect((await stop).status).toBe(200)
    server.at('2027-01-17T09:00:00Z')
    await server.run()
    expect(await server.policies()).toHaveLength(1 + renewedCount)
  })

  it('is charged by another process if the first one died, once that one’s claim has expired [F29] [F23]', async () => {
    await server.subscribe()
    server.at('2026-12-12T12:00:00Z')
    await server.run()
    server.at(`${CHARGE}T08:00:00Z`)
    const [row] = await server.renewing.renewals.renewalsFor('to-charge', {
      today: localDate(CHARGE),
      now: server.time.now,
    })
    if (!row) throw new Error('Nothing to charge')
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => server.renewing.renewals.claimCharge(row, server.time.now)),
    )
    expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1)
    // A moment later the first process may still be working on it.
    server.at(`${CHARGE}T08:05:00Z`)
    await server.run()
    expect(await states()).toEqual([['charging', null]])
    server.at(`${CHARGE}T08:11:00Z`)
    await Promise.all([server.run(), server.run(), server.run()])
    expect(await states()).toEqual([['renewed', null]])
    expect(await server.policies()).toHaveLength(2)
    expect(server.templates()).toEqual(['renewal-notice'])
    // A process that resumes finds it done.
    await chargeRenewal({ ...row, tries: 1 }, server.renewing)
    expect(await server.attempts()).toHaveLength(2)
  })

  it('is not charged once it is cancelled, nor while the back office has locked it [D-050]', async () => {
    const { policy } = await server.subscribe()
    const other = await server.subscribe({ email: 'other@example.com' })
    server.at('2026-12-12T12:00:00Z')
    await server.run()
    const { tenant, policyNumber } = policy
    await server.db
      .insertInto('milepost.policy_cancellation')
      .values({
        tenant,
        policy_number: policyNumber,
        reason: 'customer',
        cancelled_at: server.time.now,
        asked_at: server.time.now,
        effected_at: server.time.now,
      })
      .execute()
    await server.db
      .updateTable('milepost.quote')
      .set({ is_locked: true })
      .where('reference', '=', other.policy.reference)
      .execute()
    server.at(`${CHARGE}T09:00:00Z`)
    await server.run()
    expect(await server.policies()).toHaveLength(2)
    expect(await server.attempts()).toHaveLength(2)
  })
})

describe('a policy that does not renew automatically', () => {
  it.each([
    ['as its customer chose', { automaticRenewal: false }, 'as you chose'],
    ['because no card is saved', { saveCard: false }, "you didn't save a card"],
  ])(
    'gets an email six days and a day before it ends, and the day after: %s [CON-30] [D-168] [D-280]',
    async (_why, more, words) => {
      await server.subscribe({ more })
      server.at('2026-12-12T12:00:00Z')
      await server.run()
      expect(server.templates()).toEqual([])
      server.at('2026-12-13T12:00:00Z')
      await Promise.all([server.run(), server.run()])
      expect(server.templates()).toEqual(['renewal-cover-ends'])
      expect(server.emails[0]?.text).toContain(words)
      expect(server.emails[0]?.text).toContain('https://acorn-taxi.example/start')
      server.at(`${CHARGE}T09:00:00Z`)
      await Promise.all([server.run(), server.run()])
      expect(await server.policies()).toHaveLength(1)
      expect(server.templates().slice(1)).toEqual(['renewal-ends-tomorrow'])
      expect(server.emails[1]?.text).toContain("After 19 December 2026 at 23:59 you won't be insured")
      server.at(`${LAST}T12:00:00Z`)
      await server.run()
      expect(server.emails).toHaveLength(2)
      server.at('2026-12-20T09:00:00Z')
      await Promise.all([server.run(), server.run()])
      expect(server.templates().slice(2)).toEqual(['renewal-has-ended'])
      expect(server.emails[2]?.text).toContain('you are not insured')
      expect(server.emails[2]?.text).toContain('SORN')
      server.at('2026-12-21T09:00:00Z')
      await server.run()
      expect(server.emails).toHaveLength(3)
    },
  )
})

it('keeps an email while the mail server is down, and sends it once it is back [F21]', async () => {
  await server.subscribe()
  server.post.isDown = true
  server.at('2026-12-12T12:00:00Z')
  await server.run()
  expect(await server.rows()).toMatchObject([{ first_told_at: null }])
  server.post.isDown = false
  server.at('2026-12-12T12:15:00Z')
  await server.run()
  await server.run()
  expect(server.templates()).toEqual(['renewal-notice'])
})
