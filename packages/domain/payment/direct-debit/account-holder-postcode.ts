import { formQuestion } from '../../questions/question'
import { addressLine, wrongPart } from './account-holder-address'
import type { DirectDebitDetails } from './direct-debit-details'
import { isOtherAccount } from './own-account'

/** Goes with the first line (DDM-18, D-088). */
export const accountHolderPostcode = formQuestion<DirectDebitDetails>()({
  name: 'postcode',
  kind: addressLine,
  label: 'What is their postcode?',
  isAsked: ({ subject }) => isOtherAccount(subject),
  judge: (text) => wrongPart('postcode', text),
  summary: (text) => text,
})
