import { descOf } from '../../lists/code-list'
import { employmentTypes } from '../../lists/employment-types'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { PersonDetails } from './person-details'
import type { Whose } from './whose'
import { isWorkAsked } from './work'

const kind = choice(employmentTypes)

export const employmentType = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'employmentType',
    kind,
    label: `What is ${your} employment status?`,
    hint: 'The main one, if there is more than one.',
    isAsked: isWorkAsked,
    clears: ['studentType', 'occupation', 'industry', 'isFullTime'],
    judge: mustBeOffered(kind, {
      key: 'employmentTypeRequired',
      message: `Please choose ${your} employment status`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    summary: (code) => descOf(employmentTypes, code) ?? code,
  })
