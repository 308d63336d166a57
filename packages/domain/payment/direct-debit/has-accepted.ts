import { tick, yesOrNo } from '../../questions/kinds/yes-no'
import { formQuestion } from '../../questions/question'
import { formatDate } from '../../values/local-date'
import type { DirectDebitDetails } from './direct-debit-details'
import { isOwnAccount } from './own-account'

/** Stands for a signature under both credit documents, and names its day (DDM-03, DDM-13). */
export const hasAccepted = formQuestion<DirectDebitDetails>()({
  name: 'hasAccepted',
  kind: tick,
  label: ({ today }) => `I accept on ${formatDate(today)}`,
  isAsked: ({ subject }) => isOwnAccount(subject),
  judge: (isTicked) =>
    isTicked === true
      ? undefined
      : { key: 'acceptanceRequired', message: 'Please accept your credit agreement to pay monthly' },
  summary: yesOrNo,
})
