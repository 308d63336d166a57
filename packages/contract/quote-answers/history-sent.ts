import type { Claim } from '@milepost/domain/questions/claim/claim'
import type { Conviction } from '@milepost/domain/questions/conviction/conviction'
import type { Modification } from '@milepost/domain/questions/modification/modification'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import { fromStoredDate } from '@milepost/domain/values/stored-date'
import { present } from './present'
import type { QuoteSent } from './wire-types'

type Person = NonNullable<QuoteSent['proposerDetails']>
type ConvictionSent = NonNullable<Person['motoringConvictions']>[number]
type ClaimSent = NonNullable<Person['motoringClaims']>[number]
type ModificationSent = NonNullable<NonNullable<QuoteSent['vehicleDetails']>['modifications']>[number]

/** Entries of lists as the questions know them. Codes are whatever was sent, and judged before anything is made of them. */

export function convictionSent(conviction: ConvictionSent): Conviction {
  return present({
    ...conviction,
    convictionDate: dateSent(conviction.convictionDate),
    banStartDate: dateSent(conviction.banStartDate),
    banEndDate: dateSent(conviction.banEndDate),
    fineAmount: penceSent(conviction.fineAmount),
  })
}

export function claimSent(claim: ClaimSent): Claim {
  const sent = {
    ...claim,
    dateOfClaim: dateSent(claim.dateOfClaim),
    costOfClaim: penceSent(claim.costOfClaim),
  }
  return present(sent) as Claim
}

export function modificationSent(modification: ModificationSent): Modification {
  return { ...modification, value: penceSent(modification.value) } as Modification
}

/** The placeholder is no date (D-047). */
export function dateSent(date: LocalDate | undefined): LocalDate | undefined {
  return date && fromStoredDate(date)
}

export function penceSent(pounds: number | undefined): Pence | undefined {
  return pounds === undefined ? undefined : fromPounds(pounds)
}
