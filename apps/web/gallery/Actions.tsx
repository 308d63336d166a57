import { useState } from 'react'
import { LogoDialog } from '../frame/LogoDialog.tsx'
import actionsStyles from '../ui/actions.module.css'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { showToast } from '../ui/toast.ts'

export function Actions() {
  const [open, setOpen] = useState<'logo' | 'dialog'>()
  const close = () => setOpen(undefined)
  return (
    <div className={actionsStyles.actions} data-part="step-actions">
      <Button onClick={() => setOpen('logo')}>Ask before leaving</Button>
      <Button look="secondary" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button look="danger">Remove</Button>
      <Button look="quiet" onClick={() => showToast('Your answers are saved')}>
        Show a toast
      </Button>
      <Button busy busyLabel="Saving your answers">
        Save
      </Button>
      <LinkButton href="tel:+448081570000" look="secondary">
        Call us
      </LinkButton>
      <LogoDialog open={open === 'logo'} onStay={close} onHome={close} />
      <Dialog
        open={open === 'dialog'}
        title="Where to find it"
        onClose={close}
        actions={<Button onClick={close}>Close</Button>}
      >
        <p>On the front of the card, under number five.</p>
      </Dialog>
    </div>
  )
}
