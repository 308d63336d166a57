import { describe, expect, it } from 'vitest'
import { fromPounds, pence } from '../values/pence.ts'
import { creditTerms } from './credit-terms.ts'
import { financeTerms, hasUnequalFirst, instalmentPlan, instalments } from './instalment-plan.ts'

const FEE = fromPounds(35)

describe('paying monthly', () => {
  it('charges a twelfth and the fee now, lends the rest at 15% flat, and repays it in 11 payments [DDM-07]', () => {
    const plan = instalmentPlan({ premium: fromPounds('534.24'), fee: FEE })
    expect(plan).toEqual({
      upFront: fromPounds('79.52'),
      credit: fromPounds('489.72'),
      interest: fromPounds('73.46'),
      first: fromPounds('51.28'),
      standard: fromPounds('51.19'),
      instalments: 11,
      totalPayable: fromPounds('642.70'),
      apr: 33,
    })
    expect(hasUnequalFirst(plan)).toBe(true)
  })

  it('has 11 equal payments when the pennies divide equally [DDM-07]', () => {
    const plan = instalmentPlan({ premium: fromPounds(1200), fee: pence(0) })
    expect(plan).toMatchObject({
      first: fromPounds(115),
      standard: fromPounds(115),
      credit: fromPounds(1100),
    })
    expect(hasUnequalFirst(plan)).toBe(false)
  })

  it('charges, besides the interest, only the arrangement fee that pages and documents state [CON-21]', () => {
    const { interest, totalPayable } = instalmentPlan({ premium: fromPounds(600), fee: FEE })
    expect(totalPayable - fromPounds(600) - FEE - interest).toBe(creditTerms.arrangementFee)
  })

  /** Two million expectations would be slow; only the first price that does not add up is reported. */
  it('adds up to the penny for every price from £1 to £20,000', () => {
    const mismatch = everyPrice(100, 2_000_000, (premium) => {
      const plan = instalments({ premium: pence(premium), fee: FEE })
      const repaid = plan.first + plan.standard * (financeTerms.instalments - 1)
      const excess = plan.first - plan.standard
      return (
        plan.upFront - FEE + plan.credit === premium &&
        plan.credit + plan.interest === repaid &&
        plan.totalPayable === plan.upFront + repaid &&
        Math.abs(plan.interest - plan.credit * 0.15) <= 0.5 &&
        Math.abs((plan.upFront - FEE) * 12 - premium) <= 6 &&
        excess >= 0 &&
        excess < financeTerms.instalments
      )
    })
    expect(mismatch).toBeUndefined()
  })

  it('has an APR of 33.0% at every price above £250 [CON-19]', () => {
    const dear = (premium: number) => instalmentPlan({ premium: pence(premium), fee: FEE }).apr !== 33
    const mismatch = Array.from({ length: 1990 }, (_, step) => 25_000 + step * 991).find(dear)
    expect(mismatch).toBeUndefined()
  })

  it('has another APR for a very small loan, because of the rounding to pennies', () => {
    expect(instalmentPlan({ premium: pence(100), fee: FEE }).apr).not.toBe(33)
  })
})

function everyPrice(from: number, to: number, holds: (premium: number) => boolean): number | undefined {
  for (let premium = from; premium <= to; premium += 1) if (!holds(premium)) return premium
  return undefined
}
