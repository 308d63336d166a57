import type { PersonDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { Whose } from './whose'

/** Yes is licence type F; either way a type chosen before no longer holds (DRV-09). */
export const hasFullUkLicence = ({ Do, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'hasFullUkLicence',
    kind: yesNo,
    label: `${Do} have a full UK driving licence?`,
    clears: ['licenceType'],
    judge: mustBeAnswered({
      key: 'hasFullUkLicenceRequired',
      message: `Please tell us if ${youHave} a full UK driving licence`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { toldBy: 'licenceType' },
    dto: { toldBy: 'licenceType' },
    summary: yesOrNo,
  })
