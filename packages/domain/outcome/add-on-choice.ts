import type { Pence } from '../values/pence'
import { addOnCodes, isAddOnCode } from './add-on'

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
