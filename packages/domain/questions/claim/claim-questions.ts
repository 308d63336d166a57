import { siteFieldsOf } from '../aggregator'
import { entityOf } from '../dto'
import type { HistoryOf } from '../people/history'
import { you } from '../people/whose'
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

/** A claim as JSON (DAT-09). Whose it is makes no difference there. */
export const claimEntity = entityOf(claimQuestions({ whose: you }), ['dateOfClaim'])

/** A claim as comparison sites send it. */
export const siteClaim = siteFieldsOf(claimQuestions({ whose: you }), ['date'])
