import { formQuestion } from '../questions/question'
import { isPostcode, parsePostcode } from '../values/postcode'
import { good } from '../values/result'
import type { Facts } from './facts'

/** In any case, spacing and punctuation (RET-04, D-247). */
export const homePostcode = (label: string) =>
  formQuestion<Facts>()({
    name: 'postcode',
    kind: {
      input: 'name',
      read: (typed) => (typed.trim() === '' ? good(undefined) : parsePostcode(typed)),
      show: (postcode) => postcode,
      holds: isPostcode,
    },
    label,
    judge(postcode) {
      const checked = parsePostcode(postcode ?? '')
      return checked.ok ? undefined : { key: checked.key ?? 'postcodeNotValid', message: checked.message }
    },
    summary: (postcode) => postcode,
  })
