import type { Answers } from '../questions/answers'
import { readSubject } from '../questions/read-subject'
import { askingOf, type Circumstances, type Missing } from './missing'
import { fieldName, sections } from './sections'
import type { WizardStepName } from './steps'

/** What stands in the boxes of a step, by field: "vehicleDetails.value" -> "8,500". */
export type Typed = Readonly<Record<string, string | undefined>>

/** A step's boxes made answers, with what is wrong with them. */
export function readStep(
  step: WizardStepName,
  typed: Typed,
  answers: Answers,
  circumstances: Circumstances,
): { answers: Answers; wrong: readonly Missing[] } {
  let read = answers
  const wrong: Missing[] = []
  for (const { of, ask } of sections[step]) {
    const here = Object.fromEntries(ask.map(({ name }) => [name, typed[fieldName(of, name)]]))
    const section = readSubject(ask, here, askingOf(of, read, circumstances))
    read = { ...read, [of]: section.subject }
    wrong.push(...section.wrong.map(({ name, ...each }) => ({ ...each, step, field: fieldName(of, name) })))
  }
  return { answers: read, wrong }
}
