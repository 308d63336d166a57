import { isText } from '../questions/kinds/plate'
import { formQuestion } from '../questions/question'
import { possibleReference } from '../quote/possible-reference'
import { isQuoteReference, tidyReference } from '../quote/quote-reference'
import { good } from '../values/result'
import type { Facts } from './facts'

/** As it stands in emails and on the page of results. Small letters, blanks and other dashes are mended, never refused. */
export const reference = formQuestion<Facts>()({
  name: 'quoteReference',
  kind: {
    input: 'name',
    read(typed) {
      const tidy = tidyReference(typed)
      const text = isQuoteReference(tidy) ? tidy : typed.replace(/\s/g, '').toUpperCase()
      return good(text === '' ? undefined : text)
    },
    show: (text) => text,
    holds: isText,
  },
  label: 'Quote reference',
  hint: 'It is in the email we sent you and at the top of your quote.',
  judge(text = '') {
    if (text === '') return { key: 'quoteReferenceRequired', message: 'Please enter your quote reference' }
    return possibleReference.test(text)
      ? undefined
      : {
          key: 'quoteReferencePattern',
          message: 'Please use only letters, digits and dashes in your quote reference',
        }
  },
  summary: (text) => text,
})
