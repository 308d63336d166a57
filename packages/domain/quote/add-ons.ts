import { formatPence, type Pence } from '../values/pence'

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

/** The extras chosen with one more, in place of another of its kind (AON-02, AON-03); of an unknown code there is only one. */
export function withAddOn<Code extends string>(chosen: readonly Code[], added: Code): readonly Code[] {
  const kind = kindOf(added)
  return [...chosen.filter((code) => kindOf(code) !== kind), added]
}

export function withoutAddOn(chosen: readonly string[], gone: string): readonly string[] {
  return chosen.filter((code) => code !== gone)
}

/**
 * How an extra stands to the customer: part of the cover, added by them, there to be added, or part of the cover that a dearer one
 * of its kind has taken the place of.
 */
export type AddOnState = 'included' | 'added' | 'on-offer' | 'replaced'

type Offered = { code: string; annualCost: Pence; selected: boolean }

export function addOnState({ code, annualCost, selected }: Offered, all: readonly Offered[]): AddOnState {
  if (selected) return annualCost === 0 ? 'included' : 'added'
  const isReplaced = all.some((other) => other.selected && kindOf(other.code) === kindOf(code))
  return annualCost === 0 && isReplaced ? 'replaced' : 'on-offer'
}

function kindOf(code: string): string {
  return isAddOnCode(code) ? addOnCodes[code].oneOf : code
}

/** How the customer means to pay, none while they have not said. */
type Method = 'DIRECT_DEBIT' | 'CARD_PAYMENT' | undefined

/** What an extra costs in the way the customer pays: nothing is said before they choose one, nor of what costs nothing (AON-06). */
export function addOnPriceInWords(cost: { annualCost: Pence; monthlyCost: Pence }, method: Method): string {
  if (method === undefined) return ''
  const [amount, per] = method === 'DIRECT_DEBIT' ? [cost.monthlyCost, 'month'] : [cost.annualCost, 'year']
  return amount === 0 ? '' : `${formatPence(amount)} per ${per}`
}
