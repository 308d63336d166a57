import type { ReactNode } from 'react'
import { FieldError } from './FieldError'
import { type FieldIds, type FieldWords, fieldIds } from './field-words'
import { HelpDisclosure } from './HelpDisclosure'
import { Hint } from './Hint'

export type FieldGroupProps = FieldWords & {
  id: string
  /** A set of radios is one control: it, not each row, is right or wrong. */
  role?: 'radiogroup' | undefined
  children: (ids: FieldIds) => ReactNode
}

/** Several inputs that answer one question; the legend is the question. */
export function FieldGroup({ id, label, hint, error, optional, help, role, children }: FieldGroupProps) {
  const ids = fieldIds(id, { hint, error })
  return (
    <fieldset
      className="field"
      role={role}
      aria-describedby={ids.describedBy}
      aria-invalid={role && error ? true : undefined}
      data-error={error ? '' : undefined}
    >
      <legend className="field__label">
        {label}
        {optional && <span className="field__optional"> (optional)</span>}
      </legend>
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      {help && <HelpDisclosure summary={help.summary}>{help.body}</HelpDisclosure>}
      <FieldError id={ids.errorId} message={error} />
      {children(ids)}
    </fieldset>
  )
}
