import { descOf } from '../../lists/code-list.ts'
import { industries } from '../../lists/industries.ts'
import { occupations } from '../../lists/occupations.ts'
import { employmentTypes, needsOccupation, needsStudentType, studentTypes } from '../../lists/person.ts'
import type { PersonDetails } from '../answers.ts'
import type { Asking } from '../asking.ts'
import { choice, laidOut, mustBeOffered } from '../kinds/choice.ts'
import { searched } from '../kinds/search.ts'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no.ts'
import { question } from '../question.ts'
import type { Whose } from './whose.ts'

/** Which questions about work are asked. All depend on the same two answers (DRV-02, DRV-07, D-101, D-102). */

type AboutWork = Pick<Asking<PersonDetails>, 'terms' | 'subject'>

/** A full-time taxi driver's work is known. On journeys that ask about it, the other work questions wait for a no. */
function isWorkAsked({ terms, subject }: AboutWork): boolean {
  return !terms.drivers.asksFullTimeTaxi || subject.isFullTimeTaxi === false
}

function isOccupationAsked(asking: AboutWork): boolean {
  const { employmentType } = asking.subject
  return isWorkAsked(asking) && employmentType !== undefined && needsOccupation(employmentType)
}

function isStudentTypeAsked(asking: AboutWork): boolean {
  const { employmentType } = asking.subject
  return isWorkAsked(asking) && employmentType !== undefined && needsStudentType(employmentType)
}

function isOtherOccupationAsked(asking: AboutWork): boolean {
  return isWorkAsked(asking) && asking.subject.hasOtherOccupation === true
}

