import type { Answers } from '../questions/answers.ts'
import { wordsOf } from '../questions/asking.ts'
import { askingOf, type Missing } from './journey-progress.ts'
import { type Circumstances, fieldName } from './step-fields.ts'
import { labelOf } from './steps.ts'

/** What to call an answer in a message: its question, or the drivers step, whose messages name the driver. */
export function questionNamed({ step, field }: Missing, answers: Answers, here: Circumstances): string {
  for (const { of, ask } of here.definition.steps[step]) {
    const asked = ask.find(({ name }) => fieldName(of, name) === field)
    if (asked) return wordsOf(asked.label, askingOf(of, answers, here))
  }
  return labelOf(step)
}
