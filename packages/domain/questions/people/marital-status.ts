import { descOf } from '../../lists/code-list'
import { maritalStatuses } from '../../lists/marital-statuses'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { PersonDetails } from './person-details'
import type { Whose } from './whose'

const kind = choice(maritalStatuses)

export const maritalStatus = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'maritalStatus',
    kind,
    label: `What is ${your} marital status?`,
    judge: mustBeOffered(kind, {
      key: 'maritalStatusRequired',
      message: `Please choose ${your} marital status`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    summary: (code) => descOf(maritalStatuses, code) ?? code,
  })
