import type { ReactNode } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  children?: ReactNode
  /** Changes nothing. Esc does the same; it has the initial focus. */
  stayLabel: string
  onStay: () => void
  goLabel: string
  goLook?: ButtonLook
  onGo: () => void
}

/** A question with two equally visible answers. */
export function ConfirmDialog({
  open,
  title,
  children,
  stayLabel,
  onStay,
  goLabel,
  goLook = 'secondary',
  onGo,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onStay}
      cross={false}
      actions={
        <>
          <Button data-autofocus="" onClick={onStay}>
            {stayLabel}
          </Button>
          <Button look={goLook} onClick={onGo}>
            {goLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
