import { levelOfCover } from '@milepost/domain/questions/cover/level-of-cover'
import { RadioRows } from '../../ui/RadioRows'
import { Select } from '../../ui/Select'
import type { InputProps } from '../input'
import { autofillOf } from './autofill'
import { LevelOfCoverInput } from './LevelOfCoverInput'

/** As many as are read at a glance; a longer list folds away. */
export const FEW = 4

export function ChoiceInput(props: InputProps) {
  const { box, question, asking } = props
  if (question.name === levelOfCover.name) return <LevelOfCoverInput {...props} />
  const codes = question.kind.options?.(asking) ?? []
  const options = codes.map(({ code, desc }) => ({ value: code, label: desc }))
  if (options.length <= FEW) return <RadioRows {...box} options={options} />
  return <Select {...box} options={options} autoComplete={autofillOf(box.name)} />
}
