import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { addDays, type LocalDate, localDate } from '@milepost/domain/values/local-date'
import { formatPence } from '@milepost/domain/values/pence'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workStore } from '../desk/queue/store.ts'
import { cards } from '../providers/card/testing/card-sandbox.ts'
import { checkAccounts } from '../purchase/accounts/accounts-check-store.ts'
import { endedPolicyAt } from '../purchase/ending/ending-documents.ts'
import { endingStore } from '../purchase/ending/ending-store.ts'
import { callOf, headersOf } from '../quote/testing/quote-server.ts'
import { emailReader, renewalTokenIn } from './testing/email-reader.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
})
beforeEach(() => server.clean())
afterAll(() => server.stop())

/** Thirty days from 20 November 2026: notice on 12 December, charge on the 18th, last day the 19th. */
const LAST = localDate('2026-12-19')

async function lookAt(...times: readonly string[]) {
  for (const time of times) {
    server.at(time)
    await Promise.all([server.run(), server.run()])
    await server.capture()
  }
}

/** A quarter of an hour at a time would be a day's work: morning, noon, evening and night of each day. */
async function live(from: string, to: string) {
  for (let day: LocalDate = localDate(from); day <= to; day = addDays(day, 1))
    await lookAt(...['00:15', '08:00', '12:00', '20:00'].map((time) => `${day}T${time}:00Z`))
}

const ask = (call: 'GetSubscription' | 'StopRenewal', text = server.emails[0]?.text) =>
  server.send('POST', `/api/v1/Policy/${call}`, headersOf('acorn_taxi'), { token: renewalTokenIn(text) })

const endingPorts = () => ({
  ...server.renewing,
  refunds: server.refunds,
  endings: endingStore(server.db, async () => {}),
})
/** Who would be sent the proof of no claims discount of an ended policy now. */
const withoutProof = () => endingPorts().endings.endedWithoutProof(server.time.now)

const accounts = async () => (await checkAccounts(server.db, server.time.now)).map(({ check }) => check)

