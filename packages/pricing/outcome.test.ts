import { totalOf } from '@milepost/domain/quote/price'
import { localDate } from '@milepost/domain/values/local-date'
import { add, fromPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { type Assessment, assess, type Choices } from './outcome.ts'
import { forThirtyDays } from './products/thirty-day.ts'
import type { NoClaims, Risk } from './risk/risk.ts'
import { riskFor } from './testing/made-risk.ts'
import { aDriver, anImpoundRisk, aRisk, aTaxiRisk } from './testing/people.ts'
import { ratesOf } from './testing/rates.ts'

const assessed = (risk: Risk, choices: Choices = { addOns: [] }): Assessment =>
  assess(risk, ratesOf(risk.line), 'outcome', choices)

function optionOf(risk: Risk, choices?: Choices) {
  const assessment = assessed(risk, choices)
  if (assessment.kind !== 'offered') throw new Error('not offered')
  const [option, ...more] = assessment.outcome.options
  if (option === undefined || more.length > 0) throw new Error('one option is expected')
  return option
}

const earned = (isProtected: boolean): NoClaims => ({
  kind: 'earned',
  years: 6,
  isProtected,
  on: 'not-asked',
})

describe('an outcome', () => {
  it('is an offer with a price, payment options, excesses and endorsements', () => {
    const option = optionOf(aRisk())
    expect(option.cover.price).toEqual({ premium: 45_695, ipt: 5483, gross: 51_178, fee: 3500 })
    expect(option.price).toEqual(option.cover.price)
    expect(option.paymentOptions.map(({ code }) => code)).toEqual([
      'TX_FINANCE_PLAN_V2',
      'ANNUAL_CARD_IN_FULL',
    ])
    expect(option.excesses.length).toBeGreaterThan(0)
    expect(option.endorsements.length).toBeGreaterThan(0)
  })

  it('has unique ids that fit the length and characters the API allows', () => {
    const option = optionOf(aTaxiRisk())
    const ids = [
      option.optionId,
      option.cover.dataPointId,
      ...option.addOns.map(({ dataPointId }) => dataPointId),
    ]
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.max(...ids.map((id) => id.length - 'outcome'.length)) + 36).toBeLessThanOrEqual(64)
    expect(ids.every((id) => /^[A-Za-z0-9_.:-]+$/.test(id))).toBe(true)
  })

  it('has reasons and no price when it is referred or declined', () => {
    expect(assessed(aRisk({ drivers: [aDriver({ age: 86 })] }))).toEqual({
      kind: 'not-offered',
      outcome: { kind: 'declined', outcomeId: 'outcome', reasons: [{ code: 'over-age', driver: 0 }] },
    })
    expect(assessed(aRisk({ vehicle: { isQPlate: true } })).outcome.kind).toBe('referred')
  })
})

describe('extras', () => {
  it('add to the price with their tax, and to the total to pay', () => {
    const option = optionOf(aRisk(), { addOns: ['KEYCARE', 'PC_BREAKDOWN_NATIONAL'] })
    const { cover, price } = option
    expect(price.gross).toBe(add(cover.price.gross, fromPounds('17.99'), fromPounds('39.99')))
    // 12/112 of 17.99 and of 39.99.
    expect(price.ipt).toBe(cover.price.ipt + 193 + 428)
    expect(price.premium + price.ipt).toBe(price.gross)
    expect(price.fee).toBe(cover.price.fee)
    expect(option.paymentOptions.at(-1)?.totalPayable).toBe(totalOf(price))
  })
})

describe('protecting the discount', () => {
  it('has an implied price equal to the difference it makes, selected or not', () => {
    const without = optionOf(aRisk({ cover: { noClaims: earned(false) } }))
    const withIt = optionOf(aRisk({ cover: { noClaims: earned(true) } }))
    const difference = withIt.price.gross - without.price.gross
    expect(difference).toBeGreaterThan(0)
    expect(without.cover.noClaimsProtection).toEqual({
      kind: 'available',
      impliedPrice: difference,
      selected: false,
    })
    expect(withIt.cover.noClaimsProtection).toEqual({
      kind: 'available',
      impliedPrice: difference,
      selected: true,
    })
  })

  it('is not available without a discount to protect [AON-01]', () => {
    expect(optionOf(aRisk({ cover: { noClaims: { kind: 'none' } } })).cover.noClaimsProtection.kind).toBe(
      'not-available',
    )
  })

  it('is not charged for when it is not available', () => {
    const cover = (isProtected: boolean) => ({ term: 'impound' as const, noClaims: earned(isProtected) })
    const risk = anImpoundRisk({ cover: cover(true) })
    expect(optionOf(risk).price).toEqual(optionOf(anImpoundRisk({ cover: cover(false) })).price)
    expect(optionOf(risk).cover.noClaimsProtection).toEqual({ kind: 'not-available' })
    const assessment = assessed(risk)
    const lines = assessment.kind === 'offered' ? assessment.rated.lines : []
    expect(lines.find(({ factor }) => factor === 'no-claims-protection')?.key).toBe('none')
  })
})

describe('a short term', () => {
  it('is paid by card, has no extras and has the smaller fee', () => {
    const option = optionOf(forThirtyDays(aTaxiRisk()))
    expect(option.paymentOptions.map(({ code }) => code)).toEqual(['SHORT_TERM_CARD_PAYMENT_V1'])
    expect(option.addOns).toEqual([])
    expect(option.price.fee).toBe(fromPounds(15))
    expect(option.price.gross).toBeLessThan(optionOf(aTaxiRisk()).price.gross / 6)
  })
})

it('counts the age of the proposer at cover start, not today [YOU-12, CON-19]', () => {
  const paymentCodes = (dateOfBirth: string) =>
    optionOf(
      riskFor('acorn_pc', {
        you: {
          dateOfBirth: localDate(dateOfBirth),
          hasFullUkLicence: false,
          licenceType: 'E',
          licenceObtained: localDate('2025-12-01'),
        },
      }),
    ).paymentOptions.map(({ method }) => method)
  // Cover starts on 20 November 2026; on the 16th, when the price is made, both are 17.
  expect(paymentCodes('2008-11-20')).toEqual(['DIRECT_DEBIT', 'CARD_PAYMENT'])
  expect(paymentCodes('2008-11-21')).toEqual(['CARD_PAYMENT'])
})

it('offers no monthly payment to a proposer under 18, regardless of the other drivers [CON-19]', () => {
  const young = aDriver({ age: 17, licence: { type: 'F', years: 0 } })
  const paymentCodes = (risk: Risk) => optionOf(risk).paymentOptions.map(({ code }) => code)
  expect(paymentCodes(aRisk({ drivers: [young, aDriver()] }))).toEqual(['ANNUAL_CARD_IN_FULL'])
  expect(paymentCodes(aRisk({ drivers: [aDriver(), young] }))).toContain('TX_FINANCE_PLAN_V2')
})
