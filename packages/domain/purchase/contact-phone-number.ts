import { checkPhone, phone } from '../questions/kinds/text'
import { formQuestion } from '../questions/question'
import { isMaskedPhone } from '../values/masked'
import type { PurchaseDetails } from './purchase-details'

/** Starts with 0 and has 10 or 11 digits (BUY-06); the words of a bad one are the journey's, as in the wizard (YOU-08). */
export const contactPhoneNumber = formQuestion<PurchaseDetails>()({
  name: 'contactPhoneNumber',
  kind: phone,
  label: 'Which phone number can we reach you on?',
  hint: 'A UK number that starts with 0. We call it about your policy or a claim.',
  judge(typed, { terms }) {
    if (isMaskedPhone(typed)) return undefined
    const checked = checkPhone(typeof typed === 'string' ? typed : '', terms)
    return checked.ok ? undefined : { key: checked.key ?? 'phoneNotValid', message: checked.message }
  },
  summary: (number) => number,
})
