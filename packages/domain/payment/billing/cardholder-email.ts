import { email } from '../../questions/kinds/text'
import { formQuestion, type Wrong } from '../../questions/question'
import { parseEmail } from '../../values/email'
import { refused } from '../../values/result'
import type { BillingDetails } from './billing-details'
import { isOther } from './is-other'

const missing: Wrong = { key: 'emailMissing', message: 'Email address is a required field' }
const notValid: Wrong = { key: 'emailNotValid', message: 'Please enter a valid email address' }

/** This form has words of its own for each cause (CRD-07). */
export const cardholderEmail = formQuestion<BillingDetails>()({
  name: 'cardholderEmail',
  kind: {
    ...email,
    read(typed, asking) {
      const read = email.read(typed, asking)
      return read.ok ? read : refused(notValid.key, notValid.message)
    },
  },
  label: "What is the cardholder's email address?",
  isAsked: isOther,
  judge(address) {
    const checked = parseEmail(typeof address === 'string' ? address : '')
    if (checked.ok) return undefined
    return checked.key === 'emailMissing' ? missing : notValid
  },
  summary: (address) => address,
})
