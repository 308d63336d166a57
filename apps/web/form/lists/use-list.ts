import type { AnySubject } from '@milepost/domain/questions/asking'
import {
  appended,
  canAppend,
  mustStayOpen,
  removedAt,
  replacedAt,
} from '@milepost/domain/questions/kinds/list'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import type { InputProps } from '../input.ts'
import { type EntryDraft, type OpenEntry, openEntryText, readOpenEntry } from '../use-entry-form.ts'
import { type ListEditor, listEditorOf } from './list-editors.ts'

/** A list, the entry whose form is open, and the actions on both. The list's field text holds the open form. */
export function useList({ question, fieldProps, answer, onAnswer }: InputProps) {
  const editor = listEditorOf(question.name)
  const entries: readonly AnySubject[] = Array.isArray(answer) ? answer : []
  const open = openOf(readOpenEntry(fieldProps.value), entries, editor)
  const focus = useFocusNext()
  const idOf = (index: number) => `${fieldProps.id}-${index + 1}`
  const addId = `${fieldProps.id}-add`
  const openForm = (opened: OpenEntry) => fieldProps.onChange({ target: { value: openEntryText(opened) } })

  return {
    editor,
    entries,
    open,
    addId,
    rows: entries.map((entry, index) => ({
      id: idOf(index),
      index,
      name: `${editor.what} ${index + 1}`,
      words: editor.inWords(entry),
    })),
    add: () => {
      openForm({ at: 'new', entry: editor.fresh, typed: {} })
      focus(formTitleId(fieldProps.name))
    },
    edit: (index: number) => {
      openForm({ at: index, entry: entries[index] ?? editor.fresh, typed: {} })
      focus(formTitleId(fieldProps.name))
    },
    keep: (draft: EntryDraft) => openForm({ ...draft, at: open?.at ?? 'new' }),
    /** Add appends, Edit replaces the entry at its index (MOD-06). */
    save: (entry: AnySubject) => {
      const at = open?.at ?? 'new'
      const isNew = at === 'new'
      onAnswer(isNew ? appended(entries, entry, editor.maximum) : replacedAt(entries, at, entry))
      focus(idOf(isNew ? entries.length : at))
    },
    cancel: () => {
      onAnswer(entries)
      focus(open === undefined || open.at === 'new' ? addId : idOf(open.at))
    },
    remove: (index: number) => {
      onAnswer(removedAt(entries, index))
      focus(fieldProps.id)
    },
  }
}

export function formTitleId(of: string): string {
  return `${of}-form`
}

/** An empty list opens its form (MOD-06). A form for an entry that is no longer there, or no longer fits, is closed. */
function openOf(
  begun: OpenEntry | undefined,
  entries: readonly AnySubject[],
  editor: ListEditor,
): OpenEntry | undefined {
  const fits =
    begun && (begun.at === 'new' ? canAppend(entries, editor.maximum) : entries[begun.at] !== undefined)
  if (fits) return begun
  return mustStayOpen(entries) ? { at: 'new', entry: editor.fresh, typed: {} } : undefined
}
