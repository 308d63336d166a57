import type { ComponentPropsWithRef } from 'react'
import styles from './DateFields.module.css'
import { FieldGroup, type FieldWords } from './Field.tsx'
import { Icon } from './Icon.tsx'
import inputStyles from './input.module.css'

export type DateFieldsProps = FieldWords &
  Pick<DateBoxesProps, 'name' | 'parts' | 'autoComplete'> & {
    id?: string | undefined
    /** Which boxes are in error; all three if undefined. */
    invalidParts?: readonly DatePart[] | undefined
  }

/**
 * Three boxes rather than a picker: a known date is faster to type than to find. The focus does not move between boxes while
 * typing.
 */
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
        <div data-boxes="">
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
  /** On the first box, so that a link to the question leads to something focusable. */
  id: string
  /** The value, events and ref of each box. */
  parts: Record<DatePart, PartProps>
  /** Which boxes are in error. */
  invalidParts: readonly DatePart[]
  /** `bday` for the customer's own birthday; otherwise no autofill. */
  autoComplete?: 'bday' | 'off' | undefined
}

const dateParts = ['day', 'month', 'year'] as const satisfies readonly DatePart[]
const labels: Record<DatePart, string> = { day: 'Day', month: 'Month', year: 'Year' }

/** The three boxes of a date, inside the group of its question. */
export function DateBoxes({ name, id, parts, invalidParts, autoComplete = 'off' }: DateBoxesProps) {
  const boxes = dateParts.map((part, index) => {
    const boxId = index === 0 ? id : `${id}-${part}`
    return (
      <div key={part}>
        <label className={inputStyles.partLabel} htmlFor={boxId}>
          {labels[part]}
        </label>
        <input
          name={`${name}.${part}`}
          // One keyboard for all three boxes. A month in words ("mar") is read too.
          inputMode="numeric"
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
  return <div className={styles.date}>{boxes}</div>
}

export type TimePart = 'hour' | 'minute'

const clock = [
  { part: 'hour', label: 'Hour' },
  { part: 'minute', label: 'Minutes' },
] as const

type TimeListsProps = {
  name: string
  id: string
  /** The options of the time: "00", "15", "30", "45". */
  choices: Record<TimePart, readonly string[]>
  times: Record<TimePart, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'>>
  isInvalid: boolean
}

/** A time in two short lists, inside the group of its question. */
export function TimeLists({ name, id, choices, times, isInvalid }: TimeListsProps) {
  return (
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
              aria-invalid={isInvalid || undefined}
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
  )
}
