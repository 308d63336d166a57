import { descOf } from '../../lists/code-list.ts'
import { fullUkLicence, type LicenceTypeCode, licenceTypes, otherLicenceTypes } from '../../lists/licence.ts'
import { addYears, longDate } from '../../values/local-date.ts'
import type { PersonDetails } from '../answers.ts'
import { choice, mustBeOffered } from '../kinds/choice.ts'
import { dateOf, validateDate } from '../kinds/date.ts'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no.ts'
import { question } from '../question.ts'
import { bornOn, MINIMUM_AGE } from './birth.ts'
import type { Whose } from './whose.ts'

/** Yes means licence type F; either answer clears a type chosen before (DRV-09). */
export const hasFullUkLicence = ({ Do, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'hasFullUkLicence',
    kind: yesNo,
    group: 'licence',
    label: `${Do} have a full UK driving licence?`,
    clears: ['licenceType'],
    validate: mustBeAnswered({
      key: 'hasFullUkLicenceRequired',
      message: `Please tell us if ${youHave} a full UK driving licence`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { impliedBy: 'licenceType' },
    dto: { impliedBy: 'licenceType' },
    summary: yesOrNo,
  })

const licenceTypeKind = choice(otherLicenceTypes)

export const licenceType = ({ do: doYou, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'licenceType',
    kind: licenceTypeKind,
    group: 'licence',
    label: `What type of driving licence ${doYou} have?`,
    isAsked: ({ subject }) => subject.hasFullUkLicence === false,
    validate: mustBeOffered(licenceTypeKind, {
      key: 'licenceTypeRequired',
      message: `Please choose the type of driving licence ${youHave}`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: {
      field: 'licenceType',
      codes: licenceTypes,
      alsoCodes: { 'Full UK licence': 'F', 'Provisional UK licence': 'P' },
      read: (type: LicenceTypeCode) => ({ licenceType: type, hasFullUkLicence: type === fullUkLicence }),
    },
    dto: {
      isRequired: true,
      // Type F contradicts a no to the full UK licence, regardless of what was sent.
      serialise: ({ hasFullUkLicence, licenceType: type }) =>
        hasFullUkLicence === (type === fullUkLicence) ? type : undefined,
    },
    summary: (code) => descOf(licenceTypes, code) ?? code,
  })

export const licenceObtained = ({ you }: Whose) =>
  question<PersonDetails>()({
    name: 'licenceObtained',
    kind: dateOf(`the date ${you} got the licence`),
    group: 'licence',
    label: `When did ${you} get this licence?`,
    hint: 'For a full licence, the date the test was passed. For example, 27 3 2007',
    validate(answer, { subject, today }) {
      const missing = {
        key: 'licenceObtainedRequired',
        message: `Please enter the date ${you} got the licence`,
      }
      const born = bornOn(subject, today)
      const oldEnough = born && addYears(born, MINIMUM_AGE)
      return validateDate(answer, missing, (date) => [
        date > today && {
          key: 'licenceObtainedFuture',
          message: 'Licence date cannot be in the future, please select a new date',
        },
        // The same age for every licence type (DRV-11, D-104).
        oldEnough !== undefined &&
          date <= oldEnough && {
            key: 'licenceObtainedAge',
            message: `Please select a date after ${longDate(oldEnough)}`,
          },
      ])
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: [
      { field: 'licenceObtained' },
      // Whole years the licence has been held, if the site does not know the date.
      {
        field: 'licenceYears',
        shape: { whole: [0, 80] },
        reckoned: 'Got the licence so many years ago to the day',
        read: (years: number, { today }, part) =>
          part['licenceObtained'] === undefined ? { licenceObtained: addYears(today, -years) } : {},
      },
    ],
    summary: longDate,
  })
