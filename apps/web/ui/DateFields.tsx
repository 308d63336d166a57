import { DateBoxes, type DateBoxesProps, type DatePart, dateParts } from './DateBoxes'
import { FieldGroup } from './FieldGroup'
import type { FieldWords } from './field-words'

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
        <div className="date" data-boxes="">
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
