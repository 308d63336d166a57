import type { Pence } from '../values/pence'
import type { AddOn } from './add-on'
import type { Excess } from './excess'
import type { Price } from './price'

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
export type UnderwrittenOption<WayToPay> = {
  optionId: string
  term: Term
  cover: PricedCover
  addOns: readonly AddOn[]
  /** The cover and the extras selected. */
  price: Price
  excesses: readonly Excess[]
  endorsements: readonly Endorsement[]
  paymentOptions: readonly WayToPay[]
}
