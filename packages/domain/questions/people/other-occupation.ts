import { descOf } from '../../lists/code-list'
import { occupations } from '../../lists/occupations'
import type { PersonDetails } from '../answers'
import { mustBeOffered } from '../kinds/must-be-offered'
import { searched } from '../kinds/search'
import { question } from '../question'
import type { Whose } from './whose'
import { isOtherOccupationAsked } from './work'

const kind = searched('occupations')

export const otherOccupation = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'otherOccupation',
    kind,
    label: `What is ${your} other occupation?`,
    hint: 'Start typing and choose the closest from the list.',
    isAsked: isOtherOccupationAsked,
    judge: mustBeOffered(kind, {
      key: 'otherOccupationRequired',
      message: `Please choose ${your} other occupation`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'secondOccupation', codes: occupations },
    summary: (code) => descOf(occupations, code) ?? code,
  })
