import type { Answers } from '../questions/answers'
import { readSubject } from '../questions/read-subject'
import { askingOf, type Missing } from './missing'
import { type Circumstances, fieldName } from './section'
import type { WizardStepName } from './steps'

/** What stands in the boxes of a step, by field: "vehicleDetails.value" -> "8,500". */
export type Typed = Readonly<Record<string, string | undefined>>

/** A step's boxes made answers, with what is wrong with them. */
export function readStep(
  step: WizardStepName,
  typed: Typed,
  answers: Answers,
  here: Circumstances,
): { answers: Answers; wrong: readonly Missing[] } {
  let read = answers
  const wrong: Missing[] = []
  for (const { of, ask } of here.catalogue.sections[step]) {
    const boxes = Object.fromEntries(ask.map(({ name }) => [name, typed[fieldName(of, name)]]))
    const section = readSubject(ask, boxes, askingOf(of, read, here))
    read = { ...read, [of]: section.subject }
    wrong.push(...section.wrong.map(({ name, ...each }) => ({ ...each, step, field: fieldName(of, name) })))
  }
  return { answers: read, wrong }
}
