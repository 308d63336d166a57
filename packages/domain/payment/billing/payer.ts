import type { ProposerDetails } from '../../questions/answers'
import type { Address } from '../../values/address'
import { isMaskedEmail } from '../../values/masked'
import type { BillingDetails } from './billing-details'
import { splitLongLine } from './split-long-line'

/** Whose card it is, as the provider and the policy are told. */
export type Payer = {
  firstName: string
  lastName: string
  /** Left out where a restored quote shows it masked: nobody is told half an address (safety T23). */
  email?: string
  address: Address
}

type Holder = Pick<ProposerDetails, 'firstName' | 'lastNames' | 'emailAddress' | 'address'>

/**
 * The cardholder of the form, or the policy holder. Without a billing postcode the address is the policy holder's, whatever else was
 * said: a wallet brings none of its own (CRD-10). Undefined where neither has what a payment needs.
 */
export function payerOf(details: BillingDetails, holder: Holder): Payer | undefined {
  const isOther = details.billingDetails === false
  const firstName = (isOther ? details.cardholderFirstName : undefined) ?? holder.firstName
  const lastName = (isOther ? details.cardholderLastName : undefined) ?? holder.lastNames
  const email = (isOther ? details.cardholderEmail : undefined) ?? holder.emailAddress
  const other = isOther && details.cardholderAddress?.postcode ? details.cardholderAddress : undefined
  const address = other ?? holder.address
  if (!firstName || !lastName || !email || !address) return undefined
  const told = isMaskedEmail(email) ? {} : { email }
  return { firstName, lastName, ...told, address: splitLongLine(address) }
}
