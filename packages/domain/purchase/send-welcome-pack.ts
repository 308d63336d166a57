import { tick, yesOrNo } from '../questions/kinds/yes-no'
import { formQuestion } from '../questions/question'
import type { PurchaseDetails } from './purchase-details'

/** Paper beside the emailed documents, for those who want it; never ticked beforehand (BUY-04, D-167). */
export const sendWelcomePack = formQuestion<PurchaseDetails>()({
  name: 'sendWelcomePack',
  kind: tick,
  label: 'Send me a welcome pack by post (optional)',
  hint: 'A letter and a card with your policy number and our phone number. It costs nothing.',
  judge: () => undefined,
  summary: yesOrNo,
})
