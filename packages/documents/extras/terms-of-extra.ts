import type { AddOnCode } from '@milepost/domain/quote/add-ons'
import type { CoverTerms } from '@milepost/domain/terms/terms'
import { breakdownEurope, breakdownNational } from './breakdown'
import { excessReimbursement } from './excess-reimbursement'
import type { ExtraTerms, WriteExtra } from './extra-terms'
import { keyCare } from './key-care'
import { legalExpenses } from './legal-expenses'
import { personalAccident } from './personal-accident'
import { publicLiability } from './public-liability'
import { taxiHire } from './taxi-hire'

const written: Record<AddOnCode, WriteExtra> = {
  KEYCARE: keyCare,
  PC_BREAKDOWN_NATIONAL: breakdownNational,
  PC_BREAKDOWN_EU_UK: breakdownEurope,
  EXCESS_REIMBURSEMENT_250: excessReimbursement(250),
  EXCESS_REIMBURSEMENT_500: excessReimbursement(500),
  EXCESS_REIMBURSEMENT_750: excessReimbursement(750),
  EXCESS_REIMBURSEMENT_1000: excessReimbursement(1_000),
  LEGAL_EXPENSES: legalExpenses,
  PERSONAL_ACCIDENT: personalAccident,
  GUARANTEED_TAXI_HIRE_14: taxiHire('standard'),
  GUARANTEED_TAXI_HIRE_21: taxiHire('upgrade'),
  PUBLIC_LIABILITY_10M: publicLiability,
}

export function termsOfExtra(code: AddOnCode, cover: CoverTerms): ExtraTerms {
  return written[code](cover)
}
