import { address, judgeAddress, linesOf } from '../../questions/kinds/address'
import { question } from '../../questions/question'
import type { BillingDetails } from './billing-details'
import { isOther } from './is-other'

/** Found or written by hand, as every address is (CRD-05, ADR-08). */
export const cardholderAddress = question<BillingDetails>()({
  name: 'cardholderAddress',
  version: 1,
  kind: address,
  label: 'What is the billing address of the card?',
  isAsked: isOther,
  judge(given) {
    const wrong = given && judgeAddress(given)
    // One message while there is no address to speak of (CRD-07); then the part that is missing.
    if (!wrong || wrong.some(({ key }) => key === 'line1Required'))
      return { key: 'addressRequired', message: 'Please enter your address' }
    const [first] = wrong
    return first && { key: first.key, message: first.message }
  },
  summary: (given) => linesOf(given).join(', '),
})
