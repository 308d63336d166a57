import type { ComponentPropsWithRef } from 'react'
import styles from './DateFields.module.css'
import { FieldGroup, type FieldWords } from './Field'
import { Icon } from './Icon'
import inputStyles from './input.module.css'

export type DateFieldsProps = FieldWords &
  Pick<DateBoxesProps, 'name' | 'parts' | 'autoComplete'> & {
    id?: string | undefined
    /** Which boxes the error is about; all three when not said. */
    invalidParts?: readonly DatePart[] | undefined
  }

/** Three boxes rather than a picker: a known date is typed faster than found. No jumping between boxes while typing. */
export function DateFields({
  name,
  id = name,
  parts,
  invalidParts = dateParts,
  autoComplete,
  error,
  ...words
}: DateFieldsProps) {
  return (
    <FieldGroup id={id} error={error} {...words}>
      {() => (
        <div className={styles.date} data-boxes="">
          <DateBoxes
            name={name}
            id={id}
            parts={parts}
            invalidParts={error ? invalidParts : []}
            autoComplete={autoComplete}
          />
        </div>
      )}
    </FieldGroup>
  )
}

type DatePart = 'day' | 'month' | 'year'

type PartProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> & {
  'data-error-key'?: string | undefined
}

type DateBoxesProps = {
  name: string
  /** The first box bears it, so that a link to the question lands on something that takes focus. */
  id: string
  /** What each box is bound to: its value, events and ref. */
  parts: Record<DatePart, PartProps>
  /** Which boxes are wrong. */
  invalidParts: readonly DatePart[]
  /** `bday` for the customer's own birthday; otherwise nothing is offered. */
  autoComplete?: 'bday' | 'off' | undefined
}

const dateParts = ['day', 'month', 'year'] as const satisfies readonly DatePart[]
const labels: Record<DatePart, string> = { day: 'Day', month: 'Month', year: 'Year' }

/** The three boxes of a date, inside a group that asks for it. */
function DateBoxes({ name, id, parts, invalidParts, autoComplete = 'off' }: DateBoxesProps) {
  return dateParts.map((part, index) => {
    const boxId = index === 0 ? id : `${id}-${part}`
    return (
      <div key={part}>
        <label className={inputStyles.partLabel} htmlFor={boxId}>
          {labels[part]}
        </label>
        <input
          name={`${name}.${part}`}
          // Months may be written as words ("mar"), so only day and year ask for the number pad.
          inputMode={part === 'month' ? 'text' : 'numeric'}
          autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
          {...parts[part]}
          id={boxId}
          type="text"
          className={`${inputStyles.input} ${part === 'day' ? inputStyles.c2 : inputStyles.c4}`}
          aria-invalid={invalidParts.includes(part) || undefined}
        />
      </div>
    )
  })
}

export type TimePart = 'hour' | 'minute'

export type DateTimeFieldsProps = FieldWords &
  Pick<DateBoxesProps, 'name' | 'id' | 'parts' | 'invalidParts'> & {
    /** What may be chosen on the clock: "00", "15", "30", "45". */
    choices: Record<TimePart, readonly string[]>
    times: Record<TimePart, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'>>
    invalidTimes: readonly TimePart[]
  }

const clock = [
  { part: 'hour', label: 'Hour' },
  { part: 'minute', label: 'Minutes' },
] as const

/** A day in three boxes and a time in two short lists: one question. */
export function DateTimeFields({
  name,
  id,
  parts,
  invalidParts,
  choices,
  times,
  invalidTimes,
  ...words
}: DateTimeFieldsProps) {
  return (
    <FieldGroup id={id} {...words}>
      {() => (
        <div className={`${styles.date} ${styles.withTime}`} data-boxes="">
          <div className={styles.date}>
            <DateBoxes name={name} id={id} parts={parts} invalidParts={invalidParts} />
          </div>
          <div className={styles.date}>
            {clock.map(({ part, label }) => (
              <div key={part}>
                <label className={inputStyles.partLabel} htmlFor={`${id}-${part}`}>
                  {label}
                </label>
                <div className={inputStyles.select}>
                  <select
                    name={`${name}.${part}`}
                    {...times[part]}
                    id={`${id}-${part}`}
                    className={`${inputStyles.input} ${inputStyles.selectBox}`}
                    aria-invalid={invalidTimes.includes(part) || undefined}
                  >
                    <option value="">--</option>
                    {choices[part].map((choice) => (
                      <option key={choice}>{choice}</option>
                    ))}
                  </select>
                  <Icon name="chevron-down" />
                </div>
              </div>
            ))}
          </div>
        </div>
      )}
    </FieldGroup>
  )
}
