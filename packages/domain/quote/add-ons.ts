import { formatPence, type Pence } from '../values/pence.ts'

/** The section of the results page an extra is shown in. Of most kinds only one can be chosen (AON-02, AON-03). */
export type AddOnCategory = 'keycare' | 'breakdown' | 'excess-reimbursement' | 'optional-extra'

const excess = (amount: string) =>
  ({
    name: `Excess reimbursement, ${amount}`,
    category: 'excess-reimbursement',
    oneOf: 'excess-reimbursement',
  }) as const

/** The extras, each with what staff call it and the group of which only one can be chosen (DAT-25, D-149, D-150). */
export const addOnCodes = {
  KEYCARE: { name: 'Key Care', category: 'keycare', oneOf: 'keycare' },
  PC_BREAKDOWN_NATIONAL: { name: 'Breakdown, UK', category: 'breakdown', oneOf: 'breakdown' },
  PC_BREAKDOWN_EU_UK: { name: 'Breakdown, UK and Europe', category: 'breakdown', oneOf: 'breakdown' },
  EXCESS_REIMBURSEMENT_250: excess('£250'),
  EXCESS_REIMBURSEMENT_500: excess('£500'),
  EXCESS_REIMBURSEMENT_750: excess('£750'),
  EXCESS_REIMBURSEMENT_1000: excess('£1,000'),
  LEGAL_EXPENSES: { name: 'Legal expenses', category: 'optional-extra', oneOf: 'legal-expenses' },
  PERSONAL_ACCIDENT: { name: 'Personal accident', category: 'optional-extra', oneOf: 'personal-accident' },
  GUARANTEED_TAXI_HIRE_14: { name: 'Guaranteed taxi hire', category: 'optional-extra', oneOf: 'taxi-hire' },
  GUARANTEED_TAXI_HIRE_21: {
    name: 'Guaranteed taxi hire, longer',
    category: 'optional-extra',
    oneOf: 'taxi-hire',
  },
  PUBLIC_LIABILITY_10M: {
    name: 'Public liability, £10 million',
    category: 'optional-extra',
    oneOf: 'public-liability',
  },
} as const satisfies Record<string, { name: string; category: AddOnCategory; oneOf: string }>

export type AddOnCode = keyof typeof addOnCodes

/** An extra on offer, and whether the customer has chosen it. Costs include tax; zero means included in the cover (AON-06). */
export type AddOn = {
  code: AddOnCode
  dataPointId: string
  description: string
  annualCost: Pence
  /** Its share of each monthly payment of the finance plan. */
  monthlyCost: Pence
  selected: boolean
}

/** An unknown code is shown among the optional extras instead of being dropped (D-149). */
export function categoryOf(code: string): AddOnCategory {
  return isAddOnCode(code) ? addOnCodes[code].category : 'optional-extra'
}

export function isAddOnCode(code: string): code is AddOnCode {
  return Object.hasOwn(addOnCodes, code)
}

/** Adds an extra, replacing another of its kind (AON-02, AON-03); an unknown code is a kind of its own. */
export function withAddOn<Code extends string>(chosen: readonly Code[], added: Code): readonly Code[] {
  const kind = kindOf(added)
  return [...chosen.filter((code) => kindOf(code) !== kind), added]
}

export function withoutAddOn(chosen: readonly string[], gone: string): readonly string[] {
  return chosen.filter((code) => code !== gone)
}

/**
 * The state of an extra: included in the cover, added by the customer, on offer, or included but replaced by a dearer one of its
 * kind.
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

/** The chosen payment method; undefined until the customer chooses. */
type Method = 'DIRECT_DEBIT' | 'CARD_PAYMENT' | undefined

/** The price of an extra by payment method: empty before a method is chosen, and for an extra that costs nothing (AON-06). */
export function addOnPriceInWords(cost: { annualCost: Pence; monthlyCost: Pence }, method: Method): string {
  if (method === undefined) return ''
  const [amount, per] = method === 'DIRECT_DEBIT' ? [cost.monthlyCost, 'month'] : [cost.annualCost, 'year']
  return amount === 0 ? '' : `${formatPence(amount)} per ${per}`
}
