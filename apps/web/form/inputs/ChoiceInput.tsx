import { coverLevels } from '@milepost/domain/lists/cover'
import {
  CANNOT_BE_CHOSEN,
  coverLevelDescriptions,
  levelOfCover,
} from '@milepost/domain/questions/cover/level-of-cover'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldNote } from '../../ui/FieldNote.tsx'
import { type RadioLayout, RadioRows, YesNo } from '../../ui/RadioRows.tsx'
import { Select } from '../../ui/Select.tsx'
import type { InputProps } from '../input.ts'
import { autofillOf } from './autofill.ts'

/** The most options shown as radio buttons; a longer list is a select. */
export const FEW = 4
/** The most characters of an answer that fits into a column on a phone, on two lines. */
const SHORT = 22

export function ChoiceInput(props: InputProps) {
  const { fieldProps, question, asking } = props
  if (question.name === levelOfCover.name) return <LevelOfCoverInput {...props} />
  const codes = question.kind.options?.(asking) ?? []
  const options = codes.map(({ code, desc }) => ({ value: code, label: desc }))
  if (options.length <= FEW || question.kind.isLaidOut)
    return (
      <RadioRows {...fieldProps} options={options} layout={layoutOf(options.map(({ label }) => label))} />
    )
  return <Select {...fieldProps} options={options} autoComplete={autofillOf(fieldProps.name)} />
}

/** Many short answers are in columns, like keys. */
function layoutOf(labels: readonly string[]): RadioLayout {
  const isShort = labels.every(({ length }) => length <= SHORT)
  return labels.length > FEW && isShort ? 'columns' : 'rows'
}

/** Each level with what it covers. A level that is not offered is described too (COV-02, D-128). */
function LevelOfCoverInput({ fieldProps, question, asking }: InputProps) {
  const offered = new Set((question.kind.options?.(asking) ?? []).map(({ code }) => code))
  const options = coverLevels
    .filter(({ code }) => offered.has(code))
    .map(({ code, desc }) => ({ value: code, label: desc, hint: coverLevelDescriptions[code] }))
  return (
    <div>
      <RadioRows {...fieldProps} options={options} />
      {coverLevels
        .filter(({ code }) => !offered.has(code))
        .map(({ code, desc }) => (
          <FieldNote key={code}>
            <strong>{desc}:</strong> {coverLevelDescriptions[code]} {CANNOT_BE_CHOSEN}
          </FieldNote>
        ))}
    </div>
  )
}

export function YesNoInput({ fieldProps }: InputProps) {
  return <YesNo {...fieldProps} />
}

export function TickInput({ fieldProps: { value, onChange, help: _help, ...fieldProps } }: InputProps) {
  return (
    <Checkbox
      {...fieldProps}
      checked={value === 'yes'}
      onChange={({ target }) => onChange({ target: { value: target.checked ? 'yes' : '' } })}
    />
  )
}
