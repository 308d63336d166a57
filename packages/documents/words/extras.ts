import { addOnWords } from '@milepost/domain/quote/add-on-words'
import type { AddOn, AddOnCode } from '@milepost/domain/quote/add-ons'
import { BREAKDOWN_VEHICLE_AGE } from '@milepost/domain/quote/breakdown'
import type { CoverTerms } from '@milepost/domain/terms/terms'

/** What an extra does, in the words it was sold by, and what it does not do (CON-35, CON-36, CON-38, CON-39, CON-40, D-150). */
export function extraInWords(extra: Pick<AddOn, 'code' | 'description'>, cover: CoverTerms): string {
  return [addOnWords(extra, cover).words, ...beyond[extra.code]].join(' ')
}

const breakdown = [
  `It is not for vehicles of ${BREAKDOWN_VEHICLE_AGE} years or over, or for faults known before you bought it.`,
]
const reimbursement = ['The limit is for the whole period of cover. Glass is not included.']
const taxiHire = ['The accident must be one you were not to blame for.']

const beyond: Record<AddOnCode, readonly string[]> = {
  KEYCARE: [],
  PC_BREAKDOWN_NATIONAL: breakdown,
  PC_BREAKDOWN_EU_UK: breakdown,
  EXCESS_REIMBURSEMENT_250: reimbursement,
  EXCESS_REIMBURSEMENT_500: reimbursement,
  EXCESS_REIMBURSEMENT_750: reimbursement,
  EXCESS_REIMBURSEMENT_1000: reimbursement,
  LEGAL_EXPENSES: ['The claim must be more likely than not to succeed.'],
  PERSONAL_ACCIDENT: [],
  GUARANTEED_TAXI_HIRE_14: taxiHire,
  GUARANTEED_TAXI_HIRE_21: taxiHire,
  PUBLIC_LIABILITY_10M: [],
}
