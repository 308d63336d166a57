import { descOf } from '../../lists/code-list'
import type { PersonDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question, type Wrong } from '../question'
import type { Whose } from './whose'

const PUBLIC_HIRE_NOT_ALLOWED: Wrong = {
  key: 'publicHireNotAllowed',
  message: 'Public hire not allowed under a private hire policy',
}

const kind = choice(badgeTypes)

/** Asked of everyone who drives a taxi: without it the public hire rule would be a silent exclusion (ADD-17, D-121). */
export const badgeType = ({ do: doYou, youHave }: Whose) => {
  const isOffered = mustBeOffered(kind, {
    key: 'badgeTypeRequired',
    message: `Please choose the type of taxi badge ${youHave}`,
  })
  return question<PersonDetails>()({
    name: 'badgeType',
    kind,
    label: `What type of taxi badge ${doYou} have?`,
    isAsked: ({ terms }) => terms.drivers.asksTaxiBadge,
    judge(code, asking) {
      const { vehicleUse } = asking.answers.vehicleDetails
      if (code === 'PU' && vehicleUse === 'PR') return PUBLIC_HIRE_NOT_ALLOWED
      return isOffered(code, asking)
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'taxiBadgeType', codes: badgeTypes },
    summary: (code) => descOf(badgeTypes, code) ?? code,
  })
}
