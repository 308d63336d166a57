import { isText } from '../questions/kinds/plate'
import { formQuestion } from '../questions/question'
import { good } from '../values/result'
import type { Facts } from './facts'

/** Whatever might be a policy's number: whether there is such a policy is told to nobody. */
const possibleNumber = /^[A-Z0-9-]{1,32}$/

/** As it stands in emails and on documents. Small letters and blanks are mended, never refused. */
export const policyNumber = formQuestion<Facts>()({
  name: 'policyNumber',
  kind: {
    input: 'name',
    read(typed) {
      const text = typed
        .replace(/\s/g, '')
        .replace(/\p{Dash}/gu, '-')
        .toUpperCase()
      return good(text === '' ? undefined : text)
    },
    show: (text) => text,
    holds: isText,
  },
  label: 'Policy number',
  hint: 'It is in the email with your policy documents and on your certificate.',
  judge(text = '') {
    if (text === '') return { key: 'policyNumberRequired', message: 'Please enter your policy number' }
    return possibleNumber.test(text)
      ? undefined
      : {
          key: 'policyNumberPattern',
          message: 'Please use only letters, digits and dashes in your policy number',
        }
  },
  summary: (text) => text,
})
