import { descOf } from '../../lists/code-list'
import { industries } from '../../lists/industries'
import type { PersonDetails } from '../answers'
import { mustBeOffered } from '../kinds/must-be-offered'
import { searched } from '../kinds/search'
import { question } from '../question'
import type { Whose } from './whose'
import { isOtherOccupationAsked } from './work'

const kind = searched('industries')

export const otherIndustry = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'otherIndustry',
    kind,
    label: `What industry is ${your} other job in?`,
    hint: 'Start typing and choose the closest from the list.',
    isAsked: isOtherOccupationAsked,
    judge: mustBeOffered(kind, {
      key: 'otherIndustryRequired',
      message: `Please choose the industry of ${your} other job`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'secondIndustry', codes: industries },
    summary: (code) => descOf(industries, code) ?? code,
  })