describe('after days on which nothing ran', () => {
  it('the notice goes first, the charge waits its seven days, and cover follows without a gap [D-278]', async () => {
    const { policy } = await server.subscribe()
    // Asleep from the 9th to the morning of the 18th, the day of the charge.
    await live('2026-12-08', '2026-12-09')
    await lookAt('2026-12-18T08:20:00Z')
    expect(server.templates()).toEqual(['renewal-notice'])
    const text = server.emails[0]?.text ?? ''
    expect(text).toContain(`${formatPence(policy.dueNow)} on 25 December 2026`)
    expect(text).toContain("Our systems weren't working")
    expect(text).toContain('Your cover continues without a gap')
    // What is covered can be checked in the email itself, and the documents are one click away (ICOBS 6.5).
    expect(text).toContain('What your next policy covers')
    expect(text).toMatch(/Excess: £[\d,.]+ in total/)
    expect(text).toContain('No claims discount: ')
    expect(text).toContain('Drivers: You')
    expect(text).toMatch(/Read the documents:\nhttps:.*source=renewal/)
    await live('2026-12-18', '2026-12-24')
    expect(await server.policies()).toHaveLength(1)
    expect((await ask('GetSubscription')).body).toMatchObject({
      status: 'RENEWS',
      nextPayment: { on: '2026-12-25' },
    })
    await lookAt('2026-12-25T07:59:00Z')
    expect(await server.policies()).toHaveLength(1)
    expect(await withoutProof()).toEqual([])
    await lookAt('2026-12-25T08:00:00Z')
    const [, next] = await server.policies()
    expect(next?.cover_start.toISOString()).toBe('2026-12-20T00:00:00.000Z')
    expect(server.templates()).toEqual(['renewal-notice'])
    expect(await accounts()).toEqual([])
  })

  it('a renewal whose day passed is completed within three days, without a gap [D-278]', async () => {
    await server.subscribe()
    await live('2026-12-12', '2026-12-17')
    await lookAt('2026-12-22T06:00:00Z')
    expect((await ask('GetSubscription')).body.status).toBe('RENEWS')
    expect(await server.policies()).toHaveLength(1)
    await lookAt('2026-12-22T08:00:00Z')
    const [, next] = await server.policies()
    expect(next?.cover_start.toISOString()).toBe('2026-12-20T00:00:00.000Z')
    expect(server.templates()).toEqual(['renewal-notice'])
    expect(await accounts()).toEqual([])
  })

  it('ends cover by notice if the late charge is refused, its days are our cost, and no proof says before that cover is over [D-278]', async () => {
    const { policy } = await server.subscribe({ number: cards.declinedLater })
    await live('2026-12-12', '2026-12-17')
    await lookAt('2026-12-21T08:00:00Z')
    expect(server.templates()).toEqual(['renewal-notice', 'renewal-held-ends'])
    const text = server.emails[1]?.text ?? ''
    expect(text).toContain('Your bank declined it.')
    expect(text).toContain('your cover ends on 28 December 2026 at 23:59')
    expect((await ask('GetSubscription')).body).toMatchObject({ coverEnd: '2026-12-28T23:59:00+00:00' })
    await live('2026-12-22', '2026-12-28')
    // A customer who is still insured is not sent a proof that says they are not.
    expect(await withoutProof()).toEqual([])
    expect(await server.rows()).toMatchObject([{ state: 'failed' }])
    // Each refused try is told.
    const [row] = await server.rows()
    expect(row?.refusals).toBe(8)
    expect(server.templates().filter((each) => each?.startsWith('renewal-failed'))).toHaveLength(7)
    await lookAt('2026-12-29T00:15:00Z')
    expect(await server.rows()).toMatchObject([{ state: 'lapsed', because: 'cover-held' }])
    expect(server.emails.at(-1)?.text).toContain('28 December 2026 at 23:59')
    expect(await withoutProof()).toEqual([{ tenant: 'A', policyNumber: policy.policyNumber }])
    const { ending } = await endedPolicyAt(policy, endingPorts())
    expect(ending.endedAt.toISOString()).toBe('2026-12-28T23:59:00.000Z')
    const lines = await server.db
      .selectFrom('milepost.ledger_entry as entry')
      .innerJoin('milepost.ledger_line as line', 'line.entry_id', 'entry.id')
      .select(['attempt_id', 'account', 'pence'])
      .where('kind', '=', 'cover-held')
      .execute()
    expect(lines.map(({ account }) => account)).toEqual(['fees', 'insurer', 'tax'])
    expect(lines.every(({ attempt_id }) => attempt_id === policy.attemptId)).toBe(true)
    const [cost] = lines
    expect(Number(cost?.pence)).toBeGreaterThan(0)
    expect(Number(cost?.pence)).toBeLessThan(policy.dueNow / 3)
    const now = server.time.now
    const work = await workStore(server.db).open({ kinds: ['renewal'], brands: ['A'], now })
    expect(work).toMatchObject([{ policyNumber: policy.policyNumber, stage: 'cover-held' }])
    expect(await accounts()).toEqual([])
  })

  it('writes once to a customer who was never invited, with last year’s price, and charges on the day it says [D-278] [CON-30]', async () => {
    const ready = await server.readyToPay('acorn_pc')
    const { policy } = await server.buy(ready, 'ANNUAL_CARD_IN_FULL', {})
    // Asleep from before the invitation to five days before the end.
    await lookAt('2027-11-14T09:00:00Z', '2027-11-18T12:00:00Z')
    expect(server.templates()).toEqual(['renewal-notice'])
    const text = server.emails[0]?.text ?? ''
    expect(text).toContain('on 21 November 2027')
    expect(text).not.toContain('18 November')
    expect(text).toContain(`Until now: ${formatPence(policy.dueNow)}`)
    expect(text).toContain('Please check that this cover still suits you.')
    expect(await server.policies()).toHaveLength(1)
    await lookAt('2027-11-21T08:00:00Z')
    const [, next] = await server.policies()
    expect(next?.cover_start.toISOString()).toBe('2027-11-20T00:00:00.000Z')
    expect(await accounts()).toEqual([])
  })

  it('lapses later than three days as our fault, with the notified price to buy and work at the desk [D-278]', async () => {
    const { policy } = await server.subscribe()
    await live('2026-12-12', '2026-12-17')
    await lookAt('2026-12-23T09:00:00Z')
    expect(server.templates()).toEqual(['renewal-notice', 'renewal-lapsed-by-us'])
    const text = server.emails[1]?.text ?? ''
    expect(text).toContain("This is our fault, not yours or your bank's.")
    expect(text).not.toContain("didn't go through")
    expect(text).toContain(`You can still renew for ${formatPence(policy.dueNow)}.`)
    expect(await server.rows()).toMatchObject([{ state: 'lapsed', because: 'systems-down', tries: 0 }])
    const open = () => workStore(server.db).open({ kinds: ['renewal'], brands: ['A'], now: server.time.now })
    expect(await open()).toMatchObject([{ policyNumber: policy.policyNumber, stage: 'systems-down' }])
    await live('2026-12-24', '2026-12-26')
    expect(server.emails).toHaveLength(2)
    expect((await ask('GetSubscription')).body.status).toBe('ENDED')
  })

  it('opens a period ten days and more after its end, and tells the customer [D-278]', async () => {
    await server.subscribe()
    await lookAt('2027-01-05T09:00:00Z')
    expect(server.templates()).toEqual(['renewal-lapsed-by-us'])
    expect(await server.rows()).toMatchObject([{ state: 'lapsed', because: 'systems-down' }])
  })

  it('tells a customer whose policy did not renew that they are not insured, even days later [D-280]', async () => {
    await server.subscribe({ more: { automaticRenewal: false } })
    await lookAt('2027-01-05T09:00:00Z', '2027-01-05T12:00:00Z')
    expect(server.templates()).toEqual(['renewal-has-ended'])
  })
})

