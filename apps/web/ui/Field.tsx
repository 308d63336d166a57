import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type FieldProps = FieldWords & {
  id: string
  className?: string | undefined
  children: (ids: FieldIds) => ReactNode
}

/** Label, hint, help, error, then the input: always in this order (an error is read before its input). */
export function Field({ id, label, hint, error, optional, help, className, children }: FieldProps) {
  const ids = fieldIds(id, { hint, error })
  return (
    <div className={classNames(styles.field, className)} data-field="one" data-error={error ? '' : undefined}>
      <label className={styles.label} data-part="field-label" htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      {help && <HelpDisclosure summary={help.summary}>{help.body}</HelpDisclosure>}
      <FieldError id={ids.errorId} message={error} />
      {children(ids)}
    </div>
  )
}

export type FieldErrorProps = { id: string | undefined; message: string | undefined }

export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null
  return (
    <p className={styles.error} data-part="field-error" id={id}>
      <Icon name="alert" />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {message}
      </span>
    </p>
  )
}

export function Hint({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.hint} id={id}>
      {children}
    </div>
  )
}

/** A small "why do we ask?" that opens in place and needs no script. */
export function HelpDisclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.help}>
      <summary className={styles.helpSummary}>
        <Icon name="help" />
        <span>{summary}</span>
      </summary>
      <div className={styles.helpBody}>{children}</div>
    </details>
  )
}

/** The texts around every input. */
export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  /** Says what to do; undefined if there is no error. */
  error?: string | undefined
  /** Adds "(optional)"; there are no asterisks. */
  optional?: boolean | undefined
  /** A collapsed explanation under the hint. */
  help?: { summary: string; body: ReactNode } | undefined
}

type FieldIds = {
  id: string
  hintId: string | undefined
  errorId: string | undefined
  describedBy: string | undefined
}

/** The ids that tie an input to its texts. An input's id is its name unless the page overrides it, so that links can be written. */
export function fieldIds(id: string, words: Pick<FieldWords, 'hint' | 'error'>): FieldIds {
  const hintId = words.hint ? `${id}-hint` : undefined
  const errorId = words.error ? `${id}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return { id, hintId, errorId, describedBy }
}

export type FieldGroupProps = FieldWords & {
  id: string
  /** A set of radio buttons is one control: the group, not each row, is valid or invalid. */
  role?: 'radiogroup' | undefined
  children: (ids: FieldIds) => ReactNode
}

/** Several inputs that answer one question; the legend is the question. */
export function FieldGroup({ id, label, hint, error, optional, help, role, children }: FieldGroupProps) {
  const ids = fieldIds(id, { hint, error })
  return (
    <fieldset
      className={styles.field}
      data-field="one"
      role={role}
      aria-describedby={ids.describedBy}
      aria-invalid={role && error ? true : undefined}
      data-error={error ? '' : undefined}
    >
      <legend className={styles.label} data-part="field-label">
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </legend>
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      {help && <HelpDisclosure summary={help.summary}>{help.body}</HelpDisclosure>}
      <FieldError id={ids.errorId} message={error} />
      {children(ids)}
    </fieldset>
  )
}
