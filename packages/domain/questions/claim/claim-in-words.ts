import { claimTypes } from '../../lists/claim-types'
import { descOf } from '../../lists/code-list'
import { formatDate } from '../../values/local-date'
import type { Claim } from './claim'

/** One claim in a line, for its card and the buttons that name it: "Accident, 03/02/2024". */
export function claimInWords({ typeOfClaim, dateOfClaim }: Claim): string {
  return `${descOf(claimTypes, typeOfClaim ?? '') ?? 'Claim'}, ${formatDate(dateOfClaim)}`
}
