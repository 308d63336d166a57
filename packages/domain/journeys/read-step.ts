import type { Answers } from '../questions/answers'
import { clearedByTyping, readSubject, type TypedAnswers } from '../questions/read-subject'
import { askingOf, type Missing } from './missing'
import { type Circumstances, fieldName, type Section, type SubjectName } from './section'
import type { WizardStepName } from './steps'

/** What stands in the boxes of a step, by field: "vehicleDetails.value" -> "8,500". */
export type Typed = Readonly<Record<string, string | undefined>>

/** The fields that a change to one box of a step empties. */
export function fieldsClearedBy(
  step: WizardStepName,
  typed: Typed,
  answers: Answers,
  here: Circumstances,
  { field, text }: { field: string; text: string },
): readonly string[] {
  for (const { of, ask } of here.catalogue.sections[step]) {
    const changed = ask.find(({ name }) => fieldName(of, name) === field)
    if (!changed) continue
    const { name } = changed
    return clearedByTyping(ask, boxesOf(of, ask, typed), askingOf(of, answers, here), { name, text }).map(
      (each) => fieldName(of, each),
    )
  }
  return []
}

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
    const section = readSubject(ask, boxesOf(of, ask, typed), askingOf(of, read, here))
    read = { ...read, [of]: section.subject }
    wrong.push(...section.wrong.map(({ name, ...each }) => ({ ...each, step, field: fieldName(of, name) })))
  }
  return { answers: read, wrong }
}

/** The texts of a section's boxes, by the names of its answers. */
function boxesOf(of: SubjectName, ask: Section['ask'], typed: Typed): TypedAnswers {
  return Object.fromEntries(ask.map(({ name }) => [name, typed[fieldName(of, name)]]))
}
