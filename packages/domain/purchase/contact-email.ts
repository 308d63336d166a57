import { email } from '../questions/kinds/text'
import { formQuestion } from '../questions/question'
import { parseEmail } from '../values/email'
import { isMaskedEmail } from '../values/masked'
import type { PurchaseDetails } from './purchase-details'

/** Where the policy goes. It may be another address than the quote's, which some customers cannot change (BUY-06, YOU-11). */
export const contactEmail = formQuestion<PurchaseDetails>()({
  name: 'contactEmail',
  kind: email,
  label: 'Which email address should we use for your policy?',
  hint: 'We send your documents and anything about your policy here.',
  judge(typed) {
    // Of a restored quote: the server knows which address is meant (safety T23).
    if (isMaskedEmail(typed)) return undefined
    const checked = parseEmail(typeof typed === 'string' ? typed : '')
    return checked.ok ? undefined : { key: checked.key ?? 'emailNotValid', message: checked.message }
  },
  summary: (address) => address,
})