/** Yes sets the three employment answers and clears the other answers about work (D-102). */
export const isFullTimeTaxi = ({ Do, you, s }: Whose) =>
  question<PersonDetails>()({
    name: 'isFullTimeTaxi',
    kind: yesNo,
    group: 'work',
    label: `${Do} drive a taxi full time?`,
    isAsked: ({ terms }) => terms.drivers.asksFullTimeTaxi,
    clears: [
      'employmentType',
      'studentType',
      'occupation',
      'industry',
      'isFullTime',
      'hasOtherOccupation',
      'otherOccupation',
      'otherIndustry',
    ],
    validate: mustBeAnswered({
      key: 'isFullTimeTaxiRequired',
      message: `Please tell us if ${you} drive${s} a taxi full time`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { impliedBy: 'employmentType' },
    summary: yesOrNo,
  })

const employmentTypeKind = laidOut(choice(employmentTypes))

export const employmentType = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'employmentType',
    kind: employmentTypeKind,
    group: 'work',
    label: `What is ${your} employment status?`,
    hint: 'If there is more than one, choose the main one.',
    isAsked: isWorkAsked,
    clears: ['studentType', 'occupation', 'industry', 'isFullTime'],
    validate: mustBeOffered(employmentTypeKind, {
      key: 'employmentTypeRequired',
      message: `Please choose ${your} employment status`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'employmentStatus', codes: employmentTypes },
    dto: {
      isRequired: true,
      serialise: (person) => (isWorkAnswered(person) ? person.employmentType : undefined),
    },
    summary: (code) => descOf(employmentTypes, code) ?? code,
  })

/**
 * In JSON, other work is shown only by that work itself. Until the question is answered, or while a yes has no work entered, a
 * person's work is not sent at all, so that a missing field never means no.
 */
function isWorkAnswered({ isFullTimeTaxi, hasOtherOccupation, ...other }: PersonDetails): boolean {
  if (isFullTimeTaxi === true || hasOtherOccupation === false) return true
  return hasOtherOccupation === true && (other.otherOccupation ?? other.otherIndustry) !== undefined
}

const studentTypeKind = choice(studentTypes)

/** Sent as the occupation of a student (D-101). */
export const studentType = ({ are, youAre }: Whose) =>
  question<PersonDetails>()({
    name: 'studentType',
    kind: studentTypeKind,
    group: 'work',
    label: `What type of student ${are}?`,
    isAsked: isStudentTypeAsked,
    validate: mustBeOffered(studentTypeKind, {
      key: 'studentTypeRequired',
      message: `Please choose what type of student ${youAre}`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { impliedBy: 'occupation' },
    dto: { impliedBy: 'occupation' },
    summary: (code) => descOf(studentTypes, code) ?? code,
  })

const occupationKind = searched('occupations')

export const occupation = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'occupation',
    kind: occupationKind,
    group: 'work',
    label: `What is ${your} occupation?`,
    hint: 'Start typing and choose the closest from the list.',
    isAsked: isOccupationAsked,
    validate: mustBeOffered(occupationKind, {
      key: 'occupationRequired',
      message: `Please choose ${your} occupation`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'occupation', codes: occupations },
    summary: (code) => descOf(occupations, code) ?? code,
  })

const industryKind = searched('industries')

export const industry = ({ do: doYou, you, s }: Whose) =>
  question<PersonDetails>()({
    name: 'industry',
    kind: industryKind,
    group: 'work',
    label: `What industry ${doYou} work in?`,
    hint: 'Start typing and choose the closest from the list.',
    isAsked: isOccupationAsked,
    validate: mustBeOffered(industryKind, {
      key: 'industryRequired',
      message: `Please choose the industry ${you} work${s} in`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'industry', codes: industries },
    summary: (code) => descOf(industries, code) ?? code,
  })

export const isFullTime = ({ Do, you, s }: Whose) =>
  question<PersonDetails>()({
    name: 'isFullTime',
    kind: yesNo,
    group: 'work',
    label: `${Do} work full time?`,
    isAsked: isOccupationAsked,
    validate: mustBeAnswered({
      key: 'isFullTimeRequired',
      message: `Please tell us if ${you} work${s} full time`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'fullTime', assume: [true, 'Works full time'] },
    summary: yesOrNo,
  })

/** People whose status is not a job, such as the retired, are asked whether they work at all, not about another job (DRV-05). */
export const hasOtherOccupation = ({ Do, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'hasOtherOccupation',
    kind: yesNo,
    group: 'work',
    label: (asking) =>
      isWithoutJob(asking.subject) ? `${Do} do any paid or voluntary work?` : `${Do} have any other jobs?`,
    hint: 'Include part-time, casual and voluntary work.',
    isAsked: isWorkAsked,
    clears: ['otherOccupation', 'otherIndustry'],
    validate: (answer, { subject }) =>
      mustBeAnswered({
        key: 'hasOtherOccupationRequired',
        message: isWithoutJob(subject)
          ? 'Please tell us about any paid or voluntary work'
          : `Please tell us if ${youHave} any other jobs`,
      })(answer),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { impliedBy: 'otherOccupation' },
    dto: { impliedBy: 'otherOccupation' },
    summary: yesOrNo,
  })

function isWithoutJob({ employmentType }: PersonDetails): boolean {
  return employmentType !== undefined && !needsOccupation(employmentType)
}

const otherOccupationKind = searched('occupations')

export const otherOccupation = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'otherOccupation',
    kind: otherOccupationKind,
    group: 'work',
    label: `What is ${your} other occupation?`,
    hint: 'Start typing and choose the closest from the list.',
    isAsked: isOtherOccupationAsked,
    validate: mustBeOffered(otherOccupationKind, {
      key: 'otherOccupationRequired',
      message: `Please choose ${your} other occupation`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'secondOccupation', codes: occupations },
    summary: (code) => descOf(occupations, code) ?? code,
  })

const otherIndustryKind = searched('industries')

export const otherIndustry = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'otherIndustry',
    kind: otherIndustryKind,
    group: 'work',
    label: `What industry is ${your} other job in?`,
    hint: 'Start typing and choose the closest from the list.',
    isAsked: isOtherOccupationAsked,
    validate: mustBeOffered(otherIndustryKind, {
      key: 'otherIndustryRequired',
      message: `Please choose the industry of ${your} other job`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'secondIndustry', codes: industries },
    summary: (code) => descOf(industries, code) ?? code,
  })
