import { AskedFields } from '../../form/AskedFields'
import type { Inputs } from '../../form/input'
import { ChoiceInput } from '../../form/inputs/ChoiceInput'
import { StartInput } from '../../form/inputs/StartInput'
import { TextInput } from '../../form/inputs/TextInput'
import type { RestartForm } from './use-restart-form'

const inputs: Inputs = { start: StartInput, choice: ChoiceInput, email: TextInput, phone: TextInput }

type RestartAskedProps = { form: Pick<RestartForm, 'questions' | 'boxes'>; fields: readonly string[] }

/** Questions of a restart. */
export function RestartAsked({ form: { questions, boxes }, fields }: RestartAskedProps) {
  return <AskedFields {...{ questions, boxes, fields, inputs }} />
}
