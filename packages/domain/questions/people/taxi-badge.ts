import { descOf } from '../../lists/code-list.ts'
import { badgeTypes, operatingAreas } from '../../lists/licence.ts'
import { licensingAuthorities } from '../../lists/licensing-authorities.ts'
import { isLocalDate, longDate } from '../../values/local-date.ts'
import type { PersonDetails, ProposerDetails } from '../answers.ts'
import { choice, mustBeOffered } from '../kinds/choice.ts'
import { dateOf, validateDate } from '../kinds/date.ts'
import { searched } from '../kinds/search.ts'
import { type FieldError, question } from '../question.ts'
import type { Whose } from './whose.ts'

const PUBLIC_HIRE_NOT_ALLOWED: FieldError = {
  key: 'publicHireNotAllowed',
  message: 'Public hire not allowed under a private hire policy',
}

const badgeTypeKind = choice(badgeTypes)

/** Asked of every taxi driver: otherwise the public hire rule would exclude some silently (ADD-17, D-121). */
export const badgeType = ({ do: doYou, youHave }: Whose) => {
  const isOffered = mustBeOffered(badgeTypeKind, {
    key: 'badgeTypeRequired',
    message: `Please choose the type of taxi badge ${youHave}`,
  })
  return question<PersonDetails>()({
    name: 'badgeType',
    kind: badgeTypeKind,
    group: 'badge',
    label: `What type of taxi badge ${doYou} have?`,
    isAsked: ({ terms }) => terms.drivers.asksTaxiBadge,
    validate(code, asking) {
      const { vehicleUse } = asking.answers.vehicleDetails
      if (code === 'PU' && vehicleUse === 'PR') return PUBLIC_HIRE_NOT_ALLOWED
      return isOffered(code, asking)
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'taxiBadgeType', codes: badgeTypes },
    summary: (code) => descOf(badgeTypes, code) ?? code,
  })
}

/** Asked on the taxi lines, although the specification names another line (D-105). */
export const badgePassedDate = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'badgePassedDate',
    kind: dateOf(`the date ${your} taxi badge was first issued`),
    group: 'badge',
    label: `When was ${your} taxi badge first issued?`,
    hint: 'For example, 27 3 2007',
    isAsked: ({ terms }) => terms.drivers.asksTaxiBadge,
    validate(answer, { subject: { licenceObtained }, today }) {
      const missing = {
        key: 'badgePassedDateRequired',
        message: `Please enter the date ${your} taxi badge was first issued`,
      }
      return validateDate(answer, missing, (date) => [
        date > today && {
          key: 'badgePassedDateFuture',
          message: 'Badge date cannot be in the future, please select a new date',
        },
        isLocalDate(licenceObtained) &&
          date < licenceObtained && {
            key: 'badgeBeforeLicence',
            message: 'Please select a subsequent date to your licence obtained date',
          },
      ])
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'taxiBadgeObtained' },
    summary: longDate,
  })

const licencingAuthorityKind = searched('licensingAuthorities')

/** Asked once, on the taxi lines (DRV-14, D-082, D-105). The spelling is that of the field. */
export const licencingAuthority = question<ProposerDetails>()({
  name: 'licencingAuthority',
  kind: licencingAuthorityKind,
  group: 'badge',
  label: 'Which council or authority licenses your taxi?',
  hint: 'Start typing and choose from the list.',
  isAsked: ({ terms }) => terms.drivers.asksTaxiBadge,
  validate: mustBeOffered(licencingAuthorityKind, {
    key: 'licencingAuthorityRequired',
    message: 'Please choose the council or authority that licenses your taxi',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'licensingAuthority', part: 'taxi', codes: licensingAuthorities },
  dto: { shape: { text: 100 } },
  summary: (code) => descOf(licensingAuthorities, code) ?? code,
})

const operatingAreaKind = choice(operatingAreas)

/** Asked once, on the taxi lines (DRV-14, D-082, D-105). */
export const operatingArea = question<ProposerDetails>()({
  name: 'operatingArea',
  kind: operatingAreaKind,
  group: 'badge',
  label: 'Where in the UK do you mainly work?',
  isAsked: ({ terms }) => terms.drivers.asksTaxiBadge,
  validate: mustBeOffered(operatingAreaKind, {
    key: 'operatingAreaRequired',
    message: 'Please choose the area you mainly work in',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'operatingArea', part: 'taxi', codes: operatingAreas },
  dto: { shape: { text: 100 } },
  summary: (code) => descOf(operatingAreas, code) ?? code,
})
