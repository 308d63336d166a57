import { localDate } from '@milepost/domain/values/local-date'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cards } from '../providers/card/testing/card-shop'
import { emailReader } from './testing/email-reader'
import { type RenewalShop, renewalShop } from './testing/renewal-shop'

let shop: RenewalShop
beforeAll(async () => {
  shop = await renewalShop()
}, 60_000)
beforeEach(() => shop.clean())
afterAll(() => shop.stop())

const forThirtyDays = 'SHORT_TERM_CARD_PAYMENT_V1'
const inFull = 'ANNUAL_CARD_IN_FULL'
const taxi = peopleByJourney.acorn_taxi.answers

it('sells one of a pair: the year or the thirty days beside it, whoever pays when [DAT-22] [F6]', async () => {
  const short = await shop.readyForThirtyDays({})
  const year = await short.yearBeside()
  const paidShort = await shop.confirmed(short, forThirtyDays)
  const paidYear = await shop.confirmed(year, inFull)
  const replies = await Promise.all([
    shop.takeUp(short, forThirtyDays, paidShort),
    shop.takeUp(year, inFull, paidYear),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = replies.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'QUOTE_ALREADY_TAKEN_UP' })
  const [sold, ...others] = await shop.policies()
  expect(others).toEqual([])
  expect((await shop.attempts()).map(({ state }) => state).sort()).toEqual(['TAKEN_UP', 'VOID_READY'])
  // Nor is the other one offered to be paid any more.
  const [left, code] =
    sold?.reference === short.reference ? ([year, inFull] as const) : ([short, forThirtyDays] as const)
  expect(await shop.intent(left, code)).toMatchObject({
    status: 409,
    body: { code: 'QUOTE_ALREADY_TAKEN_UP' },
  })
})

/** They are 40 on the first of December, and would pay less from then on than the price that stands still. */
const soonForty = {
  ...taxi,
  proposerDetails: {
    ...taxi.proposerDetails,
    dateOfBirth: localDate('1986-12-01'),
    licenceNumber: 'MORGA812016A99AB',
  },
}

it('leads from a refused card to the renewal itself, at the price it was told of, which is not charged again [D-225] [D-262]', async () => {
  const { policy } = await shop.subscribe({ answers: soonForty, number: cards.declinedLater })
  shop.at('2026-12-18T08:00:00Z')
  await shop.run()
  const failed = shop.emails[1]?.text
  expect(shop.templates()).toEqual(['renewal-notice', 'renewal-failed'])
  expect(failed).not.toContain('acorn-taxi.example/start')
  expect(failed).toMatch(/https:\/\/acorn-taxi\.example\/subscription#[\w-]{43}/)
  shop.at('2026-12-18T12:00:00Z')
  const ready = await emailReader(shop, 'acorn_taxi', soonForty).readyToPay(failed, '2026-12-20')
  // They have turned forty since, and a new customer of forty pays less.
  expect(shop.emails[0]?.text).toContain(`£${shop.dueOf(ready, forThirtyDays).toFixed(2)} on 18/12/2026`)
  expect(shop.dueOf(ready, forThirtyDays) * 100).toBeLessThan(policy.dueNow)
  await shop.buy(ready, forThirtyDays, { number: cards.visa })
  shop.at('2026-12-18T14:00:00Z')
  await shop.run()
  expect(await shop.rows()).toMatchObject([{ state: 'renewed', tries: 1 }])
  expect(await shop.policies()).toHaveLength(2)
  expect(shop.emails).toHaveLength(2)

  // The card that was saved last pays from then on, for the period after the next one too.
  for (const day of ['2027-01-10', '2027-01-17', '2027-02-09', '2027-02-16']) {
    shop.at(`${day}T12:00:00Z`)
    await shop.run()
    await shop.capture()
  }
  expect((await shop.rows()).map(({ state, tries }) => [state, tries])).toEqual([
    ['renewed', 1],
    ['renewed', 1],
    ['renewed', 1],
  ])
})
