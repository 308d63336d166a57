import { answersToSend } from '@milepost/contract/quote-answers/answers-to-send'
import { journeys } from '@milepost/domain/journeys/journeys'
import { localDate } from '@milepost/domain/values/local-date'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callOf, headersOf } from '../quote/testing/quote-server'
import { type RenewalShop, renewalShop } from './testing/renewal-shop'

let shop: RenewalShop
beforeAll(async () => {
  shop = await renewalShop()
}, 60_000)
beforeEach(() => shop.clean())
afterAll(() => shop.stop())

/** A year from 20 November 2026. */
const LAST = '2027-11-19'
const INVITED = '2027-10-22'

const buyYear = async (code: 'ANNUAL_CARD_IN_FULL' | 'TX_FINANCE_PLAN_V2', more: object) =>
  shop.buy(await shop.readyToPay('acorn_pc'), code, { more })

/** What anybody new would be asked for the same, that day. */
async function newBusiness(): Promise<number> {
  const { answers } = peopleByJourney.acorn_pc
  const { coverDetails } = answers
  const next = {
    ...answers,
    coverDetails: {
      ...coverDetails,
      // They had none, and had no claim.
      yearsOfNoClaimsDiscount: '1',
      protectNoClaimsDiscount: false,
      effectiveFrom: { date: localDate('2027-11-20'), hour: 0, minute: 0 },
    },
  } as const
  const quote = answersToSend(next, { emailOptIn: true, phoneOptIn: true, smsOptIn: true }, journeys.acorn_pc)
  const url = `/api/v1/Quote/Generate${callOf('acorn_pc')}Quote`
  const made = await shop.send('POST', url, headersOf('acorn_pc'), { quote })
  if (made.status !== 200) throw new Error(made.text)
  const [option] = made.body.underwritingOutcome.underwrittenOptions
  const way = option.paymentCollectionOptions.find(
    ({ code }: { code: string }) => code === 'ANNUAL_CARD_IN_FULL',
  )
  return fromPounds(String(way.totalAmountPayable.amount))
}

describe('a year that ends', () => {
  it('brings an invitation 4 weeks before, last year’s price beside this year’s, which anybody new would pay [CON-30]', async () => {
    const { policy } = await buyYear('ANNUAL_CARD_IN_FULL', { automaticRenewal: false })
    shop.at('2027-10-21T12:00:00Z')
    await shop.run()
    expect(shop.templates()).toEqual([])
    shop.at(`${INVITED}T12:00:00Z`)
    await Promise.all([shop.run(), shop.run()])
    expect(shop.templates()).toEqual(['renewal-invitation'])
    const text = shop.letters[0]?.text ?? ''
    expect(text).toContain(`Last year you paid: ${formatPence(policy.dueNow)}`)
    const price = await newBusiness()
    expect(text).toContain(`This year, in full: ${formatPence(fromPounds(String(price / 100)))}`)
    expect(price).not.toBe(policy.dueNow)
    expect(text).toContain('Your policy does not renew by itself')
    expect(text).toMatch(/https:\/\/acorn-pc\.example\/quote\?quote=[\w-]{43}&source=renewal/)
    shop.at(`${LAST}T12:00:00Z`)
    await shop.run()
    shop.at('2027-11-20T12:00:00Z')
    await shop.run()
    expect(await shop.rows()).toMatchObject([{ state: 'lapsed', plan: 'invitation', tries: 0 }])
    expect(shop.letters).toHaveLength(1)
    expect(await shop.policies()).toHaveLength(1)
  })

  it('is never renewed on credit without a new agreement [SEC-06]', async () => {
    await buyYear('TX_FINANCE_PLAN_V2', { automaticRenewal: true })
    shop.at(`${INVITED}T12:00:00Z`)
    await shop.run()
    expect(await shop.rows()).toMatchObject([{ plan: 'invitation', because: 'credit' }])
    expect(shop.letters[0]?.text).toContain('Your policy does not renew by itself')
    expect(shop.letters[0]?.text).toContain('This year, monthly')
    shop.at('2027-11-18T12:00:00Z')
    await shop.run()
    expect(await shop.policies()).toHaveLength(1)
  })

  it('goes on by itself where that was asked for: told twice, charged the day before at the price that was told [D-225]', async () => {
    await buyYear('ANNUAL_CARD_IN_FULL', {})
    shop.at(`${INVITED}T12:00:00Z`)
    await shop.run()
    shop.at('2027-11-12T12:00:00Z')
    await shop.run()
    expect(shop.templates()).toEqual(['renewal-invitation', 'renewal-notice'])
    expect(shop.letters[0]?.text).toContain('on 18/11/2027')
    shop.at('2027-11-18T08:00:00Z')
    await Promise.all([shop.run(), shop.run()])
    const [, next] = await shop.policies()
    expect(next?.cover_start.toISOString()).toBe('2027-11-20T00:00:00.000Z')
    expect(shop.letters[0]?.text).toContain(
      `This year, in full: ${formatPence(fromPounds(String(Number(next?.due_now_pence) / 100)))}`,
    )
    expect(await shop.rows()).toMatchObject([{ state: 'renewed', tries: 1 }])
  })
})
