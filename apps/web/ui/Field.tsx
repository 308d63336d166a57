import type { ReactNode } from 'react'
import { FieldError } from './FieldError'
import { type FieldIds, type FieldWords, fieldIds } from './field-words'
import { HelpDisclosure } from './HelpDisclosure'
import { Hint } from './Hint'

export type FieldProps = FieldWords & {
  id: string
  className?: string | undefined
  children: (ids: FieldIds) => ReactNode
}

/** Label, hint, help, error, then the input: always in this order (an error is read before the box it is about). */
export function Field({ id, label, hint, error, optional, help, className, children }: FieldProps) {
  const ids = fieldIds(id, { hint, error })
  return (
    <div className={['field', className].filter(Boolean).join(' ')} data-error={error ? '' : undefined}>
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> (optional)</span>}
      </label>
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      {help && <HelpDisclosure summary={help.summary}>{help.body}</HelpDisclosure>}
      <FieldError id={ids.errorId} message={error} />
      {children(ids)}
    </div>
  )
}
