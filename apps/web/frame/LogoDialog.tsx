import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

export type LogoDialogProps = { open: boolean; onStay: () => void; onHome: () => void }

/** Opens when the logo is clicked after the first step (JRN-20). The caller clears the answers in `onHome` (D-016). */
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
