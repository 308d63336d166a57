import { formQuestion } from '../../questions/question'
import { addressLine, wrongPart } from './account-holder-address'
import type { DirectDebitDetails } from './direct-debit-details'
import { isOtherAccount } from './own-account'

/** DDM-18. */
export const accountHolderLine1 = formQuestion<DirectDebitDetails>()({
  name: 'line1',
  kind: addressLine,
  label: 'What is the first line of their address?',
  isAsked: ({ subject }) => isOtherAccount(subject),
  judge: (text) => wrongPart('line1', text),
  summary: (text) => text,
})
