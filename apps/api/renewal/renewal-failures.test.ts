import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cards } from '../providers/card/testing/card-sandbox.ts'
import { recordCancelled } from '../purchase/testing/recorded-cancellation.ts'
import { callOf, headersOf } from '../quote/testing/quote-server.ts'
import { completeRenewal } from './complete-renewal.ts'
import { notifyRenewal } from './notify-renewal.ts'
import { emailReader, renewalTokenIn } from './testing/email-reader.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
})
beforeEach(() => server.clean())
afterAll(() => server.stop())

/** For thirty days from 20 November 2026. */
const NOTICE = '2026-12-12T12:00:00Z'
const CHARGE = '2026-12-18T08:00:00Z'
const OVER = '2026-12-20T09:00:00Z'

async function lookAt(...times: readonly string[]) {
  for (const time of times) {
    server.at(time)
    await server.run()
  }
}

async function notifyCustomer() {
  await server.subscribe()
  await lookAt(NOTICE)
  expect(server.templates()).toEqual(['renewal-notice'])
}

/** A process claims the charge and dies. */
async function takenInHand(time: string) {
  server.at(time)
  const { now } = server.time
  const [row] = await server.renewing.renewals.renewalsFor('to-charge', { today: londonDate(now), now })
  expect(row && (await server.renewing.renewals.claimCharge(row, now))).toBeDefined()
}

/** One process finds the outcome of the charge and another sends emails, before a new charge is made. */
async function recoverAt(time: string) {
  server.at(time)
  const { renewing } = server
  const { now } = server.time
  const at = { today: londonDate(now), now }
  for (const row of await renewing.renewals.renewalsFor('to-complete', at))
    await completeRenewal(row, renewing)
  for (const row of await renewing.renewals.renewalsFor('to-tell', at)) await notifyRenewal(row, renewing)
}

const lookUp = (call: 'GetSubscription' | 'StopRenewal') =>
  server.send('POST', `/api/v1/Policy/${call}`, headersOf('acorn_taxi'), {
    token: renewalTokenIn(server.emails[0]?.text),
  })

describe('a policy that is cancelled after its customer was notified of the next period', () => {
  it('is neither charged nor emailed about again [D-225]', async () => {
    const { policy } = await server.subscribe()
    await lookAt(NOTICE)
    await recordCancelled(server.db, policy, { reason: 'customer', at: server.time.now })
    await lookAt(CHARGE, OVER)
    expect(server.templates()).toEqual(['renewal-notice'])
    expect(await server.rows()).toMatchObject([{ state: 'stopped', because: 'cancelled' }])
    expect(await server.policies()).toHaveLength(1)
  })
})

