import { address as addressKind, judgeAddress, linesOf } from '../kinds/address'
import { question } from '../question'
import type { ProposerDetails } from './person-details'

/** Where the proposer lives. Where the vehicle is kept, if elsewhere, is a question about the vehicle (YOU-01). */
export const address = question<ProposerDetails>()({
  name: 'address',
  version: 1,
  kind: addressKind,
  label: 'What is your home address?',
  judge(given) {
    const wrong = given && judgeAddress(given)
    // One message while there is no address to speak of (ADR-10); then the part that is missing.
    if (!wrong || wrong.some(({ key }) => key === 'line1Required'))
      return { key: 'addressRequired', message: 'Please enter your address' }
    const [first] = wrong
    return first && { key: first.key, message: first.message }
  },
  summary: (given) => linesOf(given).join(', '),
})
