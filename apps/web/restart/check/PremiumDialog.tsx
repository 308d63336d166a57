import { errorWords } from '../../api/error-catalogue'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

/** Informs and stands in nobody's way (RST-03, D-221). */
export function PremiumDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      title="Your price"
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          Continue
        </Button>
      }
    >
      <p>{errorWords.premiumNotLoaded}</p>
    </Dialog>
  )
}
