import type { NoClaims, Risk } from '../risk/risk.ts'
import type { Rates } from './rates.ts'
import type { Row } from './tables.ts'

export type NoClaimsDiscount = { years: number; percent: number }

const allYears = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/**
 * The discount for each number of years, from the table used for the price. Everyone with the same years gets the same discount, so this
 * is also the average that must be shown where protection is offered (CMA order of 2015).
 */
export function noClaimsDiscounts(risk: Risk, rates: Rates): readonly NoClaimsDiscount[] {
  return allYears.map((years) => ({ years, percent: percentOff(multiplierOf(risk, years, rates)) }))
}

function multiplierOf(risk: Risk, years: (typeof allYears)[number], rates: Rates): number {
  const noClaims: NoClaims = { kind: 'earned', years, isProtected: false, on: 'not-asked' }
  const rows: Row[] = []
  for (const rating of rates.policy) rating({ ...risk, cover: { ...risk.cover, noClaims } }, rows)
  const row = rows.find(({ table }) => table === 'no-claims')
  if (row === undefined) throw new RangeError(`The rates of ${rates.line} have no discount for years`)
  return row.value
}

/** One decimal, as discounts are stated. */
function percentOff(multiplier: number): number {
  return Math.round((1 - multiplier) * 1000) / 10
}
