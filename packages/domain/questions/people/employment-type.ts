import { descOf } from '../../lists/code-list'
import { employmentTypes } from '../../lists/person'
import type { PersonDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
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
    aggregator: { field: 'employmentStatus', codes: employmentTypes },
    dto: {
      isRequired: true,
      serialise: (person) => (isWorkTold(person) ? person.employmentType : undefined),
    },
    summary: (code) => descOf(employmentTypes, code) ?? code,
  })

/**
 * Whether there is other work shows in JSON by that work alone. Until it is answered, or while a yes has nothing to show for it, a
 * person's work is not told at all, so that silence is never a no.
 */
function isWorkTold({ isFullTimeTaxi, hasOtherOccupation, ...other }: PersonDetails): boolean {
  if (isFullTimeTaxi === true || hasOtherOccupation === false) return true
  return hasOtherOccupation === true && (other.otherOccupation ?? other.otherIndustry) !== undefined
}
