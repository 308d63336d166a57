import type { ProposerDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'

export const isHomeOwner = question<ProposerDetails>()({
  name: 'isHomeOwner',
  kind: yesNo,
  label: 'Do you own your home?',
  hint: 'Answer yes if you have a mortgage.',
  judge: mustBeAnswered({ key: 'isHomeOwnerRequired', message: 'Please tell us if you own your home' }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'homeOwner', assume: [false, 'Does not own their home'] },
  summary: yesOrNo,
})
