import { fieldsClearedBy, readStep, type Typed } from '@milepost/domain/journeys/read-step'
import { type Circumstances, fieldName, type StepFields } from '@milepost/domain/journeys/step-fields'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import type { AnySubject } from '@milepost/domain/questions/asking'
import { useForm } from './use-form.ts'

export type StepFormSettings = {
  step: WizardStepName
  answers: Answers
  /** The text of the fields, held by the caller so that it outlives the page. */
  typed: Typed
  circumstances: Circumstances
  onTyped: (field: string, text: string) => void
  onValid: (answers: Answers) => void
}

/** The form of a step; its fields are those of its questions. */
export function useStepForm({ step, answers, typed, circumstances, onTyped, onValid }: StepFormSettings) {
  const sections = circumstances.definition.steps[step]
  return useForm({
    fields: sections.flatMap(({ of, ask }) => ask.map(({ name }) => fieldName(of, name))),
    textOf: (field) => typed[field] ?? textIn(answers, sections, field),
    read: () => {
      const { answers: values, fieldErrors } = readStep(step, typed, answers, circumstances)
      return { values, fieldErrors }
    },
    emptiedBy: (field, text) => fieldsClearedBy(step, typed, answers, circumstances, { field, text }),
    onTyped: (field, text, emptied) => {
      onTyped(field, text)
      // An emptied field is read as no answer. The stored answer changes on Continue, like any other.
      for (const each of emptied) onTyped(each, '')
    },
    onValid,
  })
}

/** The stored answer as its kind displays it: the text of a field that has not been edited. */
export function textIn(answers: Answers, sections: readonly StepFields[], field: string): string {
  for (const { of, ask } of sections) {
    const subject: AnySubject = answers[of]
    const asked = ask.find(({ name }) => fieldName(of, name) === field)
    const answer = asked && subject[asked.name]
    if (asked && answer !== undefined && answer !== null) return asked.kind.show(answer)
  }
  return ''
}