describe('a charge that does not succeed', () => {
  it('is not retried after its customer has stopped the renewal; an email says that cover ends [SUB-08]', async () => {
    await notifyCustomer()
    await takenInHand(CHARGE)
    expect((await lookUp('StopRenewal')).body.status).toBe('PAYING')
    await lookAt('2026-12-18T08:11:00Z', OVER)
    expect(await server.rows()).toMatchObject([{ state: 'stopped', because: 'stopped', tries: 1 }])
    expect(server.templates()).toEqual(['renewal-notice', 'renewal-cover-ends', 'renewal-has-ended'])
    expect(server.emails[1]?.text).toContain('You have stopped its renewal.')
  })

  it('is not reported as a refusal when its process died, not even before the next try [D-225] [F29]', async () => {
    await notifyCustomer()
    await takenInHand(CHARGE)
    await recoverAt('2026-12-18T08:11:00Z')
    expect(await server.rows()).toMatchObject([{ state: 'due', tries: 1 }])
    const nextPayment = { on: '2026-12-18', isAnotherTry: false }
    expect((await lookUp('GetSubscription')).body).toMatchObject({ status: 'RENEWS', nextPayment })
    await server.run()
    expect(await server.rows()).toMatchObject([{ state: 'renewed', tries: 2 }])
    expect(server.templates()).toEqual(['renewal-notice'])
  })

  it('is no new refusal to report when its process died after an earlier one; the next refusal is [D-225]', async () => {
    await server.subscribe({ number: cards.declinedLater })
    await lookAt(NOTICE, CHARGE)
    await takenInHand('2026-12-18T14:00:00Z')
    await recoverAt('2026-12-18T14:11:00Z')
    expect(await server.rows()).toMatchObject([{ state: 'failed', tries: 2, next_try_at: server.time.now }])
    const nextPayment = { on: '2026-12-18', isAnotherTry: true }
    expect((await lookUp('GetSubscription')).body).toMatchObject({ status: 'RENEWS', nextPayment })
    await server.run()
    expect(await server.rows()).toMatchObject([{ state: 'failed', tries: 3, refusals: 2 }])
    expect(server.templates()).toEqual(['renewal-notice', 'renewal-failed', 'renewal-failed-2'])
  })

  it('is completed in the morning, without a gap, when its process died late on the last day [D-278]', async () => {
    await notifyCustomer()
    await takenInHand('2026-12-19T22:55:00Z')
    await lookAt('2026-12-19T23:06:00Z')
    expect(await server.rows()).toMatchObject([{ state: 'due', tries: 1 }])
    expect(server.templates()).toEqual(['renewal-notice'])
    expect((await lookUp('GetSubscription')).body.status).toBe('RENEWS')
    await lookAt('2026-12-20T07:59:00Z')
    expect(await server.policies()).toHaveLength(1)
    expect((await lookUp('GetSubscription')).body.status).toBe('RENEWS')
    await lookAt('2026-12-20T08:00:00Z')
    const [, next] = await server.policies()
    expect(next?.cover_start.toISOString()).toBe('2026-12-20T00:00:00.000Z')
    expect(server.templates()).toEqual(['renewal-notice'])
  })

  it('is not called a refusal, and not retried, when no provider can charge the card [D-225]', async () => {
    await notifyCustomer()
    await server.db.updateTable('milepost.saved_card').set({ provider: 'stripe' }).execute()
    await lookAt(CHARGE, '2026-12-18T14:00:00Z')
    expect(await server.rows()).toMatchObject([
      { state: 'failed', because: 'card-gone', tries: 1, next_try_at: null },
    ])
    expect(server.templates()).toEqual(['renewal-notice', 'renewal-cover-ends'])
    expect(server.emails[1]?.text).toContain('We can no longer charge your saved card')
    await lookAt(OVER)
    expect(server.templates().slice(2)).toEqual(['renewal-lapsed'])
  })

  it('is not started while the back office has locked the policy, and is made once it is unlocked [D-050]', async () => {
    await notifyCustomer()
    const lock = (is_locked: boolean) => server.db.updateTable('milepost.quote').set({ is_locked }).execute()
    await lock(true)
    await lookAt(CHARGE)
    expect(await server.rows()).toMatchObject([{ state: 'due', tries: 0 }])
    expect(server.templates()).toEqual(['renewal-notice'])
    await lock(false)
    await lookAt('2026-12-18T09:00:00Z')
    expect(await server.rows()).toMatchObject([{ state: 'renewed', tries: 1 }])
  })
})

it('emails a customer without a renewal offer that cover ends, once the mail server is back [F21]', async () => {
  await server.buy(await server.readyToPay('acorn_pc'), 'ANNUAL_CARD_IN_FULL', {})
  await lookAt('2027-10-22T12:00:00Z')
  const { answers } = peopleByJourney.acorn_pc
  const { headers, reference } = await emailReader(server, 'acorn_pc', answers).openQuote(
    server.emails[0]?.text,
  )
  const refused = {
    ...answers,
    proposerDetails: { ...answers.proposerDetails, hasBeenRefusedCover: true },
    coverDetails: {
      ...answers.coverDetails,
      effectiveFrom: { date: localDate('2027-11-20'), hour: 0, minute: 0 },
    },
  }
  const quote = toQuoteDto(refused, { emailOptIn: true, phoneOptIn: true, smsOptIn: true }, journeys.acorn_pc)
  const url = `/api/v1/Quote/RateExisting${callOf('acorn_pc')}Quote`
  const rated = await server.send('PUT', url, headers, { quote, quoteReference: reference })
  expect(rated.body.underwritingOutcome.underwrittenOptions).toEqual([])
  server.post.isDown = true
  await lookAt('2027-11-12T12:00:00Z')
  server.post.isDown = false
  await lookAt('2027-11-12T12:15:00Z', '2027-11-12T12:30:00Z')
  expect(await server.rows()).toMatchObject([{ state: 'stopped', because: 'not-offered' }])
  expect(server.templates()).toEqual(['renewal-invitation', 'renewal-cover-ends'])
})
