import type { Answers } from '../questions/answers'
import { countingSubject } from '../questions/read-subject'
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
  let counting = answers
  for (const step of path) {
    for (const { of, ask } of here.catalogue.sections[step]) {
      counting = { ...counting, [of]: countingSubject(ask, askingOf(of, counting, here)) }
    }
  }
  return { ...counting, additionalDrivers: here.catalogue.countingDrivers(counting, here) }
}
