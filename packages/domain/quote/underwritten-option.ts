import type { Pence } from '../values/pence.ts'
import type { AddOn } from './add-ons.ts'
import type { Excess } from './excess.ts'
import type { Price } from './price.ts'
import type { Reason } from './underwriting-reasons.ts'

/** The outcome of a rating (DAT-21): offers, or the reasons why there are none. */
export type Outcome<PaymentOption> =
  | { kind: 'offered'; outcomeId: string; options: readonly UnderwrittenOption<PaymentOption>[] }
  | { kind: 'referred' | 'declined'; outcomeId: string; reasons: readonly Reason[] }

/** The length of cover of an option. None is sold for seven days, although documents and reminders support that term (D-037). */
export type Term = 'annual' | 'thirty-day' | 'impound'

/** An underwriter's terms in words, as they were agreed: each as a sentence for the customer, and in one line for staff. */
export type AgreedTerms = { forCustomer: readonly string[]; forStaff: string }

export type Endorsement = { name: string; wording: string }

/** Protection of the no-claims discount: its cost with tax, or not available (DAT-23, D-162). */
export type NoClaimsProtection =
  | { kind: 'not-available' }
  | { kind: 'available'; impliedPrice: Pence; selected: boolean }

/** The priced cover, including the fee but not the extras. */
export type PricedCover = { dataPointId: string; price: Price; noClaimsProtection: NoClaimsProtection }

/** One offer of an outcome (DAT-23). Payment options belong to payment/, so the caller supplies their type. */
export type UnderwrittenOption<PaymentOption> = {
  optionId: string
  term: Term
  cover: PricedCover
  addOns: readonly AddOn[]
  /** The cover and the selected extras. */
  price: Price
  excesses: readonly Excess[]
  endorsements: readonly Endorsement[]
  /** What an underwriter added to the price, the excess and the cover, where there was anything (D-273). */
  agreedTerms?: AgreedTerms
  paymentOptions: readonly PaymentOption[]
}

/**
 * The option in effect: the one selected before if it is still there, otherwise the first (RES-14, RES-15). Its payment options
 * are those the customer can choose from.
 */
export function selectOption<Option extends { optionId: string }>(
  options: readonly Option[],
  selectedId: string | undefined,
): Option | undefined {
  return options.find(({ optionId }) => optionId === selectedId) ?? options[0]
}
