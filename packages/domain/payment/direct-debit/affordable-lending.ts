import { yesNo, yesOrNo } from '../../questions/kinds/yes-no'
import { formQuestion, type Wrong } from '../../questions/question'
import { financeTerms } from '../instalment-plan'
import type { DirectDebitDetails } from './direct-debit-details'
import { mustBeYes } from './must-be-yes'

export const notAffordable: Wrong = {
  key: 'lendingNotAffordable',
  message: 'You must be able to afford the repayments to pay monthly.',
}

/** Nobody is lent what they say they cannot pay back (DDM-15). */
export const affordableLending = formQuestion<DirectDebitDetails>()({
  name: 'affordableLending',
  kind: yesNo,
  label: `Can you afford the repayments for the next ${financeTerms.instalments} months?`,
  hint: 'Without borrowing more, and without missing other bills.',
  judge: mustBeYes(
    { key: 'affordableLendingRequired', message: 'Please say whether you can afford the repayments' },
    notAffordable,
  ),
  summary: yesOrNo,
})
