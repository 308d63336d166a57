import { AskedFields } from '../../questions/AskedFields'
import type { Inputs } from '../../questions/input'
import { ChoiceInput } from '../../questions/inputs/ChoiceInput'
import { StartInput } from '../../questions/inputs/StartInput'
import { TextInput } from '../../questions/inputs/TextInput'
import type { RestartForm } from './use-restart-form'

const inputs: Inputs = { start: StartInput, choice: ChoiceInput, email: TextInput, phone: TextInput }

type RestartAskedProps = { form: Pick<RestartForm, 'questions' | 'boxes'>; fields: readonly string[] }

/** Questions of a restart. */
export function RestartAsked({ form: { questions, boxes }, fields }: RestartAskedProps) {
  return <AskedFields {...{ questions, boxes, fields, inputs }} />
}
