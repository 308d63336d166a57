import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldWords } from './Field.tsx'
import inputStyles from './input.module.css'
import styles from './TextField.module.css'

/** How many characters the answer usually has, which sets the width of the input. */
export type FieldWidth = 'full' | 'c20' | 'c10' | 'c4' | 'c2'

export const fieldWidths: Readonly<Record<FieldWidth, string>> = {
  full: inputStyles.full,
  c20: inputStyles.c20,
  c10: inputStyles.c10,
  c4: inputStyles.c4,
  c2: inputStyles.c2,
}

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'width'> &
  FieldWords & {
    name: string
    width?: FieldWidth
    /** A unit outside the input, so that it is never typed or deleted. */
    prefix?: string | undefined
    /** Can be read and copied, and looks read-only. The hint explains why. */
    isLocked?: boolean
  }

export function TextField({
  label,
  hint,
  error,
  optional,
  help,
  width = 'full',
  prefix,
  isLocked = false,
  id,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field id={id ?? input.name} label={label} hint={hint} error={error} optional={optional} help={help}>
      {(ids) => (
        <div className={styles.row}>
          {prefix && (
            <span className={styles.unit} data-part="field-unit" aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...input}
            id={ids.id}
            type={type}
            className={classNames(inputStyles.input, fieldWidths[width], isLocked && inputStyles.locked)}
            readOnly={isLocked || input.readOnly}
            aria-describedby={ids.describedBy}
            aria-invalid={error ? true : undefined}
          />
        </div>
      )}
    </Field>
  )
}
