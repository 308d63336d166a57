import type { ComponentPropsWithRef } from 'react'
import { FieldGroup } from './FieldGroup'
import type { FieldWords } from './field-words'

export type DatePart = 'day' | 'month' | 'year'

type PartProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'>

export type DateFieldsProps = FieldWords & {
  name: string
  id?: string | undefined
  /** What each box is bound to: its value, events and ref. */
  parts: Record<DatePart, PartProps>
  /** Which boxes the error is about; all three when not said. */
  invalidParts?: readonly DatePart[] | undefined
  /** `bday` for the customer's own birthday; otherwise nothing is offered. */
  autoComplete?: 'bday' | 'off' | undefined
}

const boxes = [
  { part: 'day', label: 'Day', width: 'c2' },
  { part: 'month', label: 'Month', width: 'c2' },
  { part: 'year', label: 'Year', width: 'c4' },
] as const

/** Three boxes rather than a picker: a known date is typed faster than found. No jumping between boxes while typing. */
export function DateFields({
  name,
  id,
  parts,
  invalidParts,
  autoComplete = 'off',
  error,
  ...words
}: DateFieldsProps) {
  const groupId = id ?? name
  const isInvalid = (part: DatePart) => Boolean(error) && (invalidParts?.includes(part) ?? true)
  return (
    <FieldGroup id={groupId} error={error} {...words}>
      {() => (
        <div className="date">
          {boxes.map(({ part, label, width }, index) => {
            const boxId = index === 0 ? groupId : `${groupId}-${part}`
            return (
              <div key={part} className="date__part">
                <label className="date__label" htmlFor={boxId}>
                  {label}
                </label>
                <input
                  name={`${name}.${part}`}
                  // Months may be written as words ("mar"), so only day and year ask for the number pad.
                  inputMode={part === 'month' ? 'text' : 'numeric'}
                  autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
                  {...parts[part]}
                  id={boxId}
                  type="text"
                  className={`input input--${part === 'month' ? 'c4' : width}`}
                  aria-invalid={isInvalid(part) || undefined}
                />
              </div>
            )
          })}
        </div>
      )}
    </FieldGroup>
  )
}
