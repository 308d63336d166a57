import { mustBeName, nameOf } from '../../questions/kinds/text'
import { formQuestion } from '../../questions/question'
import type { DirectDebitDetails } from './direct-debit-details'
import { isOtherAccount } from './own-account'

const WHAT = "the account holder's name"
/** CON-32. */
const SHORTEST = 3

/** Asked though no debit is taken from that account: the form is then whole but for the answer that rules it out (DDM-18, D-184). */
export const accountHolder = formQuestion<DirectDebitDetails>()({
  name: 'accountHolder',
  kind: nameOf(WHAT),
  label: 'Whose name is the account in?',
  isAsked: ({ subject }) => isOtherAccount(subject),
  judge(name) {
    const wrong = mustBeName(WHAT)(name)
    if (wrong || name === undefined) return wrong
    return Array.from(name).length >= SHORTEST
      ? undefined
      : { key: 'accountHolderTooShort', message: `Please enter at least ${SHORTEST} letters for ${WHAT}` }
  },
  summary: (name) => name,
})
