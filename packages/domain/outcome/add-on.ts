import type { Pence } from '../values/pence'

/** Where an extra stands on the results page. Of most kinds a customer has one at a time (AON-02, AON-03). */
export type AddOnCategory = 'keycare' | 'breakdown' | 'excess-reimbursement' | 'optional-extra'

/** The extras there are, and the kind of which only one can be had (DAT-25, D-149, D-150). */
export const addOnCodes = {
  KEYCARE: { category: 'keycare', oneOf: 'keycare' },
  PC_BREAKDOWN_NATIONAL: { category: 'breakdown', oneOf: 'breakdown' },
  PC_BREAKDOWN_EU_UK: { category: 'breakdown', oneOf: 'breakdown' },
  EXCESS_REIMBURSEMENT_250: { category: 'excess-reimbursement', oneOf: 'excess-reimbursement' },
  EXCESS_REIMBURSEMENT_500: { category: 'excess-reimbursement', oneOf: 'excess-reimbursement' },
  EXCESS_REIMBURSEMENT_750: { category: 'excess-reimbursement', oneOf: 'excess-reimbursement' },
  EXCESS_REIMBURSEMENT_1000: { category: 'excess-reimbursement', oneOf: 'excess-reimbursement' },
  LEGAL_EXPENSES: { category: 'optional-extra', oneOf: 'legal-expenses' },
  PERSONAL_ACCIDENT: { category: 'optional-extra', oneOf: 'personal-accident' },
  GUARANTEED_TAXI_HIRE_14: { category: 'optional-extra', oneOf: 'taxi-hire' },
  GUARANTEED_TAXI_HIRE_21: { category: 'optional-extra', oneOf: 'taxi-hire' },
  PUBLIC_LIABILITY_10M: { category: 'optional-extra', oneOf: 'public-liability' },
} as const satisfies Record<string, { category: AddOnCategory; oneOf: string }>

export type AddOnCode = keyof typeof addOnCodes

/** An extra on offer, and whether the customer has it. Costs are with tax; nought is included in the cover (AON-06). */
export type AddOn = {
  code: AddOnCode
  dataPointId: string
  description: string
  annualCost: Pence
  /** What it adds to each monthly payment of the finance plan. */
  monthlyCost: Pence
  selected: boolean
}

/** An unknown code is shown among the optional extras rather than lost (D-149). */
export function categoryOf(code: string): AddOnCategory {
  return isAddOnCode(code) ? addOnCodes[code].category : 'optional-extra'
}

export function isAddOnCode(code: string): code is AddOnCode {
  return Object.hasOwn(addOnCodes, code)
}
