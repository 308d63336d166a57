import type { Answers } from '../questions/answers.ts'
import { wordsOf } from '../questions/asking.ts'
import { isAsked } from '../questions/question.ts'
import { clearedByTyping, readSubject, type TypedAnswers } from '../questions/read-subject.ts'
import { askingOf, type Missing } from './journey-progress.ts'
import { type Circumstances, fieldName, type StepFields, type SubjectName } from './step-fields.ts'
import { type WizardStepName, wizardSteps } from './steps.ts'

/** The text in the fields of a step: "vehicleDetails.value" -> "8,500". */
export type Typed = Readonly<Record<string, string | undefined>>

/** The fields cleared by a change to one field of a step. */
export function fieldsClearedBy(
  step: WizardStepName,
  typed: Typed,
  answers: Answers,
  here: Circumstances,
  { field, text }: { field: string; text: string },
): readonly string[] {
  for (const { of, ask } of here.definition.steps[step]) {
    const changed = ask.find(({ name }) => fieldName(of, name) === field)
    if (!changed) continue
    const { name } = changed
    return clearedByTyping(ask, boxesOf(of, ask, typed), askingOf(of, answers, here), { name, text }).map(
      (each) => fieldName(of, each),
    )
  }
  return []
}

/** Reads a step's fields into answers, with their errors. */
export function readStep(
  step: WizardStepName,
  typed: Typed,
  answers: Answers,
  here: Circumstances,
): { answers: Answers; fieldErrors: readonly Missing[] } {
  let read = answers
  const fieldErrors: Missing[] = []
  for (const { of, ask } of here.definition.steps[step]) {
    const section = readSubject(ask, boxesOf(of, ask, typed), askingOf(of, read, here))
    read = { ...read, [of]: section.subject }
    fieldErrors.push(
      ...section.fieldErrors.map(({ name, ...each }) => ({ ...each, step, field: fieldName(of, name) })),
    )
  }
  return { answers: read, fieldErrors }
}

/** The typed texts of a section, by the names of its answers. */
function boxesOf(of: SubjectName, ask: StepFields['ask'], typed: Typed): TypedAnswers {
  return Object.fromEntries(ask.map(({ name }) => [name, typed[fieldName(of, name)]]))
}

/** A field that differs from the stored answer: the customer left the step without continuing. */
export type UnsavedEdit = { step: WizardStepName; field: string; question: string }

export function unsavedEdits(typed: Typed, answers: Answers, here: Circumstances): readonly UnsavedEdit[] {
  return wizardSteps.flatMap(({ name: step }) =>
    here.definition.steps[step].flatMap(({ of, ask }) => {
      const asking = askingOf(of, answers, here)
      return ask.flatMap((each) => {
        const field = fieldName(of, each.name)
        const text = typed[field]
        if (text === undefined || !isAsked(each, asking)) return []
        const read = each.kind.read(text, asking)
        const isSaved = read.ok && isSame(read.value, asking.subject[each.name])
        return isSaved ? [] : [{ step, field, question: wordsOf(each.label, asking) }]
      })
    }),
  )
}

/** Answers are plain data: text, numbers, booleans, and lists and records of them. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
