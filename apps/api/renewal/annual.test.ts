import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { localDate } from '@milepost/domain/values/local-date'
import { formatPence, fromPounds, type Pence } from '@milepost/domain/values/pence'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callOf, headersOf } from '../quote/testing/quote-server.ts'
import { emailReader } from './testing/email-reader.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
})
beforeEach(() => server.clean())
afterAll(() => server.stop())

/** A year from 20 November 2026. */
const INVITED = '2027-10-22'
const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }

const buyYear = async (code: 'ANNUAL_CARD_IN_FULL' | 'TX_FINANCE_PLAN_V2', more: object) =>
  server.buy(await server.readyToPay('acorn_pc'), code, { more })

/** What a new customer would pay for the same on that day. */
async function newBusiness(): Promise<Pence> {
  const { answers } = peopleByJourney.acorn_pc
  const { coverDetails } = answers
  const next = {
    ...answers,
    coverDetails: {
      ...coverDetails,
      // They started with none and made no claim.
      yearsOfNoClaimsDiscount: '1',
      protectNoClaimsDiscount: false,
      effectiveFrom: { date: localDate('2027-11-20'), hour: 0, minute: 0 },
    },
  } as const
  const quote = toQuoteDto(next, marketing, journeys.acorn_pc)
  const url = `/api/v1/Quote/Generate${callOf('acorn_pc')}Quote`
  const made = await server.send('POST', url, headersOf('acorn_pc'), { quote })
  if (made.status !== 200) throw new Error(made.text)
  return priceIn(made.body)
}

// biome-ignore lint/suspicious/noExplicitAny: a reply can be any JSON, and the test states what it must be
function priceIn({ underwritingOutcome }: any): Pence {
  const [option] = underwritingOutcome.underwrittenOptions
  const paymentOption = option.paymentCollectionOptions.find(
    ({ code }: { code: string }) => code === 'ANNUAL_CARD_IN_FULL',
  )
  return fromPounds(String(paymentOption.totalAmountPayable.amount))
}

describe('an annual policy that ends', () => {
  it('is told of its end 4 weeks, a week and a day before, and the day after, at the price for a new customer [CON-30] [D-280]', async () => {
    const { policy } = await buyYear('ANNUAL_CARD_IN_FULL', { automaticRenewal: false })
    server.at('2027-10-21T12:00:00Z')
    await server.run()
    expect(server.templates()).toEqual([])
    server.at(`${INVITED}T12:00:00Z`)
    await Promise.all([server.run(), server.run()])
    expect(server.templates()).toEqual(['renewal-invitation'])
    const text = server.emails[0]?.text ?? ''
    expect(text).toContain(`Last year you paid: ${formatPence(policy.dueNow)}`)
    const price = await newBusiness()
    expect(text).toContain(`This year, in full: ${formatPence(price)}`)
    expect(price).not.toBe(policy.dueNow)
    expect(text).toContain("Your policy won't renew automatically")
    expect(text).toMatch(/https:\/\/acorn-pc\.example\/quote\?quote=[\w-]{43}&source=renewal/)
    for (const day of ['11-11', '11-12', '11-15', '11-18', '11-19', '11-20', '11-25']) {
      server.at(`2027-${day}T12:00:00Z`)
      await Promise.all([server.run(), server.run()])
    }
    expect(await server.rows()).toMatchObject([{ state: 'lapsed', plan: 'invitation', tries: 0 }])
    expect(server.templates()).toEqual([
      'renewal-invitation',
      'renewal-ends-in-a-week',
      'renewal-ends-tomorrow',
      'renewal-has-ended',
    ])
    expect(server.emails[1]?.text).toContain('source=renewal')
    expect(server.emails[3]?.text).toContain('you are not insured')
    expect(server.emails[3]?.text).toContain('SORN')
    expect(await server.policies()).toHaveLength(1)
  })

  it('is never renewed on credit without a new agreement [SEC-06]', async () => {
    await buyYear('TX_FINANCE_PLAN_V2', { automaticRenewal: true })
    server.at(`${INVITED}T12:00:00Z`)
    await server.run()
    expect(await server.rows()).toMatchObject([{ plan: 'invitation', because: 'credit' }])
    expect(server.emails[0]?.text).toContain("Your policy won't renew automatically")
    expect(server.emails[0]?.text).toContain('This year, monthly')
    server.at('2027-11-18T12:00:00Z')
    await server.run()
    expect(await server.policies()).toHaveLength(1)
  })

  it('renews automatically if requested: notified twice, charged the day before at the notified price [D-225]', async () => {
    await buyYear('ANNUAL_CARD_IN_FULL', {})
    server.at(`${INVITED}T12:00:00Z`)
    await server.run()
    server.at('2027-11-12T12:00:00Z')
    await server.run()
    expect(server.templates()).toEqual(['renewal-invitation', 'renewal-notice'])
    expect(server.emails[0]?.text).toContain('on 18 November 2027')
    server.at('2027-11-18T08:00:00Z')
    await Promise.all([server.run(), server.run()])
    const [, next] = await server.policies()
    expect(next?.cover_start.toISOString()).toBe('2027-11-20T00:00:00.000Z')
    expect(server.emails[0]?.text).toContain(
      `This year, in full: ${formatPence(fromPounds(String(Number(next?.due_now_pence) / 100)))}`,
    )
    expect(await server.rows()).toMatchObject([{ state: 'renewed', tries: 1 }])
  })

  it('is charged at the price of the last email, even if its customer has looked at other prices since [D-225]', async () => {
    await buyYear('ANNUAL_CARD_IN_FULL', {})
    server.at(`${INVITED}T12:00:00Z`)
    await server.run()
    const { answers } = peopleByJourney.acorn_pc
    const reader = emailReader(server, 'acorn_pc', answers)
    /** The customer changes the quote and does not buy it. */
    async function changed(years: '2' | '5') {
      const { headers, reference } = await reader.openQuote(server.emails[0]?.text)
      const { coverDetails } = answers
      const others = {
        ...answers,
        coverDetails: {
          ...coverDetails,
          yearsOfNoClaimsDiscount: years,
          protectNoClaimsDiscount: false,
          effectiveFrom: { date: localDate('2027-11-20'), hour: 0, minute: 0 },
        },
      }
      const quote = toQuoteDto(others, marketing, journeys.acorn_pc)
      const url = `/api/v1/Quote/RateExisting${callOf('acorn_pc')}Quote`
      const rated = await server.send('PUT', url, headers, { quote, quoteReference: reference })
      if (rated.status !== 200) throw new Error(rated.text)
      return priceIn(rated.body)
    }
    server.at('2027-11-01T12:00:00Z')
    const before = await changed('2')
    server.at('2027-11-12T12:00:00Z')
    await server.run()
    expect(server.emails[1]?.text).toContain(`${formatPence(before)} on 18 November 2027`)
    server.at('2027-11-14T12:00:00Z')
    expect(await changed('5')).not.toBe(before)
    server.at('2027-11-18T08:00:00Z')
    await Promise.all([server.run(), server.run()])
    const [, next] = await server.policies()
    expect(Number(next?.due_now_pence)).toBe(before)
    const version = next && (await server.ports.quotes.findVersion(next, next.quote_version))
    expect(version?.answers.coverDetails.yearsOfNoClaimsDiscount).toBe('2')
    expect(await server.rows()).toMatchObject([{ state: 'renewed', tries: 1 }])
  })
})
