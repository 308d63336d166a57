import type { PersonDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { Whose } from './whose'

export const hasBeenRefusedCover = ({ you }: Whose) =>
  question<PersonDetails>()({
    name: 'hasBeenRefusedCover',
    kind: yesNo,
    label: `Has an insurer ever refused to cover ${you}?`,
    judge: mustBeAnswered({
      key: 'hasBeenRefusedCoverRequired',
      message: `Please tell us if an insurer has ever refused to cover ${you}`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: {
      field: 'refusedInsurance',
      assume: [false, 'Has never been refused insurance or had it cancelled'],
    },
    summary: yesOrNo,
  })
