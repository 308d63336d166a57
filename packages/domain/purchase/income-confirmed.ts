import { tick, yesOrNo } from '../questions/kinds/yes-no'
import { formQuestion } from '../questions/question'
import type { PurchaseDetails } from './purchase-details'

/** Goes with the income (BUY-09). */
export const incomeConfirmed = formQuestion<PurchaseDetails>()({
  name: 'incomeConfirmed',
  kind: tick,
  label: 'I confirm that this is my income and that I can afford the monthly payments.',
  isAsked: ({ subject }) => subject.isIncomeAsked === true,
  judge: (isTicked) =>
    isTicked === true
      ? undefined
      : { key: 'incomeConfirmationRequired', message: 'Confirmation is required' },
  summary: yesOrNo,
})
