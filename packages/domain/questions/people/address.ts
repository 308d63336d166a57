import type { ProposerDetails } from '../answers'
import { address as addressKind, linesOf, mustBeAddress } from '../kinds/address'
import { question } from '../question'

/** Where the proposer lives (ADR-10). Where the vehicle is kept, if elsewhere, is a question about the vehicle (YOU-01). */
export const address = question<ProposerDetails>()({
  name: 'address',
  kind: addressKind,
  label: 'What is your home address?',
  judge: mustBeAddress({ key: 'addressRequired', message: 'Please enter your address' }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'address' },
  summary: (given) => linesOf(given).join(', '),
})
