import { noClaimsYears, type Risk } from '../risk/risk.ts'

/**
 * Whether the discount can be protected: there must be one (AON-01), and the cover must be annual, because short terms neither
 * earn nor keep one (SUB-07).
 */
export function canProtectNoClaims({ cover }: Risk): boolean {
  return cover.term === 'annual' && noClaimsYears(cover.noClaims) > 0
}

/** The years left after one, two and three claims in a year, which must be shown where protection is offered (CMA order of 2015). */
export type StepBack = { years: number; unprotected: readonly number[]; protected: readonly number[] }

const allYears = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export const stepBackTable: readonly StepBack[] = allYears.map((years) => ({
  years,
  unprotected: [1, 2, 3].map((claims) => unprotectedAfter(years, claims)),
  protected: [1, 2, 3].map((claims) => protectedAfter(years, claims)),
}))

/** The usual scale: five or more years count as five, and each claim takes two. */
function unprotectedAfter(years: number, claims: number): number {
  return Math.max(0, Math.min(years, 5) - 2 * claims)
}

/** Two claims have no effect; a third counts as one claim does without protection. */
function protectedAfter(years: number, claims: number): number {
  return claims <= 2 ? years : unprotectedAfter(years, claims - 2)
}
