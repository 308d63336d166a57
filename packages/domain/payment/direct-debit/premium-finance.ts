import { yesNo, yesOrNo } from '../../questions/kinds/yes-no'
import { formQuestion, type Wrong } from '../../questions/question'
import type { DirectDebitDetails } from './direct-debit-details'
import { mustBeYes } from './must-be-yes'

export const declinedFinance: Wrong = {
  key: 'premiumFinanceDeclined',
  message: 'You have declined premium finance. To continue please accept or choose to pay in full.',
}

/** Asked of those whose price is lent, and of nobody else (DDM-01, DDM-14, D-176). */
export const premiumFinance = formQuestion<DirectDebitDetails>()({
  name: 'premiumFinance',
  kind: yesNo,
  label: 'Do you accept premium finance to pay for your policy?',
  hint: 'It is a loan: the lender pays for your policy now, and you pay the lender back month by month.',
  isAsked: ({ subject }) => subject.isFinanced === true,
  judge: mustBeYes(
    { key: 'premiumFinanceRequired', message: 'Please say whether you accept premium finance' },
    declinedFinance,
  ),
  summary: yesOrNo,
})
