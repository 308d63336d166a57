import type { Answers } from '../questions/answers'
import { startPassedKeys } from '../questions/cover/start-passed-keys'
import type { Missing } from './journey-progress'
import type { CompletedSteps } from './steps'

/**
 * Answers of completed steps that were good once and are not any more, because another answer has changed. Questions without an
 * answer are not among them, nor is a cover start that has passed: that has words of its own (D-129).
 */
export function brokenAnswers(
  missing: readonly Missing[],
  completed: CompletedSteps,
  answers: Answers,
): readonly Missing[] {
  return missing.filter(
    ({ step, field, key }) =>
      completed[step] === true && !startPassedKeys.includes(key) && isAnswered(field, answers),
  )
}

/** Whether the place "additionalDrivers.0.maritalStatus" holds anything. */
function isAnswered(field: string, answers: Answers): boolean {
  let held: unknown = answers
  for (const part of field.split('.'))
    held = typeof held === 'object' && held !== null ? Reflect.get(held, part) : undefined
  return held !== undefined
}
