import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldWords } from './Field.tsx'
import styles from './NumberPlate.module.css'

export type NumberPlateProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'width'> &
  FieldWords & {
    name: string
    /** Next to the plate if there is room, otherwise below it. */
    action?: ReactNode
  }

/** A UK rear plate to type on: black on yellow with a blue band. Its label is outside, as on any other field. */
export function NumberPlate({ label, hint, error, optional, help, action, id, ...input }: NumberPlateProps) {
  return (
    <Field id={id ?? input.name} label={label} hint={hint} error={error} optional={optional} help={help}>
      {(ids) => (
        <div className={styles.plateRow}>
          <div className={styles.plate} data-part="plate">
            <span className={styles.band} aria-hidden="true">
              UK
            </span>
            <input
              // Upper case by style only: the caret stays in place while typing, and the parser ignores case.
              autoCapitalize="characters"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              id={ids.id}
              type="text"
              className={styles.input}
              aria-describedby={ids.describedBy}
              aria-invalid={error ? true : undefined}
            />
          </div>
          {action}
        </div>
      )}
    </Field>
  )
}

/** A registration as seen on the road, read-only. */
export function PlateBadge({ text }: { text: string }) {
  return (
    <span className={`${styles.plate} ${styles.badge}`} data-part="plate">
      <span className={styles.band} aria-hidden="true" />
      <span className={styles.text}>{text}</span>
    </span>
  )
}
