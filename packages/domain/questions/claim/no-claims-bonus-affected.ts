import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import type { HistoryOf } from '../people/history'
import { question } from '../question'
import type { Claim } from './claim'

export const noClaimsBonusAffected = ({ whose: { your } }: HistoryOf) =>
  question<Claim>()({
    name: 'noClaimsBonusAffected',
    kind: yesNo,
    label: `Did it reduce ${your} no-claims bonus?`,
    judge: mustBeAnswered({
      key: 'noClaimsBonusAffectedRequired',
      message: `Please tell us if it reduced ${your} no-claims bonus`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: {
      field: 'ncdAffected',
      assume: {
        words: 'A claim reduced the no-claims bonus if the driver was at fault',
        answers: (_here, { atFault = true }) => ({ noClaimsBonusAffected: atFault === true }),
      },
    },
    summary: yesOrNo,
  })
