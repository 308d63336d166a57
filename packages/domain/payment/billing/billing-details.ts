import type { Address } from '../../values/address'

/** The card form but for the card, which its provider alone sees (DAT-30, T27). */
export type BillingDetails = {
  /** Whether the card is the policy holder's own, at the address we know (CRD-05). */
  billingDetails?: boolean
  cardholderFirstName?: string
  cardholderLastName?: string
  cardholderEmail?: string
  cardholderAddress?: Address
  /** Kept by the provider for later payments (CRD-04, D-201). */
  saveCard?: boolean
}
