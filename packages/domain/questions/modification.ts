import { descOf } from '../lists/code-list.ts'
import { modifications } from '../lists/vehicle.ts'
import { currencyInputMaximum } from '../values/money-text.ts'
import { formatPounds, fromPounds, isPence } from '../values/pence.ts'
import { siteFieldsOf } from './aggregator.ts'
import type { Modification, ModificationAnswers } from './answers.ts'
import type { AnySubject, Asking } from './asking.ts'
import { entityOf, unasked } from './dto.ts'
import { choice, mustBeOffered } from './kinds/choice.ts'
import { money } from './kinds/money.ts'
import { mustBeAnswered, yesNo, yesOrNo } from './kinds/yes-no.ts'
import { type AnyQuoteQuestion, entryQuestion } from './question.ts'
import { type NamedFieldError, validateSubject } from './read-subject.ts'

const modificationCodeKind = choice(modifications)

const modificationCode = entryQuestion<ModificationAnswers>()({
  name: 'modificationCode',
  kind: modificationCodeKind,
  label: 'What is the modification?',
  validate: mustBeOffered(modificationCodeKind, {
    key: 'modificationCodeRequired',
    message: 'Please choose the modification',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'code', codes: modifications },
  summary: (code) => descOf(modifications, code) ?? code,
})

/** The cost in pounds (MOD-04, D-083). */
const value = entryQuestion<ModificationAnswers>()({
  name: 'value',
  kind: money,
  label: 'How much did the modification cost?',
  hint: 'If it came with the vehicle, enter what it would cost to have it done. A good estimate is fine.',
  validate(cost) {
    if (!isPence(cost))
      return { key: 'modificationValueRequired', message: 'Please enter what the modification cost' }
    if (cost < MINIMUM)
      return { key: 'modificationValueMinimum', message: 'The modification must have cost at least £1' }
    if (cost > currencyInputMaximum)
      return {
        key: 'modificationValueMaximum',
        message: `Please enter a cost of ${formatPounds(currencyInputMaximum)} or less`,
      }
    return undefined
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'value' },
  summary: formatPounds,
})

const isForMedicalReasons = entryQuestion<ModificationAnswers>()({
  name: 'isForMedicalReasons',
  kind: yesNo,
  label: 'Is the modification for medical reasons?',
  hint: 'For example, hand controls for a driver with a disability.',
  validate: mustBeAnswered({
    key: 'isForMedicalReasonsRequired',
    message: 'Please tell us if the modification is for medical reasons',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'medical', assume: [false, 'The modification is not for medical reasons'] },
  summary: yesOrNo,
})

/** The questions about each modification, in order (MOD-04). */
export const modificationQuestions: readonly AnyQuoteQuestion[] = [
  modificationCode,
  value,
  isForMedicalReasons,
]

/** A modification as JSON (DAT-10). */
export const modificationEntity = entityOf(
  [
    ...modificationQuestions,
    unasked<Modification>()('isCurrentInsurerNotified', {
      shape: 'yes-no',
      isRequired: true,
      // Not notified, unless sent otherwise (D-084).
      leftOut: { request: false },
      serialise: ({ isCurrentInsurerNotified }) => isCurrentInsurerNotified === true,
    }),
  ],
  [],
)

/** A modification as comparison sites send it. */
export const siteModification = siteFieldsOf(modificationQuestions, [])

/** Whether the current insurer was notified is never asked: false on creation (MOD-05, D-084). */
export const newModification: Modification = { isCurrentInsurerNotified: false }

/** Every error of one modification, in the order asked. */
export function validateModification(
  modification: Modification,
  asking: Asking<AnySubject>,
): readonly NamedFieldError[] {
  return validateSubject(modificationQuestions, { ...asking, subject: modification })
}

/** One line of the list: "Sports exhaust, £300, for medical reasons". */
export function modificationSummary(modification: Modification): string {
  const { modificationCode: code, value: cost, isForMedicalReasons: isMedical } = modification
  return [
    code !== undefined && modificationCode.summary(code),
    cost !== undefined && value.summary(cost),
    isMedical === true && 'for medical reasons',
  ]
    .filter((part) => part !== false)
    .join(', ')
}

const MINIMUM = fromPounds(1)
