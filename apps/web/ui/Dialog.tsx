import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'

export type DialogProps = {
  open: boolean
  title: ReactNode
  /** Must set `open` to false. Called for Esc and the close button; a click outside the dialog is too easily an accident. */
  onClose: () => void
  children?: ReactNode
  actions?: ReactNode
  /** Omitted if the actions already say how to leave. */
  cross?: boolean
}

/** The native dialog: it traps the focus, makes the page behind inert and restores the focus. */
export function Dialog({ open, title, onClose, children, actions, cross = true }: DialogProps) {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const cameFrom = document.activeElement
    dialog.showModal()
    // The safe action first; without one the dialog itself, so that its title is read before its controls.
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
    // Then its words, which the focus has passed, are read with its title.
    const words = dialog.querySelector('[data-part="dialog-body"]')
    if (first !== dialog && words) dialog.setAttribute('aria-describedby', words.id)
    first.focus()
    return () => {
      dialog.close()
      if (cameFrom instanceof HTMLElement) cameFrom.focus()
    }
  }, [open])

  if (!open) return null
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} tabIndex={-1} onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {cross && (
          <button type="button" className={styles.cross} aria-label="Close" onClick={onClose}>
            <Icon name="cross" />
          </button>
        )}
      </div>
      {children && (
        <div className={styles.body} id={`${titleId}-body`} data-part="dialog-body">
          {children}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}
