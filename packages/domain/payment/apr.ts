import type { Pence } from '../values/pence.ts'

/** A repayment to the lender, timed in years after the loan; a month is a twelfth of a year. */
export type Repayment = { amount: Pence; years: number }

/** Far more than needed: each step below doubles the number of correct digits. */
const MOST_STEPS = 100
const PRECISION = 1e-12

/**
 * The annual percentage rate of charge of one advance and its repayments, in per cent, unrounded (CONC App 1.2): the X at which
 * the repayments, each discounted by (1 + X) to the power of its years, equal the advance.
 *
 * The present value is a convex, falling function of the rate, so Newton's method from zero never overshoots.
 */
export function exactApr(advance: Pence, repayments: readonly Repayment[]): number {
  if (advance <= 0) throw new RangeError('Only an amount lent has a rate')
  let force = 0
  for (let step = 0; step < MOST_STEPS; step += 1) {
    let excess = -advance
    let slope = 0
    for (const { amount, years } of repayments) {
      const worth = amount * Math.exp(-force * years)
      excess += worth
      slope += years * worth
    }
    if (excess <= 0 || slope <= 0) break
    force += excess / slope
    if (excess / slope < PRECISION) break
  }
  return Math.expm1(force) * 100
}

/** The rate as shown and sent: one decimal, rounded half up (CONC App 1.2). Interest-free credit is 0. */
export function apr(advance: Pence, repayments: readonly Repayment[]): number {
  const tenths = exactApr(advance, repayments) * 10
  // In binary floating point, an exact half may be stored slightly below itself.
  return Math.floor(tenths + 0.5 + 1e-9) / 10
}
