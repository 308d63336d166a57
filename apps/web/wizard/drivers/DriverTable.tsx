import type { Answers } from '@milepost/domain/questions/answers'
import { type DriverPlace, driverRows } from '@milepost/domain/questions/people/driver-list'
import { Button } from '../../ui/Button.tsx'
import choiceStyles from '../../ui/choice.module.css'
import { FieldError } from '../../ui/Field.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './DriverTable.module.css'
import { type DriversError, rowId, tableId } from './drivers-errors.ts'

export type DriverTableProps = {
  answers: Answers
  errors: readonly DriversError[]
  /** The table is read-only while a form is open, which a change would discard half filled in. */
  isLocked: boolean
  onEdit: (place: DriverPlace) => void
  onRemove: (index: number) => void
  onMain: (place: DriverPlace) => void
}

/** Everyone who drives, the proposer first (ADD-01); on a phone each is a card. */
export function DriverTable({ answers, errors, isLocked, onEdit, onRemove, onMain }: DriverTableProps) {
  const rows = driverRows(answers)
  // With one driver there is no choice to make (D-123).
  const hasChoice = rows.length > 1
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)
  const listError = errorOf(tableId)
  return (
    <div id={tableId} tabIndex={-1} data-error-key={listError?.key}>
      <FieldError id={`${tableId}-error`} message={listError?.message} />
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Everyone who'll drive the vehicle</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Driver</th>
            <th scope="col">Relationship</th>
            {hasChoice && <th scope="col">Main driver</th>}
            <th scope="col">
              <VisuallyHidden>Change</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, name, relationship, isMainDriver, canRemove }) => {
            const id = rowId(place)
            const error = errorOf(id)
            return (
              <tr key={id} id={id} tabIndex={-1} data-error-key={error?.key}>
                <th scope="row" className={styles.name}>
                  {name}
                  <FieldError id={`${id}-error`} message={error?.message} />
                  {error?.detail && <p className={styles.detail}>{error.detail}</p>}
                </th>
                <td className={styles.relationship}>{relationship}</td>
                {hasChoice && (
                  <td>
                    <label className={styles.choice}>
                      <input
                        type="radio"
                        name="mainDriver"
                        className={choiceStyles.input}
                        checked={isMainDriver}
                        disabled={isLocked}
                        aria-label={`Main driver: ${name}`}
                        onChange={() => onMain(place)}
                      />
                      <span className={styles.choiceWords}>Main driver</span>
                    </label>
                  </td>
                )}
                <td className={styles.actions}>
                  {!isLocked && (
                    <div className={styles.buttons}>
                      <Button look="quiet" onClick={() => onEdit(place)}>
                        Edit<VisuallyHidden> {name}</VisuallyHidden>
                      </Button>
                      {canRemove && place !== 'proposer' && (
                        <Button look="quiet" onClick={() => onRemove(place)}>
                          Remove<VisuallyHidden> {name}</VisuallyHidden>
                        </Button>
                      )}
                    </div>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
