import { siteFieldsOf } from '../aggregator'
import type { AnySubject, Asking } from '../asking'
import { entityOf, unasked } from '../dto'
import type { AnyQuoteQuestion } from '../question'
import { judgeSubject, type NamedWrong } from '../read-subject'
import { isForMedicalReasons } from './is-for-medical-reasons'
import type { Modification } from './modification'
import { modificationCode } from './modification-code'
import { value } from './value'

/** What is asked of each modification, in order (MOD-04). */
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
      // Not told unless it came otherwise (D-084).
      leftOut: { request: false },
      serialise: ({ isCurrentInsurerNotified }) => isCurrentInsurerNotified === true,
    }),
  ],
  [],
)

/** A modification as comparison sites send it. */
export const siteModification = siteFieldsOf(modificationQuestions, [])

/** The current insurer is never asked about: not told, on creation (MOD-05, D-084). */
export const newModification: Modification = { isCurrentInsurerNotified: false }

/** Everything wrong with one modification, in the order it is asked. */
export function judgeModification(
  modification: Modification,
  asking: Asking<AnySubject>,
): readonly NamedWrong[] {
  return judgeSubject(modificationQuestions, { ...asking, subject: modification })
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
