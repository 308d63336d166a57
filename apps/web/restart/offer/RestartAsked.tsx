import { AskedQuestion } from '../../questions/AskedQuestion'
import type { Inputs } from '../../questions/input'
import { ChoiceInput } from '../../questions/inputs/ChoiceInput'
import { StartInput } from '../../questions/inputs/StartInput'
import { TextInput } from '../../questions/inputs/TextInput'
import type { RestartForm } from './use-restart-form'

const inputs: Inputs = { start: StartInput, choice: ChoiceInput, email: TextInput, phone: TextInput }

type RestartAskedProps = {
  form: Pick<RestartForm, 'questions' | 'boxes'>
  /** In the order they are asked; one the form does not ask shows nothing. */
  fields: readonly string[]
}

/** Questions of the form, by the places of their answers. */
export function RestartAsked({ form: { questions, boxes }, fields }: RestartAskedProps) {
  return questions
    .filter(({ field }) => fields.includes(field))
    .map(({ field, question, asking }) => (
      <AskedQuestion
        key={field}
        question={question}
        asking={asking}
        box={boxes.box(field)}
        inputs={inputs}
        // None of these inputs holds more than text.
        onAnswer={() => undefined}
      />
    ))
}
