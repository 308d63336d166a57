import type { Answers } from '../questions/answers'
import { wordsOf } from '../questions/asking'
import { startPassedKeys } from '../questions/cover/start-passed-keys'
import { askingOf, type Missing } from './missing'
import { type Circumstances, fieldName } from './section'
import { type CompletedSteps, labelOf } from './steps'

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

/** What an answer is called where it is spoken of: its question, or the step of the drivers, whose messages name the driver. */
export function questionOf({ step, field }: Missing, answers: Answers, here: Circumstances): string {
  for (const { of, ask } of here.catalogue.sections[step]) {
    const asked = ask.find(({ name }) => fieldName(of, name) === field)
    if (asked) return wordsOf(asked.label, askingOf(of, answers, here))
  }
  return labelOf(step)
}

/** Whether the place "additionalDrivers.0.maritalStatus" holds anything. */
function isAnswered(field: string, answers: Answers): boolean {
  let held: unknown = answers
  for (const part of field.split('.'))
    held = typeof held === 'object' && held !== null ? Reflect.get(held, part) : undefined
  return held !== undefined
}
