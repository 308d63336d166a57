import { POLICIES_IN_A_ROW } from '../outcome/subscription-year'
import type { Term } from '../outcome/underwritten-option'

/**
 * Whether a period is priced anew: each year, and of thirty days the thirteenth, the twenty-fifth and so on. Periods count from 1.
 * Twelve of thirty days in a row earn a year without a claim, as a year does (SUB-07).
 */
export function isPricedAnew(term: Term, period: number): boolean {
  return term !== 'thirty-day' || (period - 1) % POLICIES_IN_A_ROW === 0
}
