import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { change } from '@milepost/domain/questions/change'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import { clearedByTyping, readSubject, type TypedAnswers } from '@milepost/domain/questions/read-subject'
import { useForm } from './use-form'

export type EntryFormSettings = {
  /** Makes the boxes' ids unique on the page: "proposerDetails-motoringClaims", "driver". */
  of: string
  ask: readonly AnyQuestion[]
  /** How the questions are asked of the entry as it stands now. */
  askingOf: (entry: AnySubject) => Asking<AnySubject>
  /** Kept outside, so that it outlives the page. */
  draft: EntryDraft
  onDraft: (draft: EntryDraft) => void
  onGood: (entry: AnySubject) => void
}

/** The small form of one entry of a list: a modification, a claim, a conviction, a driver. */
export function useEntryForm({ of, ask, askingOf, draft, onDraft, onGood }: EntryFormSettings) {
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
      good: subject,
      fieldErrors: fieldErrors.map(({ name, ...each }) => ({ ...each, field: fieldOf(name) })),
    }),
    emptiedBy: (field, text) =>
      clearedByTyping(ask, typed, askingOf(entry), { name: nameOf(field), text }).map(fieldOf),
    onTyped: (field, text, emptied) => {
      const gone = Object.fromEntries(emptied.map((each) => [nameOf(each), '']))
      onDraft({ entry, typed: { ...typed, [nameOf(field)]: text, ...gone } })
    },
    onGood,
  })
  return {
    ...formFields,
    /** What a question of the entry is given. */
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
