import type { Answers } from '../questions/answers.ts'
import { startPassedKeys } from '../questions/cover/start-passed-keys.ts'
import type { Missing } from './journey-progress.ts'
import type { CompletedSteps } from './steps.ts'

/**
 * Answers of completed steps that became invalid because another answer changed. Unanswered questions are not included, nor is a
 * cover start that has passed, which has its own message (D-129).
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

/** Whether there is an answer at a place such as "additionalDrivers.0.maritalStatus". */
function isAnswered(field: string, answers: Answers): boolean {
  let held: unknown = answers
  for (const part of field.split('.'))
    held = typeof held === 'object' && held !== null ? Reflect.get(held, part) : undefined
  return held !== undefined
}
