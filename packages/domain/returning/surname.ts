import { mustBeName, nameOf } from '../questions/kinds/text'
import { formQuestion } from '../questions/question'
import type { Facts } from './facts'

const what = 'your surname'

export const surname = (label: string) =>
  formQuestion<Facts>()({
    name: 'surname',
    kind: nameOf(what),
    label,
    judge: mustBeName(what),
    summary: (name) => name,
  })
