import type { Answers } from '../questions/answers'
import { countingSubject, goodSubject } from '../questions/read-subject'
import { askingOf } from './missing'
import type { Circumstances } from './section'
import type { WizardStepName } from './steps'

/**
 * The answers that count: those to questions asked on the customer's own path. An answer to a question that is no longer
 * asked is neither shown, sent nor rated.
 */
export function countingAnswers(
  answers: Answers,
  path: readonly WizardStepName[],
  here: Circumstances,
): Answers {
  const counting = { ...answers }
  for (const step of path) {
    for (const { of, ask, isOnlyForSubmit } of here.catalogue.sections[step]) {
      const asking = askingOf(of, counting, here)
      // Nobody is stopped by what is only for submit, so nothing bad of it may go further either (D-147).
      const counted = isOnlyForSubmit ? goodSubject(ask, asking) : countingSubject(ask, asking)
      if (counted !== asking.subject) Object.assign(counting, { [of]: counted })
    }
  }
  return { ...counting, additionalDrivers: here.catalogue.countingDrivers(counting, here) }
}
