import { needsOccupation } from '../../lists/person'
import type { PersonDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { Whose } from './whose'
import { isWorkAsked } from './work'

/** Those whose status is no job, such as retired people, are asked about work at all and not about another job (DRV-05). */
export const hasOtherOccupation = ({ Do, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'hasOtherOccupation',
    kind: yesNo,
    label: (asking) =>
      isWithoutJob(asking.subject) ? `${Do} do any paid or voluntary work?` : `${Do} have any other job?`,
    hint: 'Count part-time, casual and voluntary work too.',
    isAsked: isWorkAsked,
    clears: ['otherOccupation', 'otherIndustry'],
    judge: (given, { subject }) =>
      mustBeAnswered({
        key: 'hasOtherOccupationRequired',
        message: isWithoutJob(subject)
          ? 'Please tell us about any paid or voluntary work'
          : `Please tell us if ${youHave} any other job`,
      })(given),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { toldBy: 'otherOccupation' },
    dto: { toldBy: 'otherOccupation' },
    summary: yesOrNo,
  })

function isWithoutJob({ employmentType }: PersonDetails): boolean {
  return employmentType !== undefined && !needsOccupation(employmentType)
}
