import { descOf } from '../../lists/code-list.ts'
import { relationships } from '../../lists/person.ts'
import type { AdditionalDriver, ProposerDetails } from '../answers.ts'
import { choice, mustBeOffered } from '../kinds/choice.ts'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no.ts'
import { question } from '../question.ts'
import { maritalStatus } from './about-you.ts'
import { CONFLICTING_DRIVERS, conflictInWords, isConflicting, relationshipConflict } from './rules.ts'
import { theDriver } from './whose.ts'

const relationshipToProposerKind = choice(relationships)
const isOffered = mustBeOffered(relationshipToProposerKind, {
  key: 'relationshipToProposerRequired',
  message: "Please choose the driver's relationship to you",
})

export const relationshipToProposer = question<AdditionalDriver>()({
  name: 'relationshipToProposer',
  kind: relationshipToProposerKind,
  group: 'person',
  label: "What is the driver's relationship to you?",
  // The specification's conflict message names no answers (ADD-16), so the hint does.
  hint: ({ subject, answers }) => conflictInWords(subject, answers) ?? '',
  validate: (code, asking) =>
    isOffered(code, asking) ??
    (isConflicting(asking.subject, asking.answers) ? relationshipConflict(asking.subject) : undefined),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'relationship', codes: relationships },
  summary: (code) => descOf(relationships, code) ?? code,
})

const asked = maritalStatus(theDriver)

/** The same question as the proposer's; a driver's answer must also agree with the relationship (ADD-16). */
export const driverMaritalStatus = question<AdditionalDriver>()({
  ...asked,
  validate: (code, asking) =>
    asked.validate(code, asking) ??
    (isConflicting(asking.subject, asking.answers) ? CONFLICTING_DRIVERS : undefined),
})

/** Decides whether the additional drivers step is shown (D-035). */
export const hasAdditionalDriver = question<ProposerDetails>()({
  name: 'hasAdditionalDriver',
  kind: yesNo,
  group: 'history',
  isNoneOfThese: true,
  label: 'Will anyone else drive the vehicle?',
  validate: mustBeAnswered({
    key: 'hasAdditionalDriverRequired',
    message: 'Please tell us if anyone else will drive the vehicle',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  // Derived from the list of drivers, which is sent next to the proposer.
  dto: { impliedBy: 'additionalDrivers' },
  summary: yesOrNo,
})
