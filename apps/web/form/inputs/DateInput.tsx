import { type DateBox, type DateEntry, fullYear } from '@milepost/domain/values/date-entry'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { ChangeEvent } from 'react'
import { DateFields, type DateFieldsProps } from '../../ui/DateFields.tsx'
import type { InputProps } from '../input.ts'
import { autofillOf } from './autofill.ts'
import { invalidBoxes, joinDate, splitDate, typedIn, typedOn } from './date-text.ts'

export function DateInput({ fieldProps, asking }: InputProps) {
  const isBirthday = autofillOf(fieldProps.name) === 'bday'
  return <TypedDate {...fieldProps} today={asking.today} autoComplete={isBirthday ? 'bday' : 'off'} />
}

type TypedDateProps = Omit<DateFieldsProps, 'parts' | 'invalidParts'> &
  Pick<InputProps['fieldProps'], 'value' | 'onChange' | 'data-error-key'> & { today: LocalDate }

/** Three fields that accept a date typed in one go. A two-digit year is expanded when its field is left. */
export function TypedDate({ value, onChange, 'data-error-key': errorKey, today, ...words }: TypedDateProps) {
  const entry = splitDate(value)
  const part = datePart(entry, (date) => onChange({ target: { value: joinDate(date) } }))
  const writeYearInFull = () => {
    const year = fullYear(entry.year, today)
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
      if (on) neighbouringBox(target, on.to)?.focus()
    },
  })
}

function neighbouringBox(box: HTMLInputElement, name: DateBox): HTMLInputElement | null | undefined {
  return box.closest('[data-boxes]')?.querySelector<HTMLInputElement>(`input[name$=".${name}"]`)
}
