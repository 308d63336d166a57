import { descOf } from '../../lists/code-list'
import { studentTypes } from '../../lists/person'
import type { PersonDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { Whose } from './whose'
import { isStudentTypeAsked } from './work'

const kind = choice(studentTypes)

/** Sent as the occupation of a student (D-101). */
export const studentType = ({ are, youAre }: Whose) =>
  question<PersonDetails>()({
    name: 'studentType',
    kind,
    label: `What type of student ${are}?`,
    isAsked: isStudentTypeAsked,
    judge: mustBeOffered(kind, {
      key: 'studentTypeRequired',
      message: `Please choose what type of student ${youAre}`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { toldBy: 'occupation' },
    dto: { toldBy: 'occupation' },
    summary: (code) => descOf(studentTypes, code) ?? code,
  })
