import type { ReactNode } from 'react'

/** What surrounds every input: the words above it. */
export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  /** Says what to do; undefined while all is well. */
  error?: string | undefined
  /** Adds "(optional)"; there are no asterisks. */
  optional?: boolean | undefined
  /** A folded explanation under the hint, for the few who want it. */
  help?: { summary: string; body: ReactNode } | undefined
}

export type FieldIds = {
  id: string
  hintId: string | undefined
  errorId: string | undefined
  describedBy: string | undefined
}

/** The ids that tie an input to its words. An input's id is its name unless the page says otherwise, so links can be written. */
export function fieldIds(id: string, words: Pick<FieldWords, 'hint' | 'error'>): FieldIds {
  const hintId = words.hint ? `${id}-hint` : undefined
  const errorId = words.error ? `${id}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return { id, hintId, errorId, describedBy }
}
