import { askingOf } from '@milepost/domain/journeys/journey-progress'
import type { Source } from '@milepost/domain/journeys/provenance'
import { type Circumstances, fieldName } from '@milepost/domain/journeys/step-fields'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import { change } from '@milepost/domain/questions/change'
import { AskedQuestion } from './AskedQuestion.tsx'
import type { InputProps, Inputs } from './input.ts'
import type { FormFields } from './use-form.ts'

export type StepQuestionProps = Pick<InputProps, 'action' | 'onEnter'> & {
  step: WizardStepName
  /** Field name of the answer: "vehicleDetails.value". */
  field: string
  form: Pick<FormFields, 'fieldProps'>
  /** The answers with the current field values, so that a dependent question shows immediately. */
  answers: Answers
  circumstances: Circumstances
  inputs: Inputs
  /** Why the answer is read-only here; undefined if it is not. */
  locked?: string | undefined
  /** Called by an input that holds more than text, once it has stored the answer itself. */
  onAnswers: (answers: Answers, field: string, source?: Source) => void
}

/** A question of a step, by field name. */
export function StepQuestion({
  step,
  field,
  form,
  answers,
  circumstances,
  locked,
  onAnswers,
  ...rest
}: StepQuestionProps) {
  const section = circumstances.definition.steps[step].find(({ of, ask }) =>
    ask.some(({ name }) => fieldName(of, name) === field),
  )
  const question = section?.ask.find(({ name }) => fieldName(section.of, name) === field)
  if (!section || !question) throw new Error(`Step ${step} asks no question ${field}`)
  return (
    <AskedQuestion
      {...rest}
      question={question}
      asking={askingOf(section.of, answers, circumstances)}
      fieldProps={{ ...form.fieldProps(field), locked }}
      onAnswer={(answer, source) =>
        onAnswers({ ...answers, [section.of]: change(answers[section.of], question, answer) }, field, source)
      }
    />
  )
}
