import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { use } from 'react'
import { Button } from '../../ui/Button.tsx'
import { isEnterInBox } from '../../ui/enter-key.ts'
import { AskedQuestion, InputsContext } from '../AskedQuestion.tsx'
import { type EntryDraft, type OpenEntry, useEntryForm } from '../use-entry-form.ts'
import styles from './EntryForm.module.css'
import listEditorStyles from './list-editor.module.css'
import type { ListEditor } from './list-editors.ts'
import { formTitleId } from './use-list.ts'

export type EntryFormProps = {
  of: string
  editor: ListEditor
  /** The context in which the list itself is asked. */
  asking: Asking<AnySubject>
  open: OpenEntry
  /** There is nothing to go back to, so it cannot be cancelled (MOD-07). */
  mustStay: boolean
  onDraft: (draft: EntryDraft) => void
  onValid: (entry: AnySubject) => void
  onCancel: () => void
}

/** The form of one entry. It sits inside the step's form, so it is a group that behaves like a form. */
export function EntryForm({
  of,
  editor,
  asking,
  open,
  mustStay,
  onDraft,
  onValid,
  onCancel,
}: EntryFormProps) {
  const inputs = use(InputsContext)
  const ask = editor.ask(asking)
  const form = useEntryForm({
    of,
    ask,
    askingOf: (subject) => ({ ...asking, subject }),
    draft: open,
    onDraft,
    onValid,
  })
  const isNew = open.at === 'new'
  const stayId = `${of}-stay`
  return (
    <fieldset
      className={styles.entryForm}
      onKeyDown={(event) => {
        if (!isEnterInBox(event)) return
        // Otherwise Enter would submit the step.
        event.preventDefault()
        form.submitNow()
      }}
    >
      <legend className={styles.title} id={formTitleId(of)} tabIndex={-1}>
        {isNew ? `Add a ${editor.what}` : `Edit ${editor.what} ${Number(open.at) + 1}`}
      </legend>
      <div className={styles.questions}>
        {ask.map((question) => (
          <AskedQuestion key={question.name} {...form.asked(question)} inputs={inputs} />
        ))}
      </div>
      <div className={styles.actions}>
        <Button onClick={form.submitNow}>{isNew ? `Add ${editor.what}` : `Save ${editor.what}`}</Button>
        <Button
          look="secondary"
          onClick={onCancel}
          {...(mustStay && { blocked: true, 'aria-describedby': stayId })}
        >
          Cancel
        </Button>
      </div>
      {mustStay && (
        <p className={listEditorStyles.reason} id={stayId}>
          You haven't added a {editor.what} yet. If there are none, change your answer above to No.
        </p>
      )}
    </fieldset>
  )
}
