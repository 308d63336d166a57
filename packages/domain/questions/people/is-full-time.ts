import type { PersonDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { Whose } from './whose'
import { isOccupationAsked } from './work'

export const isFullTime = ({ Do, you, s }: Whose) =>
  question<PersonDetails>()({
    name: 'isFullTime',
    kind: yesNo,
    label: `${Do} work full time?`,
    isAsked: isOccupationAsked,
    judge: mustBeAnswered({
      key: 'isFullTimeRequired',
      message: `Please tell us if ${you} work${s} full time`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'fullTime', assume: [true, 'Works full time'] },
    summary: yesOrNo,
  })
