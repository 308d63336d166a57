import { startHours, startMinutes } from '@milepost/domain/questions/kinds/start'
import type { DateBox } from '@milepost/domain/values/date-entry'
import { DateTimeFields, type TimePart } from '../../ui/DateTimeFields'
import type { InputProps } from '../input'
import { typedIn, wrongBoxes } from './date-text'
import { joinStart, type StartEntry, splitStart } from './start-text'

/** A day and a time of day, on the clock in steps of the journey (COV-11, D-130). */
export function StartInput({ box, asking }: InputProps) {
  const { value, onChange, 'data-error-key': errorKey, ...words } = box
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
      invalidParts={words.error && !isAboutTime ? wrongBoxes(entry.date) : []}
      choices={{ hour: startHours, minute: startMinutes(asking.terms.cover.startMinuteStep) }}
      times={{ hour: time('hour'), minute: time('minute') }}
      invalidTimes={words.error && isAboutTime ? ['hour', 'minute'] : []}
    />
  )
}
