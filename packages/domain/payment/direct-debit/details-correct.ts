import { tick, yesOrNo } from '../../questions/kinds/yes-no'
import { formQuestion } from '../../questions/question'
import type { DirectDebitDetails } from './direct-debit-details'

/** DDM-21. */
export const detailsCorrect = formQuestion<DirectDebitDetails>()({
  name: 'detailsCorrect',
  kind: tick,
  label: 'These bank details are correct.',
  judge: (isTicked) =>
    isTicked === true
      ? undefined
      : { key: 'detailsCorrectRequired', message: 'Please confirm that your bank details are correct' },
  summary: yesOrNo,
})
