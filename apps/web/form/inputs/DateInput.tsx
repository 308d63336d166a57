import { type DateBox, type DateEntry, fullYear } from '@milepost/domain/values/date-entry'
import type { ChangeEvent } from 'react'
import { DateFields } from '../../ui/DateFields'
import type { InputProps } from '../input'
import { autofillOf } from './autofill'
import { invalidBoxes, joinDate, splitDate, typedIn, typedOn } from './date-text'

/** Three boxes. A year of two digits is written in full when its box is left. */
export function DateInput({ fieldProps, asking }: InputProps) {
  const { value, onChange, 'data-error-key': errorKey, ...words } = fieldProps
  const entry = splitDate(value)
  const part = datePart(entry, (date) => onChange({ target: { value: joinDate(date) } }))
  const writeYearInFull = () => {
    const year = fullYear(entry.year, asking.today)
    if (year !== entry.year) onChange({ target: { value: joinDate({ ...entry, year }) } })
  }
  return (
    <DateFields
      {...words}
      parts={{
        day: { ...part('day'), 'data-error-key': errorKey },
        month: part('month'),
        year: { ...part('year'), onBlur: writeYearInFull },
      }}
      invalidParts={invalidBoxes(entry)}
      autoComplete={autofillOf(fieldProps.name) === 'bday' ? 'bday' : 'off'}
    />
  )
}

/** The props of each box of a date. */
export function datePart(entry: DateEntry, tell: (date: DateEntry) => void) {
  return (name: DateBox) => ({
    value: entry[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const on = typedOn(name, target.value, entry)
      tell(on?.entry ?? typedIn(name, target.value, entry))
      if (on) boxBeside(target, on.to)?.focus()
    },
  })
}

function boxBeside(box: HTMLInputElement, name: DateBox): HTMLInputElement | null | undefined {
  return box.closest('[data-boxes]')?.querySelector<HTMLInputElement>(`input[name$=".${name}"]`)
}
