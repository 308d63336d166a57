import type { ComponentPropsWithRef, ReactNode } from 'react'
import choiceStyles from './choice.module.css'
import styles from './Field.module.css'
import { FieldError, fieldIds } from './Field.tsx'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const ids = fieldIds(id ?? input.name, { hint, error })
  return (
    <div className={styles.field} data-field="one" data-error={error ? '' : undefined}>
      <FieldError id={ids.errorId} message={error} />
      <label className={`${choiceStyles.choice} ${choiceStyles.check}`} htmlFor={ids.id}>
        <input
          {...input}
          id={ids.id}
          type="checkbox"
          className={choiceStyles.input}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span>
          {label}
          {hint && (
            <span className={choiceStyles.hint} id={ids.hintId}>
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  )
}
