import type { ComponentPropsWithRef } from 'react'
import { DateBoxes, type DateBoxesProps } from './DateBoxes'
import { FieldGroup } from './FieldGroup'
import type { FieldWords } from './field-words'
import { Icon } from './Icon'

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
        <div className="date date--with-time" data-boxes="">
          <div className="date">
            <DateBoxes name={name} id={id} parts={parts} invalidParts={invalidParts} />
          </div>
          <div className="date">
            {clock.map(({ part, label }) => (
              <div key={part}>
                <label className="date__label" htmlFor={`${id}-${part}`}>
                  {label}
                </label>
                <div className="select">
                  <select
                    name={`${name}.${part}`}
                    {...times[part]}
                    id={`${id}-${part}`}
                    className="input select__box"
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
