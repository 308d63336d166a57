import { ConfirmDialog } from '../ui/ConfirmDialog'

export type LogoDialogProps = { open: boolean; onStay: () => void; onHome: () => void }

/** Asked when the logo is pressed after the first step (JRN-20). Whoever opens it empties the answers on `onHome` (D-016). */
export function LogoDialog({ open, onStay, onHome }: LogoDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Go to the homepage? You'll lose all your responses if you do."
      stayLabel="Stay Here"
      onStay={onStay}
      goLabel="Home Page"
      onGo={onHome}
    />
  )
}
