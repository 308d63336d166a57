import type { Pence } from '../values/pence'

/** A payment back to the lender, so many years after the money was lent; a month is a twelfth of a year. */
export type Repayment = { amount: Pence; years: number }

/** Far more than it takes: each step below doubles the right digits. */
const MOST_STEPS = 100
const PRECISION = 1e-12

/**
 * The annual percentage rate of charge of one advance and what is paid back, in per cent with all its decimals (CONC App 1.2): the
 * X at which the repayments, each discounted by (1 + X) to the power of its years, are worth the advance.
 *
 * The worth falls, and ever more slowly, as the rate rises; so Newton's steps from a rate of nought never overshoot.
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

/** As it is shown and sent: one decimal, half goes up (CONC App 1.2). Credit that costs nothing is 0. */
export function apr(advance: Pence, repayments: readonly Repayment[]): number {
  const tenths = exactApr(advance, repayments) * 10
  // Half a tenth as it is written may lie a hair below itself in binary.
  return Math.floor(tenths + 0.5 + 1e-9) / 10
}
