import type { Term } from '../outcome/underwritten-option'

/** The price of thirty days stands for so many periods in a row (SUB-08, D-226). */
export const FIXED_PERIODS = 12

/**
 * Whether a period is priced anew: each year, and of thirty days the thirteenth, the twenty-fifth and so on. Periods count from 1.
 * Twelve of thirty days in a row earn a year without a claim, as a year does (SUB-07).
 */
export function isPricedAnew(term: Term, period: number): boolean {
  return term !== 'thirty-day' || (period - 1) % FIXED_PERIODS === 0
}
