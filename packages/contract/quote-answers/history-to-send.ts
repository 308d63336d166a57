import type { Claim } from '@milepost/domain/questions/claim/claim'
import type { Conviction } from '@milepost/domain/questions/conviction/conviction'
import type { Modification } from '@milepost/domain/questions/modification/modification'
import { isPence, type Pence, toPounds } from '@milepost/domain/values/pence'

/** Entries of lists as they are sent (DAT-08 to DAT-10). */

export function convictionToSend(conviction: Conviction) {
  return {
    // Sent under the first of its two names (D-116).
    convictionDate: conviction.convictionDate,
    offenceCode: conviction.offenceCode,
    wasDisqualified: conviction.wasDisqualified,
    banStartDate: conviction.banStartDate,
    banEndDate: conviction.banEndDate,
    numberOfPoints: conviction.numberOfPoints,
    fineAmount: poundsOf(conviction.fineAmount),
    isPending: conviction.isPending,
  }
}

export function claimToSend(claim: Claim) {
  return {
    dateOfClaim: claim.dateOfClaim,
    typeOfClaim: claim.typeOfClaim,
    statusOfClaim: claim.statusOfClaim,
    atFault: claim.atFault,
    noClaimsBonusAffected: claim.noClaimsBonusAffected,
    costOfClaim: poundsOf(claim.costOfClaim),
  }
}

export function modificationToSend(modification: Modification) {
  return {
    modificationCode: modification.modificationCode,
    value: poundsOf(modification.value),
    isForMedicalReasons: modification.isForMedicalReasons,
    // Never asked: false unless it came otherwise (D-084).
    isCurrentInsurerNotified: modification.isCurrentInsurerNotified === true,
  }
}

/** Pounds are the wire's (D-198). */
export function poundsOf(amount: Pence | undefined): number | undefined {
  return isPence(amount) ? toPounds(amount) : undefined
}
