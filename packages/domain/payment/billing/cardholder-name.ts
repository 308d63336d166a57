import { mustBeName, nameOf } from '../../questions/kinds/text'
import { formQuestion } from '../../questions/question'
import type { BillingDetails } from './billing-details'
import { isOther } from './is-other'

const first = "the cardholder's first name"
const last = "the cardholder's last name"

/** Letters, spaces, apostrophes, dots and hyphens, as in every name (CRD-06, YOU-03). */
export const cardholderFirstName = formQuestion<BillingDetails>()({
  name: 'cardholderFirstName',
  kind: nameOf(first),
  label: `What is ${first}?`,
  isAsked: isOther,
  judge: mustBeName(first),
  summary: (name) => name,
})

export const cardholderLastName = formQuestion<BillingDetails>()({
  name: 'cardholderLastName',
  kind: nameOf(last),
  label: `What is ${last}?`,
  isAsked: isOther,
  judge: mustBeName(last),
  summary: (name) => name,
})
