import { tick } from '../questions/kinds/yes-no'
import { formQuestion } from '../questions/question'
import type { PurchaseDetails } from './purchase-details'

/** The last thing before Buy Now (BUY-05). */
export const hasAcknowledged = formQuestion<PurchaseDetails>()({
  name: 'hasAcknowledged',
  kind: tick,
  label: 'I have read the information and the documents on this page, and my answers are correct.',
  judge: (isTicked) =>
    isTicked === true
      ? undefined
      : {
          key: 'acknowledgementRequired',
          message: 'Please confirm if you acknowledged all the information',
        },
  summary: () => 'Confirmed',
})
