import { yesNo, yesOrNo } from '../../questions/kinds/yes-no'
import { nameOfPerson } from '../../questions/people/rules'
import { formQuestion } from '../../questions/question'
import type { DirectDebitDetails } from './direct-debit-details'
import { mustBeYes } from './must-be-yes'
import { notPolicyHolder } from './own-account'

/** What was accepted of one account is not accepted of another (DDM-13, DDM-16, DDM-17). */
export const isAccountHolder = formQuestion<DirectDebitDetails>()({
  name: 'isAccountHolder',
  kind: yesNo,
  label: 'Is the bank account in your own name?',
  hint: ({ answers }) => `You are the policy holder: ${nameOfPerson(answers.proposerDetails) ?? 'you'}.`,
  clears: ['hasAccepted'],
  judge: mustBeYes(
    { key: 'isAccountHolderRequired', message: 'Please say whether the bank account is in your own name' },
    notPolicyHolder,
  ),
  summary: yesOrNo,
})
