import type { PersonDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { Whose } from './whose'

/** Yes stands for the employment trio, so everything else about work goes (D-102). */
export const isFullTimeTaxi = ({ Do, you, s }: Whose) =>
  question<PersonDetails>()({
    name: 'isFullTimeTaxi',
    kind: yesNo,
    label: `${Do} drive a taxi full time?`,
    isAsked: ({ terms }) => terms.drivers.asksFullTimeTaxi,
    clears: [
      'employmentType',
      'studentType',
      'occupation',
      'industry',
      'isFullTime',
      'hasOtherOccupation',
      'otherOccupation',
      'otherIndustry',
    ],
    judge: mustBeAnswered({
      key: 'isFullTimeTaxiRequired',
      message: `Please tell us if ${you} drive${s} a taxi full time`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { toldBy: 'employmentType' },
    summary: yesOrNo,
  })
