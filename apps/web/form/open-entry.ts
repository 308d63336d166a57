import type { AnySubject } from '@milepost/domain/questions/asking'
import type { TypedAnswers } from '@milepost/domain/questions/read-subject'

/** An entry of a list as its open form holds it: what is stored of it, and what stands in its boxes. */
export type EntryDraft = { entry: AnySubject; typed: TypedAnswers }

/** The one entry of a list whose form is open: a new one, or that at its place. */
export type OpenEntry = EntryDraft & { at: number | 'new' }

/**
 * An open form is the text of its list's box. So it is kept with all that is typed and not continued yet, a reload gives it
 * back, and Continue does not pass over it: a list refuses text.
 */
export function openEntryText(open: OpenEntry): string {
  return JSON.stringify(open)
}

/** Undefined when no form is open. */
export function readOpenEntry(text: string): OpenEntry | undefined {
  if (text === '') return undefined
  try {
    const found: unknown = JSON.parse(text)
    return isOpenEntry(found) ? found : undefined
  } catch {
    // Text of another making is no open form.
    return undefined
  }
}

function isOpenEntry(found: unknown): found is OpenEntry {
  if (!isObject(found)) return false
  const { at, entry, typed } = found
  return (
    (at === 'new' || Number.isInteger(at)) &&
    isObject(entry) &&
    isObject(typed) &&
    Object.values(typed).every((text) => typeof text === 'string')
  )
}

function isObject(value: unknown): value is AnySubject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