describe('while the mail server takes nothing', () => {
  it('no card is charged, and afterwards the notice goes first [D-278]', async () => {
    await server.subscribe()
    server.post.isDown = true
    await lookAt(
      '2026-12-12T12:00:00Z',
      '2026-12-15T12:00:00Z',
      '2026-12-18T08:00:00Z',
      '2026-12-18T20:00:00Z',
    )
    expect(server.templates()).toEqual([])
    expect(await server.attempts()).toHaveLength(1)
    server.post.isDown = false
    await lookAt('2026-12-18T21:00:00Z', '2026-12-19T09:00:00Z')
    expect(server.templates()).toEqual(['renewal-notice'])
    expect(server.emails[0]?.text).toContain("Our emails weren't being sent")
    expect(server.emails[0]?.text).toContain('on 26 December 2026')
    await live('2026-12-20', '2026-12-25')
    expect(await server.policies()).toHaveLength(1)
    await lookAt('2026-12-26T08:00:00Z')
    const [, next] = await server.policies()
    expect(next?.cover_start.toISOString()).toBe('2026-12-20T00:00:00.000Z')
    expect(await accounts()).toEqual([])
  })

  it('a notice that the server refused promises nothing, and one it took promises its day [D-276]', async () => {
    const { policy } = await server.subscribe()
    server.post.isDown = true
    await lookAt('2026-12-12T12:00:00Z')
    expect((await server.ports.policies.promisesOf(policy)).charge).toBeUndefined()
    server.post.isDown = false
    await lookAt('2026-12-12T12:15:00Z')
    expect(await server.ports.policies.promisesOf(policy)).toMatchObject({
      charge: { on: '2026-12-18', amount: policy.dueNow, lastFour: '0000' },
      price: { until: LAST, amount: policy.dueNow, version: 1 },
      renewal: { renews: true },
    })
  })

  it('ends cover as our fault, and says that it was the mail [D-278]', async () => {
    await server.subscribe()
    server.post.isDown = true
    await lookAt(
      '2026-12-12T12:00:00Z',
      '2026-12-18T12:00:00Z',
      '2026-12-20T12:00:00Z',
      '2026-12-23T12:00:00Z',
    )
    server.post.isDown = false
    await lookAt('2026-12-24T09:00:00Z')
    expect(server.templates()).toEqual(['renewal-lapsed-by-us'])
    expect(server.emails[0]?.text).toContain("Our emails weren't being sent")
    expect(await server.attempts()).toHaveLength(1)
  })
})

it('renews in the chain, at the price that was told, when its customer buys from the email about our mistake [D-278]', async () => {
  const answers = peopleByJourney.acorn_taxi.answers
  const { policy } = await server.subscribe()
  await lookAt('2026-12-12T12:00:00Z', '2026-12-23T09:00:00Z')
  const reader = emailReader(server, 'acorn_taxi', answers)
  const text = server.emails[1]?.text
  const { headers, reference } = await reader.openQuote(text)
  // The start has passed, so its customer chooses another.
  const effectiveFrom = { date: localDate('2026-12-24'), hour: 0, minute: 0 }
  const moved = { ...answers, coverDetails: { ...answers.coverDetails, effectiveFrom } }
  const quote = toQuoteDto(moved, { emailOptIn: true, phoneOptIn: true, smsOptIn: true }, journeys.acorn_taxi)
  const url = `/api/v1/Quote/RateExisting${callOf('acorn_taxi')}Quote`
  const rated = await server.send('PUT', url, headers, { quote, quoteReference: reference })
  expect(rated.status).toBe(200)
  const ready = await reader.readyToPay(text, '2026-12-24')
  expect(Math.round(server.dueOf(ready, 'SHORT_TERM_CARD_PAYMENT_V1') * 100)).toBe(policy.dueNow)
  await server.buy(ready, 'SHORT_TERM_CARD_PAYMENT_V1', {})
  await lookAt('2026-12-23T09:15:00Z')
  expect(await server.rows()).toMatchObject([{ state: 'renewed', period_no: 2 }])
  expect((await ask('GetSubscription')).body).toMatchObject({ status: 'RENEWS' })
})
