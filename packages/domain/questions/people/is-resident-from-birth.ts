import type { PersonDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { Whose } from './whose'

export const isResidentFromBirth = ({ Have, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'isResidentFromBirth',
    kind: yesNo,
    label: `${Have} lived in the UK since birth?`,
    clears: ['ukResidenceSince'],
    judge: mustBeAnswered({
      key: 'isResidentFromBirthRequired',
      message: `Please tell us if ${youHave} lived in the UK since birth`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { toldBy: 'ukResidenceSince' },
    summary: yesOrNo,
  })
