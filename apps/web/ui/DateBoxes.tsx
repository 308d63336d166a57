import type { ComponentPropsWithRef } from 'react'

export type DatePart = 'day' | 'month' | 'year'

type PartProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> & {
  'data-error-key'?: string | undefined
}

export type DateBoxesProps = {
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

export const dateParts = ['day', 'month', 'year'] as const satisfies readonly DatePart[]
const labels: Record<DatePart, string> = { day: 'Day', month: 'Month', year: 'Year' }

/** The three boxes of a date, inside a group that asks for it. */
export function DateBoxes({ name, id, parts, invalidParts, autoComplete = 'off' }: DateBoxesProps) {
  return dateParts.map((part, index) => {
    const boxId = index === 0 ? id : `${id}-${part}`
    return (
      <div key={part}>
        <label className="date__label" htmlFor={boxId}>
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
          className={`input input--${part === 'day' ? 'c2' : 'c4'}`}
          aria-invalid={invalidParts.includes(part) || undefined}
        />
      </div>
    )
  })
}
