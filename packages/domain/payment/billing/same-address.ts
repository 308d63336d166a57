import { linesOf } from '../../questions/kinds/address'
import { mustBeAnswered, yesNo, yesOrNo } from '../../questions/kinds/yes-no'
import { nameOfPerson } from '../../questions/people/rules'
import { formQuestion } from '../../questions/question'
import type { BillingDetails } from './billing-details'

/** Nobody writes their address twice: it is offered, and another is asked only of those who say no (CRD-05, CRD-06). */
export const sameAddress = formQuestion<BillingDetails>()({
  name: 'billingDetails',
  kind: yesNo,
  label: 'Is your billing address the same as your home address?',
  hint: ({ answers }) => {
    const { address } = answers.proposerDetails
    const known = [nameOfPerson(answers.proposerDetails) ?? '', ...(address ? linesOf(address) : [])]
    return `${known.join(', ')}. Say no if the card is somebody else's.`
  },
  judge: mustBeAnswered({
    key: 'billingDetailsRequired',
    message: 'Please choose whether your billing address is the same as your home address',
  }),
  summary: yesOrNo,
})
