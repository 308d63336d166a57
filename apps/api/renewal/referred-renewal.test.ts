import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { noTerms } from '@milepost/domain/referral/terms'
import { localDate } from '@milepost/domain/values/local-date'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workStore } from '../desk/queue/store.ts'
import { callOf } from '../quote/testing/quote-server.ts'
import { approveReferral, declineReferral } from '../referral/decide-referral.ts'
import { person } from '../referral/testing/referral-server.ts'
import { emailReader } from './testing/email-reader.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
})
beforeEach(() => server.clean())
afterAll(() => server.stop())

const una = person('Una Writer', 'underwriter')

/** An annual policy whose customer answers at renewal that they were refused cover: the changed quote is referred. */
async function referredRenewal() {
  await server.buy(await server.readyToPay('acorn_pc'), 'ANNUAL_CARD_IN_FULL', {})
  server.at('2027-10-22T12:00:00Z')
  await server.run()
  const { answers } = peopleByJourney.acorn_pc
  const reader = emailReader(server, 'acorn_pc', answers)
  const { headers, reference } = await reader.openQuote(server.emails[0]?.text)
  const refused = {
    ...answers,
    proposerDetails: { ...answers.proposerDetails, hasBeenRefusedCover: true },
    coverDetails: {
      ...answers.coverDetails,
      effectiveFrom: { date: localDate('2027-11-20'), hour: 0, minute: 0 },
    },
  }
  const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
  const quote = toQuoteDto(refused, marketing, journeys.acorn_pc)
  const url = `/api/v1/Quote/RateExisting${callOf('acorn_pc')}Quote`
  const rated = await server.send('PUT', url, headers, { quote, quoteReference: reference })
  expect(rated.body.underwritingOutcome).toMatchObject({ didRefer: true })
  return { tenant: 'A', reference } as const
}
const inQueue = async () => {
  const open = await workStore(server.db).open({
    kinds: ['referral'],
    brands: ['A'],
    now: server.time.now,
  })
  return open.map(({ reference }) => reference)
}
const deciding = () => ({
  referrals: server.referrals,
  ratesOn: server.ports.ratesOn,
  clock: () => server.time.now,
})
const stateOf = async (key: { tenant: 'A'; reference: string }) =>
  (await server.referrals.findReferral(key, server.time.now))?.referral.state

describe('a renewal that is referred', () => {
  it('is in the queue, and can be bought again on its terms once it is approved [DSK-330]', async () => {
    const key = await referredRenewal()
    expect(await inQueue()).toEqual([key.reference])
    const terms = { ...noTerms, loadingPercent: 20 }
    await approveReferral({ ...key, approve: 'all', words: '', terms }, una, deciding())
    expect(await stateOf(key)).toBe('approved')
    expect(await inQueue()).toEqual([])
    const quote = await server.renewing.quotes.findQuote(key, server.time.now)
    expect(quote).toMatchObject({ status: 'priced', current: { assessment: { kind: 'offered' } } })
    // The invitation is still valid: its reminder shows the new price, and the renewal was not stopped.
    server.at('2027-10-23T12:00:00Z')
    await server.run()
    expect(await server.rows()).toMatchObject([{ reference: key.reference, because: null }])
  })

  it('is declined, and its customer is emailed in time that cover ends [DSK-330]', async () => {
    const key = await referredRenewal()
    const words = 'We cannot offer cover after another insurer has refused it.'
    await declineReferral({ ...key, words }, una, deciding())
    expect(await stateOf(key)).toBe('declined')
    expect(await inQueue()).toEqual([])
    server.at('2027-11-12T12:00:00Z')
    await server.run()
    server.at('2027-11-12T12:15:00Z')
    await server.run()
    expect(await server.rows()).toMatchObject([{ state: 'stopped', because: 'not-offered' }])
    expect(server.templates()).toContain('renewal-cover-ends')
  })
})
