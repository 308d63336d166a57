import {
  type StartChoice,
  type StartChoiceName,
  startChoiceOf,
  startChoices,
} from '@milepost/domain/questions/cover/start-choices'
import { startOfDay } from '@milepost/domain/questions/cover/start-days'
import { start, startHours, startMinutes } from '@milepost/domain/questions/kinds/start'
import type { DateEntry } from '@milepost/domain/values/date-entry'
import { clockTime } from '@milepost/domain/values/london-time'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DateBoxes, TimeLists, type TimePart } from '../../ui/DateFields.tsx'
import { FieldGroup } from '../../ui/Field.tsx'
import { RadioOptions } from '../../ui/RadioRows.tsx'
import type { InputProps } from '../input.ts'
import { datePart } from './DateInput.tsx'
import { invalidBoxes, joinDate, splitDate } from './date-text.ts'
import styles from './StartInput.module.css'

/**
 * Today, tomorrow or another day, each with a time that suits most; another time is one press away. Its hours and its steps of
 * minutes are the journey's (COV-11, D-130).
 */
export function StartInput({ fieldProps, asking }: InputProps) {
  const { value, onChange, 'data-error-key': errorKey, locked: _locked, ...words } = fieldProps
  const { name, id, error } = words
  const choices = startChoices(asking)
  const entry = splitStart(value)
  const [picked, setPicked] = useState<StartChoiceName>()
  const chosen = picked ?? chosenIn(value, choices, asking)
  const isAboutTime = errorKey?.startsWith('startTime') === true
  const [wantsTime, setWantsTime] = useState(false)
  const isTimeShown = wantsTime || (error !== undefined && isAboutTime)
  const isDateShown = chosen === 'another-day'

  const tell = (changed: Partial<StartEntry>) =>
    onChange({ target: { value: joinStart({ ...entry, ...changed }) } })
  const choose = (next: StartChoiceName) => {
    const quick = choices.find((choice) => choice.name === next)?.start
    setPicked(next)
    if (quick) onChange({ target: { value: start.show(quick) } })
    else tell({ date: splitDate(''), ...timeText(startOfDay) })
  }
  const day = datePart(entry.date, (date) => tell({ date }))
  const time = (part: TimePart) => ({
    value: entry[part],
    onChange: ({ target }: { target: { value: string } }) => tell({ [part]: target.value }),
  })

  return (
    <FieldGroup {...words}>
      {() => (
        <div className={styles.start} data-boxes="">
          <RadioOptions
            id={id}
            name={`${name}.choice`}
            data-error-key={errorKey}
            options={choices.map((choice) => ({
              value: choice.name,
              label: choice.label,
              hint: choice.hint,
            }))}
            value={chosen ?? ''}
            onChange={({ target }) => {
              const next = choices.find((choice) => choice.name === target.value)
              if (next) choose(next.name)
            }}
          />
          {isDateShown && (
            <DateBoxes
              name={name}
              id={`${id}-day`}
              parts={{ day: day('day'), month: day('month'), year: day('year') }}
              invalidParts={error && !isAboutTime ? invalidBoxes(entry.date) : []}
            />
          )}
          {isTimeShown ? (
            <TimeLists
              name={name}
              id={id}
              choices={{ hour: startHours, minute: startMinutes(asking.terms.cover.startMinuteStep) }}
              times={{ hour: time('hour'), minute: time('minute') }}
              isInvalid={error !== undefined && isAboutTime}
            />
          ) : (
            chosen && (
              <p className={styles.time}>
                Starts at {entry.hour}:{entry.minute}
                <Button look="quiet" onClick={() => setWantsTime(true)}>
                  Change the time
                </Button>
              </p>
            )
          )}
        </div>
      )}
    </FieldGroup>
  )
}

/** Which choice the text of the field is. A text that is no start yet is another day, half typed. */
function chosenIn(
  value: string,
  choices: readonly StartChoice[],
  asking: InputProps['asking'],
): StartChoiceName | undefined {
  if (joinDate(splitStart(value).date) === '') return undefined
  const read = start.read(value, asking)
  return read.ok ? startChoiceOf(read.value, choices) : 'another-day'
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

function timeText(time: { hour: number; minute: number }): { hour: string; minute: string } {
  const [hour = '', minute = ''] = clockTime(time).split(':')
  return { hour, minute }
}
