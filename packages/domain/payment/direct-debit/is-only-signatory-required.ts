import { yesNo, yesOrNo } from '../../questions/kinds/yes-no'
import { formQuestion } from '../../questions/question'
import type { DirectDebitDetails } from './direct-debit-details'
import { mustBeYes } from './must-be-yes'
import { notPolicyHolder } from './own-account'

/** A direct debit set up without paper needs one signature, the payer's (DDM-13, DDM-16, DDM-17, SEC-06). */
export const isOnlySignatoryRequired = formQuestion<DirectDebitDetails>()({
  name: 'isOnlySignatoryRequired',
  kind: yesNo,
  label: 'Are you the only person needed to authorise Direct Debits from it?',
  hint: 'Answer no if anybody else has to sign, as with some joint and business accounts.',
  clears: ['hasAccepted'],
  judge: mustBeYes(
    {
      key: 'isOnlySignatoryRequiredRequired',
      message: 'Please say whether you are the only person needed to authorise Direct Debits',
    },
    notPolicyHolder,
  ),
  summary: yesOrNo,
})
