import { date } from '../wire/dates'
import { code, pounds, yesNo } from '../wire/fields'
import { given, sent } from '../wire/objects'

const fields = {
  dateOfClaim: date,
  typeOfClaim: code,
  statusOfClaim: code,
  atFault: yesNo,
  noClaimsBonusAffected: yesNo,
  costOfClaim: pounds,
}

/** A motoring claim of a request (DAT-09). */
export const claimInput = sent(fields)

/** A motoring claim of an answer (DAT-09). */
export const claim = given(fields)
