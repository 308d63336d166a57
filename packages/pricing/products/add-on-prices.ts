import type { AddOnCode } from '@milepost/domain/outcome/add-on'
import { fromPounds, type Pence } from '@milepost/domain/values/pence'

/** What an extra costs for a year with its tax; nought is part of the cover. Own estimates, in the middle of the UK market. */
export const addOnPrices: Record<AddOnCode, Pence> = {
  KEYCARE: fromPounds('17.99'),
  PC_BREAKDOWN_NATIONAL: fromPounds('39.99'),
  PC_BREAKDOWN_EU_UK: fromPounds('64.99'),
  EXCESS_REIMBURSEMENT_250: fromPounds('24.99'),
  EXCESS_REIMBURSEMENT_500: fromPounds('39.99'),
  EXCESS_REIMBURSEMENT_750: fromPounds('54.99'),
  EXCESS_REIMBURSEMENT_1000: fromPounds('69.99'),
  LEGAL_EXPENSES: fromPounds('27.99'),
  PERSONAL_ACCIDENT: fromPounds('14.99'),
  GUARANTEED_TAXI_HIRE_14: fromPounds(0),
  GUARANTEED_TAXI_HIRE_21: fromPounds('59.99'),
  PUBLIC_LIABILITY_10M: fromPounds('49.99'),
}
