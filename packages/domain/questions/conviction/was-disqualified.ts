import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { Conviction } from './conviction'

export const wasDisqualified = question<Conviction>()({
  name: 'wasDisqualified',
  kind: yesNo,
  label: 'Did it lead to a driving ban?',
  clears: ['banStartDate', 'banEndDate'],
  judge: mustBeAnswered({
    key: 'wasDisqualifiedRequired',
    message: 'Please tell us if it led to a driving ban',
  }),
  whenNeverAsked: 'ask-before-renewing',
  summary: yesOrNo,
})
