import { localDate } from '@milepost/domain/values/local-date'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cards } from '../providers/card/testing/card-sandbox.ts'
import { emailReader } from './testing/email-reader.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
})
beforeEach(() => server.clean())
afterAll(() => server.stop())

const forThirtyDays = 'SHORT_TERM_CARD_PAYMENT_V1'
const inFull = 'ANNUAL_CARD_IN_FULL'
const taxi = peopleByJourney.acorn_taxi.answers

it('sells only one of a pair, the annual or the thirty-day quote, when both are paid simultaneously [DAT-22] [F6]', async () => {
  const short = await server.readyForThirtyDays({})
  const year = await short.pairedYear()
  const paidShort = await server.confirmed(short, forThirtyDays)
  const paidYear = await server.confirmed(year, inFull)
  const replies = await Promise.all([
    server.takeUp(short, forThirtyDays, paidShort),
    server.takeUp(year, inFull, paidYear),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = replies.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'QUOTE_ALREADY_TAKEN_UP' })
  const [sold, ...others] = await server.policies()
  expect(others).toEqual([])
  expect((await server.attempts()).map(({ state }) => state).sort()).toEqual(['TAKEN_UP', 'VOID_READY'])
  // The paired quote can no longer be paid for either.
  const [left, code] =
    sold?.reference === short.reference ? ([year, inFull] as const) : ([short, forThirtyDays] as const)
  expect(await server.intent(left, code)).toMatchObject({
    status: 409,
    body: { code: 'QUOTE_ALREADY_TAKEN_UP' },
  })
})

/** The customer turns 40 on the first of December and would then pay less than the ceiling. */
const soonForty = {
  ...taxi,
  proposerDetails: {
    ...taxi.proposerDetails,
    dateOfBirth: localDate('1986-12-01'),
    licenceNumber: 'MORGA812016A99AB',
  },
}

it('links from the email about a refused card to the renewal at the notified price, which is charged only once [D-225] [D-262]', async () => {
  const { policy } = await server.subscribe({ answers: soonForty, number: cards.declinedLater })
  for (const time of ['2026-12-12T12:00:00Z', '2026-12-18T08:00:00Z']) {
    server.at(time)
    await server.run()
  }
  const failed = server.emails[1]?.text
  expect(server.templates()).toEqual(['renewal-notice', 'renewal-failed'])
  expect(failed).not.toContain('acorn-taxi.example/start')
  expect(failed).toMatch(/https:\/\/acorn-taxi\.example\/subscription#[\w-]{43}/)
  server.at('2026-12-18T12:00:00Z')
  const ready = await emailReader(server, 'acorn_taxi', soonForty).readyToPay(failed, '2026-12-20')
  // The customer has turned 40 since, and a new customer of 40 pays less.
  expect(server.emails[0]?.text).toContain(
    `£${server.dueOf(ready, forThirtyDays).toFixed(2)} on 18 December 2026`,
  )
  expect(server.dueOf(ready, forThirtyDays) * 100).toBeLessThan(policy.dueNow)
  await server.buy(ready, forThirtyDays, { number: cards.visa })
  server.at('2026-12-18T14:00:00Z')
  await server.run()
  expect(await server.rows()).toMatchObject([{ state: 'renewed', tries: 1 }])
  expect(await server.policies()).toHaveLength(2)
  expect(server.emails).toHaveLength(2)

  // The card saved last is charged from then on, for the period after the next one too.
  for (const day of ['2027-01-11', '2027-01-17', '2027-02-10', '2027-02-16']) {
    server.at(`${day}T12:00:00Z`)
    await server.run()
    await server.capture()
  }
  expect((await server.rows()).map(({ state, tries }) => [state, tries])).toEqual([
    ['renewed', 1],
    ['renewed', 1],
    ['renewed', 1],
  ])
})
