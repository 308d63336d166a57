import type { Asking } from '../../questions/asking'
import type { BillingDetails } from './billing-details'

/** The card is somebody else's, or kept at another address: who and where is asked then (CRD-05). */
export function isOther({ subject }: Pick<Asking<BillingDetails>, 'subject'>): boolean {
  return subject.billingDetails === false
}
