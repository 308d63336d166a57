import type { MouseEvent } from 'react'
import styles from './ErrorSummary.module.css'
import { focusField } from './focus-field.ts'
import { Icon } from './Icon.tsx'

export type ErrorSummaryItem = { fieldId: string; message: string }

/** The errors of all fields at the top of the form, each linked to its field. */
export function ErrorSummary({ errors }: { errors: readonly ErrorSummaryItem[] }) {
  if (errors.length === 0) return null
  // Focused by script: following "#field" would be a navigation, and every navigation scrolls to the top (NAV-27).
  const goTo = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    focusField(fieldId)
  }
  return (
    <div className={styles.errorSummary} role="alert">
      <h2 className={styles.title}>
        <Icon name="alert" />
        There is a problem
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
