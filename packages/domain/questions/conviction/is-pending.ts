import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { Conviction } from './conviction'

export const isPending = question<Conviction>()({
  name: 'isPending',
  kind: yesNo,
  label: 'Is the case still to be decided?',
  judge: mustBeAnswered({
    key: 'isPendingRequired',
    message: 'Please tell us if the case is still to be decided',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'pending', assume: [false, 'The conviction is not pending'] },
  summary: yesOrNo,
})
