import type { Answers } from '../questions/answers.ts'
import type { LocalDate } from '../values/local-date.ts'
import { isUnder18 } from './under-18.ts'

/** Why a customer may not be lent the price of a year: too young to sign, or lent to for thirty days at most. */
export type NoCredit = 'under-18' | 'thirty-days-only'

/** The customer who would sign, the first day of cover, and the day of signing, which is the day the offer is asked for. */
type Borrower = {
  dateOfBirth: LocalDate | undefined
  coverStart: LocalDate
  today: LocalDate
  /** The journey lends this customer thirty days at a time only (BUY-17). */
  isThirtyDaysOnly: boolean
}

/**
 * Whether credit may be offered and sold. The offer is of a day: a customer of 17 may be offered credit on their birthday, at the
 * price of that day (D-267, D-294). Without a date of birth there is none.
 */
export function whyNoCredit(borrower: Borrower): NoCredit | undefined {
  if (isTooYoungForCredit(borrower)) return 'under-18'
  return borrower.isThirtyDaysOnly ? 'thirty-days-only' : undefined
}

/** Under 18 on the day of signing or on the first day of cover: a minor's credit agreement is none (D-267). */
export function isTooYoungForCredit({
  dateOfBirth,
  coverStart,
  today,
}: Pick<Borrower, 'dateOfBirth' | 'coverStart' | 'today'>): boolean {
  if (dateOfBirth === undefined) return true
  return isUnder18({ dateOfBirth, coverStart }) || isUnder18({ dateOfBirth, coverStart: today })
}

/** The same from the answers of a page; undefined until both dates are known (D-267). */
export function isProposerTooYoungForCredit(
  { proposerDetails, coverDetails }: Pick<Answers, 'proposerDetails' | 'coverDetails'>,
  today: LocalDate,
): boolean | undefined {
  const { dateOfBirth } = proposerDetails
  const coverStart = coverDetails.effectiveFrom?.date
  return dateOfBirth && coverStart && isTooYoungForCredit({ dateOfBirth, coverStart, today })
}
