import { descOf } from '../../lists/code-list'
import { occupations } from '../../lists/occupations'
import type { PersonDetails } from '../answers'
import { mustBeOffered } from '../kinds/must-be-offered'
import { searched } from '../kinds/search'
import { question } from '../question'
import type { Whose } from './whose'
import { isOccupationAsked } from './work'

const kind = searched('occupations')

export const occupation = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'occupation',
    kind,
    label: `What is ${your} occupation?`,
    hint: 'Start typing and choose the closest from the list.',
    isAsked: isOccupationAsked,
    judge: mustBeOffered(kind, { key: 'occupationRequired', message: `Please choose ${your} occupation` }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'occupation', codes: occupations },
    summary: (code) => descOf(occupations, code) ?? code,
  })
