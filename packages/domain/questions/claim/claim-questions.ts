import type { HistoryOf } from '../people/history'
import type { AnyQuoteQuestion } from '../question'
import { atFault } from './at-fault'
import { costOfClaim } from './cost-of-claim'
import { dateOfClaim } from './date-of-claim'
import { noClaimsBonusAffected } from './no-claims-bonus-affected'
import { statusOfClaim } from './status-of-claim'
import { typeOfClaim } from './type-of-claim'

/** What is asked about one claim of a driver, in order; every one is required (CLM-02). */
export function claimQuestions(driver: HistoryOf): readonly AnyQuoteQuestion[] {
  return [
    typeOfClaim,
    dateOfClaim(driver),
    statusOfClaim,
    atFault(driver),
    noClaimsBonusAffected(driver),
    costOfClaim,
  ]
}
