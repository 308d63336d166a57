import type { ProposerDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'

/** Decides whether the additional drivers step is shown (D-035). */
export const hasAdditionalDriver = question<ProposerDetails>()({
  name: 'hasAdditionalDriver',
  kind: yesNo,
  label: 'Will anyone else drive the vehicle?',
  judge: mustBeAnswered({
    key: 'hasAdditionalDriverRequired',
    message: 'Please tell us if anyone else will drive the vehicle',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  // By the list of them, beside the proposer.
  dto: { toldBy: 'additionalDrivers' },
  summary: yesOrNo,
})
