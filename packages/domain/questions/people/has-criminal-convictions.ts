import type { PersonDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { Whose } from './whose'

/** Only unspent ones may be asked about (Rehabilitation of Offenders Act 1974, D-106). */
export const hasCriminalConvictions = ({ Do, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'hasCriminalConvictions',
    kind: yesNo,
    label: `${Do} have any unspent criminal convictions?`,
    hint: 'Leave out motoring convictions, and any that are spent.',
    help: {
      summary: 'What does unspent mean?',
      body: 'After a time set by law most convictions become spent, and you do not have to tell us about them. A conviction that has not reached that time is unspent.',
    },
    judge: mustBeAnswered({
      key: 'hasCriminalConvictionsRequired',
      message: `Please tell us if ${youHave} any unspent criminal convictions`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'criminalConvictions', assume: [false, 'Has no unspent criminal convictions'] },
    summary: yesOrNo,
  })
