import { canAppend, mustStayOpen } from '@milepost/domain/questions/kinds/list'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import fieldStyles from '../../ui/Field.module.css'
import { FieldError, fieldIds, HelpDisclosure, Hint } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { InputProps } from '../input.ts'
import { EntryForm } from './EntryForm.tsx'
import styles from './ListInput.module.css'
import listEditorStyles from './list-editor.module.css'
import { useList } from './use-list.ts'

/** A list the customer adds to, edits and removes from: modifications, claims, convictions (MOD-01, CLM-01, CNV-01). */
export function ListInput(props: InputProps) {
  const { asking, fieldProps } = props
  const list = useList(props)
  const { editor, entries, open } = list
  const [removing, setRemoving] = useState<number>()
  const ids = fieldIds(fieldProps.id, fieldProps)
  const isFull = !canAppend(entries, editor.maximum)
  const fullId = `${fieldProps.id}-full`
  const form = open && (
    <EntryForm
      // Remounts the form for another entry, which clears the last one's errors.
      key={open.at}
      of={fieldProps.name}
      editor={editor}
      asking={asking}
      open={open}
      mustStay={mustStayOpen(entries)}
      onDraft={list.keep}
      onValid={list.save}
      onCancel={list.cancel}
    />
  )
  return (
    <fieldset
      className={fieldStyles.field}
      data-field="list"
      aria-describedby={ids.describedBy}
      data-error={fieldProps.error ? '' : undefined}
      data-error-key={fieldProps['data-error-key']}
    >
      <legend className={fieldStyles.label} data-part="field-label" id={fieldProps.id} tabIndex={-1}>
        {fieldProps.label}
      </legend>
      {fieldProps.hint && <Hint id={ids.hintId}>{fieldProps.hint}</Hint>}
      {fieldProps.help && (
        <HelpDisclosure summary={fieldProps.help.summary}>{fieldProps.help.body}</HelpDisclosure>
      )}
      <FieldError id={ids.errorId} message={fieldProps.error} />
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {list.rows.map(({ id, index, name, words }) => (
            <li key={id}>
              {open?.at === index ? (
                form
              ) : (
                <EntryCard
                  id={id}
                  name={name}
                  words={words}
                  // One form at a time, so that none is discarded half filled in.
                  {...(!open && { onEdit: () => list.edit(index), onRemove: () => setRemoving(index) })}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {open?.at === 'new' && form}
      {!open && (
        <Button
          id={list.addId}
          look="secondary"
          onClick={list.add}
          {...(isFull && { blocked: true, 'aria-describedby': fullId })}
        >
          <Icon name="plus" />
          Add another {editor.what}
        </Button>
      )}
      {isFull && (
        <p className={listEditorStyles.reason} id={fullId}>
          You've added {editor.maximum} {editor.what}s, the most we can take online.
        </p>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={`Remove this ${editor.what}?`}
        stayLabel="No, keep it"
        onStay={() => setRemoving(undefined)}
        goLabel="Yes, remove it"
        goLook="danger"
        onGo={() => {
          if (removing !== undefined) list.remove(removing)
          setRemoving(undefined)
        }}
      >
        {removing !== undefined && <p>{list.rows[removing]?.words}</p>}
      </ConfirmDialog>
    </fieldset>
  )
}

export type EntryCardProps = {
  id: string
  /** Which entry it is, within a sentence: "claim 1". */
  name: string
  words: string
  /** Omitted while a form is open. */
  onEdit?: () => void
  onRemove?: () => void
}

/** One entry of a list. It takes the focus once it is added or saved, so that it is read out. */
function EntryCard({ id, name, words, onEdit, onRemove }: EntryCardProps) {
  const which = `${name}: ${words}`
  return (
    <div className={styles.entryCard} id={id} tabIndex={-1}>
      <div className={styles.face}>
        <p className={styles.name}>{name}</p>
        <p className={styles.words}>{words}</p>
      </div>
      {(onEdit || onRemove) && (
        <div className={styles.actions}>
          <Button look="quiet" onClick={onEdit}>
            Edit<VisuallyHidden> {which}</VisuallyHidden>
          </Button>
          <Button look="quiet" onClick={onRemove}>
            Remove<VisuallyHidden> {which}</VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  )
}
