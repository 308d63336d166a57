import { claimStatuses } from '../../lists/claim-statuses'
import { descOf } from '../../lists/code-list'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { Claim } from './claim'

const kind = choice(claimStatuses)

export const statusOfClaim = question<Claim>()({
  name: 'statusOfClaim',
  kind,
  label: 'How does the claim stand now?',
  judge: mustBeOffered(kind, {
    key: 'statusOfClaimRequired',
    message: 'Please choose how the claim stands now',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'status', codes: claimStatuses, assume: ['S', 'The claim is settled'] },
  summary: (code) => descOf(claimStatuses, code) ?? code,
})
