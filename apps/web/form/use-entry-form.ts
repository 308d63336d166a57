import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { change } from '@milepost/domain/questions/change'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import { clearedByTyping, readSubject, type TypedAnswers } from '@milepost/domain/questions/read-subject'
import { useForm } from './use-form.ts'

export type EntryFormSettings = {
  /** Makes the field ids unique on the page: "proposerDetails-motoringClaims", "driver". */
  of: string
  ask: readonly AnyQuestion[]
  /** The context of the questions for the entry in its current state. */
  askingOf: (entry: AnySubject) => Asking<AnySubject>
  /** Held by the caller, so that it outlives the page. */
  draft: EntryDraft
  onDraft: (draft: EntryDraft) => void
  onValid: (entry: AnySubject) => void
}

/** The form of one entry of a list: a modification, a claim, a conviction, a driver. */
export function useEntryForm({ of, ask, askingOf, draft, onDraft, onValid }: EntryFormSettings) {
  const { entry, typed } = draft
  const fieldOf = (name: string) => `${of}.${name}`
  const nameOf = (field: string) => field.slice(of.length + 1)
  const { subject, fieldErrors } = readSubject(ask, typed, askingOf(entry))
  const formFields = useForm({
    fields: ask.map(({ name }) => fieldOf(name)),
    textOf: (field) => {
      const name = nameOf(field)
      const asked = ask.find((each) => each.name === name)
      const answer = entry[name]
      return typed[name] ?? (asked && answer !== undefined && answer !== null ? asked.kind.show(answer) : '')
    },
    read: () => ({
      values: subject,
      fieldErrors: fieldErrors.map(({ name, ...each }) => ({ ...each, field: fieldOf(name) })),
    }),
    emptiedBy: (field, text) =>
      clearedByTyping(ask, typed, askingOf(entry), { name: nameOf(field), text }).map(fieldOf),
    onTyped: (field, text, emptied) => {
      const gone = Object.fromEntries(emptied.map((each) => [nameOf(each), '']))
      onDraft({ entry, typed: { ...typed, [nameOf(field)]: text, ...gone } })
    },
    onValid,
  })
  return {
    ...formFields,
    /** The props of a question of the entry. */
    asked: (question: AnyQuestion) => ({
      question,
      asking: askingOf(subject),
      fieldProps: formFields.fieldProps(fieldOf(question.name)),
      onAnswer: (answer: unknown) => {
        const { [question.name]: _settled, ...others } = typed
        onDraft({ entry: change(subject, question, answer), typed: others })
      },
    }),
  }
}

/** An entry of a list whose form is open: its stored part, and the text of its fields. */
export type EntryDraft = { entry: AnySubject; typed: TypedAnswers }

/** The one entry of a list whose form is open: a new one, or the one at an index. */
export type OpenEntry = EntryDraft & { at: number | 'new' }

/**
 * An open form is stored as the text of its list's field. It is saved with all other unsubmitted text, so a reload restores it, and
 * Continue cannot skip it: a list rejects text.
 */
export function openEntryText(open: OpenEntry): string {
  return JSON.stringify(open)
}

/** Undefined if no form is open. */
export function readOpenEntry(text: string): OpenEntry | undefined {
  if (text === '') return undefined
  try {
    const found: unknown = JSON.parse(text)
    return isOpenEntry(found) ? found : undefined
  } catch {
    // Text that is not JSON is not an open form.
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
