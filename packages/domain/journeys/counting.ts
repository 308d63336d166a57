import type { Answers } from '../questions/answers'
import { applicableSubject, validSubject } from '../questions/read-subject'
import { askingOf } from './missing'
import type { Circumstances } from './section'
import type { WizardStepName } from './steps'

/**
 * The answers that count: those to questions asked on the customer's own path. An answer to a question that is no longer
 * asked is neither shown, sent nor rated.
 */
export function applicableAnswers(
  answers: Answers,
  path: readonly WizardStepName[],
  here: Circumstances,
): Answers {
  const applicable = { ...answers }
  for (const step of path) {
    for (const { of, ask, isOnlyForSubmit } of here.definition.steps[step]) {
      const asking = askingOf(of, applicable, here)
      // Nobody is stopped by what is only for submit, so nothing bad of it may go further either (D-147).
      const counted = isOnlyForSubmit ? validSubject(ask, asking) : applicableSubject(ask, asking)
      if (counted !== asking.subject) Object.assign(applicable, { [of]: counted })
    }
  }
  return { ...applicable, additionalDrivers: here.definition.applicableDrivers(applicable, here) }
}
