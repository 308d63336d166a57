import { instalmentPlan } from '@milepost/domain/payment/instalment-plan'
import type { AddOnCode } from '@milepost/domain/quote/add-ons'
import { fromPounds, pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import type { Risk } from '../risk/risk.ts'
import { anImpoundRisk, aRisk, aTaxiRisk, aVanRisk } from '../testing/people.ts'
import { addOnsOf } from './add-ons.ts'

const offered = (risk: Risk) => addOnsOf(risk, []).map(({ code }) => code)
const selected = (risk: Risk, chosen: readonly AddOnCode[]) =>
  addOnsOf(risk, chosen)
    .filter((addOn) => addOn.selected)
    .map(({ code }) => code)

const everyone: readonly AddOnCode[] = [
  'KEYCARE',
  'PC_BREAKDOWN_NATIONAL',
  'PC_BREAKDOWN_EU_UK',
  'EXCESS_REIMBURSEMENT_250',
  'EXCESS_REIMBURSEMENT_500',
  'EXCESS_REIMBURSEMENT_750',
  'EXCESS_REIMBURSEMENT_1000',
  'LEGAL_EXPENSES',
]

describe('the extras on offer', () => {
  it('are the same for annual car and van cover, without personal accident while its flag is off [CON-38]', () => {
    expect(offered(aRisk())).toEqual(everyone)
    expect(offered(aVanRisk())).toEqual(everyone)
  })

  it('include guaranteed hire for taxis, and public liability on one journey only [CON-40]', () => {
    const hire = ['GUARANTEED_TAXI_HIRE_14', 'GUARANTEED_TAXI_HIRE_21']
    expect(offered(aTaxiRisk())).toEqual([...everyone, ...hire, 'PUBLIC_LIABILITY_10M'])
    expect(offered(aTaxiRisk({ journey: 'flag_taxi' }))).toEqual([...everyone, ...hire])
  })

  it('exclude breakdown cover for a vehicle of 15 years or over or of unknown age [AON-10, CON-09]', () => {
    const breakdown = (age: number | 'unknown') =>
      offered(aRisk({ vehicle: { age } })).filter((code) => code.startsWith('PC_BREAKDOWN'))
    expect(breakdown(14)).toEqual(['PC_BREAKDOWN_NATIONAL', 'PC_BREAKDOWN_EU_UK'])
    expect(breakdown(15)).toEqual([])
    expect(breakdown('unknown')).toEqual([])
  })

  it('include guaranteed taxi hire for 14 or 21 days [CON-39]', () => {
    const hire = addOnsOf(aTaxiRisk(), []).filter(({ code }) => code.startsWith('GUARANTEED_TAXI_HIRE'))
    expect(hire.map(({ description }) => description)).toEqual([
      'Guaranteed taxi hire for up to 14 days',
      'Guaranteed taxi hire for up to 21 days',
    ])
  })

  it('are empty for a short term', () => {
    expect(offered(aTaxiRisk({ cover: { term: 'thirty-day' } }))).toEqual([])
    expect(offered(anImpoundRisk())).toEqual([])
  })

  it('state the limit of legal cover for the line [CON-36]', () => {
    const words = (risk: Risk) =>
      addOnsOf(risk, []).find(({ code }) => code === 'LEGAL_EXPENSES')?.description
    expect(words(aRisk())).toContain('£75,000')
    expect(words(aVanRisk())).toContain('£50,000')
  })

  it('state what Key Care pays [CON-35]', () => {
    expect(addOnsOf(aRisk(), [])[0]?.description).toMatch(
      /£1,500, no excess and no effect on your no claims discount/,
    )
  })
})

describe('the extras chosen', () => {
  it('are only those included in the cover when none is selected', () => {
    expect(selected(aRisk(), [])).toEqual([])
    expect(selected(aTaxiRisk(), [])).toEqual(['GUARANTEED_TAXI_HIRE_14'])
  })

  it('include one extra of each kind, the one selected last [AON-02, AON-03]', () => {
    const chosen = ['PC_BREAKDOWN_NATIONAL', 'PC_BREAKDOWN_EU_UK', 'KEYCARE'] as const
    expect(selected(aRisk(), chosen)).toEqual(['KEYCARE', 'PC_BREAKDOWN_EU_UK'])
    expect(selected(aTaxiRisk(), ['GUARANTEED_TAXI_HIRE_21'])).toEqual(['GUARANTEED_TAXI_HIRE_21'])
  })

  it('include only extras that are on offer', () => {
    expect(selected(aRisk({ vehicle: { age: 20 } }), ['PC_BREAKDOWN_NATIONAL', 'KEYCARE'])).toEqual([
      'KEYCARE',
    ])
    expect(selected(aRisk(), ['PUBLIC_LIABILITY_10M'])).toEqual([])
  })
})

it('gives each extra a monthly cost equal to what it adds to an instalment', () => {
  const without = instalmentPlan({ premium: fromPounds(600), fee: pence(0) }).standard
  for (const { annualCost, monthlyCost } of addOnsOf(aTaxiRisk(), [])) {
    const plan = instalmentPlan({ premium: pence(fromPounds(600) + annualCost), fee: pence(0) })
    expect(Math.abs(plan.standard - without - monthlyCost)).toBeLessThanOrEqual(1)
  }
})
