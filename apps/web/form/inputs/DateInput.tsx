import { startHours, startMinutes } from '@milepost/domain/questions/kinds/start'
import type { DateBox, DateEntry } from '@milepost/domain/values/date-entry'
import { DateFields, DateTimeFields, type TimePart } from '../../ui/DateFields'
import type { InputProps } from '../input'
import { autofillOf } from './autofill'
import { invalidBoxes, joinDate, splitDate, typedIn } from './date-text'

export function DateInput({ fieldProps }: InputProps) {
  const { value, onChange, 'data-error-key': errorKey, ...words } = fieldProps
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
      invalidParts={invalidBoxes(entry)}
      autoComplete={autofillOf(fieldProps.name) === 'bday' ? 'bday' : 'off'}
    />
  )
}

/** A date and a time of day, in the journey's steps of minutes (COV-11, D-130). */
export function StartInput({ fieldProps, asking }: InputProps) {
  const { value, onChange, 'data-error-key': errorKey, ...words } = fieldProps
  const entry = splitStart(value)
  const tell = (changed: Partial<StartEntry>) =>
    onChange({ target: { value: joinStart({ ...entry, ...changed }) } })
  const day = (name: DateBox) => ({
    value: entry.date[name],
    onChange: ({ target }: { target: { value: string } }) =>
      tell({ date: typedIn(name, target.value, entry.date) }),
  })
  const time = (name: TimePart) => ({
    value: entry[name],
    onChange: ({ target }: { target: { value: string } }) => tell({ [name]: target.value }),
  })
  const isAboutTime = errorKey?.startsWith('startTime') === true
  return (
    <DateTimeFields
      {...words}
      parts={{ day: { ...day('day'), 'data-error-key': errorKey }, month: day('month'), year: day('year') }}
      invalidParts={words.error && !isAboutTime ? invalidBoxes(entry.date) : []}
      choices={{ hour: startHours, minute: startMinutes(asking.terms.cover.startMinuteStep) }}
      times={{ hour: time('hour'), minute: time('minute') }}
      invalidTimes={words.error && isAboutTime ? ['hour', 'minute'] : []}
    />
  )
}

/** The values of the date fields and time lists. */
type StartEntry = { date: DateEntry; hour: string; minute: string }

/** A start as one text: "27/3/2026 14:15". */
export function splitStart(text: string): StartEntry {
  const gap = text.lastIndexOf(' ')
  const [hour = '', minute = ''] = text.slice(gap + 1).split(':')
  return gap === -1
    ? { date: splitDate(text), hour: '', minute: '' }
    : { date: splitDate(text.slice(0, gap)), hour, minute }
}

export function joinStart({ date, hour, minute }: StartEntry): string {
  const day = joinDate(date)
  return `${day}${hour}${minute}` === '' ? '' : `${day} ${hour}:${minute}`
}
