import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { PersonDetails } from './person-details'
import type { Whose } from './whose'
import { isWorkAsked } from './work'

export const hasOtherOccupation = ({ Do, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'hasOtherOccupation',
    kind: yesNo,
    label: `${Do} have any other job?`,
    hint: 'Count part-time, casual and voluntary work too.',
    isAsked: isWorkAsked,
    clears: ['otherOccupation', 'otherIndustry'],
    judge: mustBeAnswered({
      key: 'hasOtherOccupationRequired',
      message: `Please tell us if ${youHave} any other job`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    summary: yesOrNo,
  })
