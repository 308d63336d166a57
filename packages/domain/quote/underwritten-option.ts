import type { Pence } from '../values/pence'
import type { AddOn } from './add-ons'
import type { Excess } from './excess'
import type { Price } from './price'
import type { Reason } from './underwriting-reasons'

/** What a rating came to (DAT-21): offers, or why there are none. */
export type Outcome<PaymentOption> =
  | { kind: 'offered'; outcomeId: string; options: readonly UnderwrittenOption<PaymentOption>[] }
  | { kind: 'referred' | 'declined'; outcomeId: string; reasons: readonly Reason[] }

/** How long an option covers. None is sold for seven days, though documents and reminders know that term (D-037). */
export type Term = 'annual' | 'thirty-day' | 'impound'

export type Endorsement = { name: string; wording: string }

/** Keeping the no-claims discount after a claim: what it costs with tax, or that it cannot be had (DAT-23, D-162). */
export type NoClaimsProtection =
  | { kind: 'not-available' }
  | { kind: 'available'; impliedPrice: Pence; selected: boolean }

/** The cover itself, priced: the fee is here, the extras are not. */
export type PricedCover = { dataPointId: string; price: Price; noClaimsProtection: NoClaimsProtection }

/**
 * One offer of an outcome (DAT-23). Ways to pay are the business of the room beside this one; whoever puts both together says
 * which type they are.
 */
export type UnderwrittenOption<PaymentOption> = {
  optionId: string
  term: Term
  cover: PricedCover
  addOns: readonly AddOn[]
  /** The cover and the extras selected. */
  price: Price
  excesses: readonly Excess[]
  endorsements: readonly Endorsement[]
  paymentOptions: readonly PaymentOption[]
}

/**
 * The option that counts: the only one there is (RES-14), or of several the one selected before if it is still there, else the first
 * (RES-15). Its payment options are then the ways the customer may pay.
 */
export function selectOption<Option extends { optionId: string }>(
  options: readonly Option[],
  selectedId: string | undefined,
): Option | undefined {
  return options.find(({ optionId }) => optionId === selectedId) ?? options[0]
}
