import type { Answers } from '../questions/answers'
import { countingSubject } from '../questions/read-subject'
import { askingOf, type Circumstances } from './missing'
import { sections } from './sections'
import type { WizardStepName } from './steps'

/**
 * The answers that count: those to questions asked on the customer's own path. An answer to a question that is no longer
 * asked is neither shown, sent nor rated.
 */
export function countingAnswers(
  answers: Answers,
  path: readonly WizardStepName[],
  circumstances: Circumstances,
): Answers {
  let counting = answers
  for (const step of path) {
    for (const { of, ask } of sections[step]) {
      counting = { ...counting, [of]: countingSubject(ask, askingOf(of, counting, circumstances)) }
    }
  }
  return counting
}
