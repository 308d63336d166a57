import type { Answers } from '../questions/answers.ts'
import type { Term } from '../quote/underwritten-option.ts'
import { hasClaimSince } from '../renewal/answers-next-period.ts'
import { POLICIES_IN_A_ROW } from '../renewal/subscription.ts'
import type { LocalDate } from '../values/local-date.ts'

/** The most years that are told apart: ten means ten or more (D-133). */
const MOST_YEARS = 10

/** What is known about the no claims discount of a policy when it ends. */
export type NoClaimsAtEnd = {
  /** As the customer declared them when this policy was bought; undefined where the question is not asked. */
  declaredYears: number | undefined
  /** A whole year with us that ended without a claim we know of. */
  isYearEarned: boolean
  /** Declared and earned together, at most ten, which means ten or more. */
  years: number
  isProtected: boolean
  /** A claim in this period, by the customer or against them, that we know of. */
  hasKnownClaim: boolean
}

export type EndedCover = {
  answers: Answers
  term: Term
  /** Its place in its chain, from 1: of thirty-day policies the twelfth completes a year. */
  period: number
  firstDay: LocalDate
  /** Cancelled before its planned end. */
  isCancelled: boolean
  /** As stated when it was cancelled. */
  hasClaimed: boolean
}

/**
 * The no claims discount at the end of a policy, as far as we know it (SUB-07). A year counts only if it was completed: a policy that
 * was cancelled earns none. Claims are those in the answers and what was said at the cancellation; insurers may know of others.
 */
export function noClaimsAtEnd(cover: EndedCover): NoClaimsAtEnd {
  const { answers, firstDay, isCancelled, hasClaimed } = cover
  const { yearsOfNoClaimsDiscount, protectNoClaimsDiscount } = answers.coverDetails
  const declared = yearsOfNoClaimsDiscount === undefined ? undefined : Number(yearsOfNoClaimsDiscount)
  const hasKnownClaim = hasClaimed || hasClaimSince(answers, firstDay)
  const isYearEarned = !isCancelled && !hasKnownClaim && completesAYear(cover)
  return {
    declaredYears: declared,
    isYearEarned,
    years: Math.min((declared ?? 0) + (isYearEarned ? 1 : 0), MOST_YEARS),
    isProtected: protectNoClaimsDiscount === true,
    hasKnownClaim,
  }
}

function completesAYear({ term, period }: EndedCover): boolean {
  if (term === 'annual') return true
  return term === 'thirty-day' && period % POLICIES_IN_A_ROW === 0
}

/** "None", "1 year", "10 years or more". */
export function noClaimsInWords(years: number): string {
  if (years === 0) return 'None'
  if (years >= MOST_YEARS) return `${MOST_YEARS} years or more`
  return years === 1 ? '1 year' : `${years} years`
}
