import { descOf } from '../../lists/code-list'
import { industries } from '../../lists/industries'
import type { PersonDetails } from '../answers'
import { mustBeOffered } from '../kinds/must-be-offered'
import { searched } from '../kinds/search'
import { question } from '../question'
import type { Whose } from './whose'
import { isOccupationAsked } from './work'

const kind = searched('industries')

export const industry = ({ do: doYou, you, s }: Whose) =>
  question<PersonDetails>()({
    name: 'industry',
    kind,
    label: `What industry ${doYou} work in?`,
    hint: 'Start typing and choose the closest from the list.',
    isAsked: isOccupationAsked,
    judge: mustBeOffered(kind, {
      key: 'industryRequired',
      message: `Please choose the industry ${you} work${s} in`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'industry', codes: industries },
    summary: (code) => descOf(industries, code) ?? code,
  })
