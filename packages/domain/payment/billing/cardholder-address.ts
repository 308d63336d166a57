import { address, linesOf, mustBeAddress } from '../../questions/kinds/address'
import { formQuestion } from '../../questions/question'
import type { BillingDetails } from './billing-details'
import { isOther } from './is-other'

/** Found or written by hand, as every address is (CRD-05, CRD-07, ADR-08). */
export const cardholderAddress = formQuestion<BillingDetails>()({
  name: 'cardholderAddress',
  kind: address,
  label: 'What is the billing address of the card?',
  isAsked: isOther,
  judge: mustBeAddress({ key: 'addressRequired', message: 'Please enter your address' }),
  summary: (given) => linesOf(given).join(', '),
})
