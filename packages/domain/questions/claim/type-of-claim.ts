import { claimTypes } from '../../lists/claim-types'
import { descOf } from '../../lists/code-list'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { Claim } from './claim'

const kind = choice(claimTypes)

export const typeOfClaim = question<Claim>()({
  name: 'typeOfClaim',
  kind,
  label: 'What happened?',
  judge: mustBeOffered(kind, { key: 'typeOfClaimRequired', message: 'Please choose what happened' }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'type', codes: claimTypes },
  summary: (code) => descOf(claimTypes, code) ?? code,
})
