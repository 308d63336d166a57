import { askingOf } from '@milepost/domain/journeys/journey-progress'
import type { Source } from '@milepost/domain/journeys/provenance'
import { type Circumstances, fieldName } from '@milepost/domain/journeys/step-fields'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import { change } from '@milepost/domain/questions/change'
import { AskedQuestion } from './AskedQuestion'
import type { InputProps, Inputs } from './input'
import type { FormFields } from './use-form'

export type StepQuestionProps = Pick<InputProps, 'action' | 'onEnter'> & {
  step: WizardStepName
  /** Where the answer is held: "vehicleDetails.value". */
  field: string
  form: Pick<FormFields, 'fieldProps'>
  /** The answers as the boxes stand now, so that a question that depends on another shows at once. */
  answers: Answers
  circumstances: Circumstances
  inputs: Inputs
  /** Why the answer cannot be changed here, where it cannot. */
  locked?: string | undefined
  /** An input that holds more than text has stored the answer of this field itself. */
  onAnswers: (answers: Answers, field: string, source?: Source) => void
}

/** A question of a step, by the place of its answer. */
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
