import type { DateBox } from '@milepost/domain/values/date-entry'
import { DateFields } from '../../ui/DateFields'
import type { InputProps } from '../input'
import { autofillOf } from './autofill'
import { joinDate, splitDate, typedIn, wrongBoxes } from './date-text'

export function DateInput({ box }: InputProps) {
  const { value, onChange, 'data-error-key': errorKey, ...words } = box
  const entry = splitDate(value)
  const part = (name: DateBox) => ({
    value: entry[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ target: { value: joinDate(typedIn(name, target.value, entry)) } }),
  })
  return (
    <DateFields
      {...words}
      parts={{
        day: { ...part('day'), 'data-error-key': errorKey },
        month: part('month'),
        year: part('year'),
      }}
      invalidParts={wrongBoxes(entry)}
      autoComplete={autofillOf(box.name) === 'bday' ? 'bday' : 'off'}
    />
  )
}
