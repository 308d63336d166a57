import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../../../web/ui/Button.tsx'
import { focusFirstError } from '../../pages/focus-first-error.ts'
import { Actions, Problem } from '../../pages/Section.tsx'
import type { About } from '../words.ts'
import styles from './ActForm.module.css'

/** The props of the form of an act, which stands in a dialog. `close` leaves it undone. */
export type ActProps = About & { close: () => void }

type ActFormProps = {
  submit: () => Promise<void>
  /** What the button says, and how to leave without it. */
  label: string
  look?: ButtonLook
  leaveLabel?: string
  leave: () => void
  isBusy: boolean
  message: string
  children: ReactNode
}

/** The form of an act: its fields, the button that does it, the way out, and why it was refused. */
export function ActForm({
  submit,
  label,
  look = 'primary',
  leaveLabel = 'Leave it',
  leave,
  isBusy,
  message,
  children,
}: ActFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void submit().then(() => focusFirstError(form))
      }}
    >
      {children}
      <Problem words={message} />
      <Actions>
        <Button type="submit" look={look} busy={isBusy}>
          {label}
        </Button>
        <Button look="quiet" onClick={leave}>
          {leaveLabel}
        </Button>
      </Actions>
    </form>
  )
}
