import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { Option } from './offer.ts'

/** An extra on offer, its costs in pence. */
export type OfferedAddOn = {
  code: string
  description: string
  annualCost: Pence
  monthlyCost: Pence
  selected: boolean
}

export function offeredAddOns({ underwrittenAddOns }: Option): readonly OfferedAddOn[] {
  return underwrittenAddOns.map(({ addOnCode, addOnDescription, annualCost, monthlyCost, selected }) => ({
    code: addOnCode,
    description: addOnDescription,
    annualCost: fromPounds(annualCost.amount),
    monthlyCost: fromPounds(monthlyCost.amount),
    selected,
  }))
}
