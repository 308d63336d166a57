import { Button } from '../../web/ui/Button.tsx'
import { Dialog } from '../../web/ui/Dialog.tsx'

/** Shown before an unused session ends (DSK-107). */
export function StillThere({
  isAsked,
  stay,
  leave,
}: {
  isAsked: boolean
  stay: () => void
  leave: () => void
}) {
  return (
    <Dialog
      open={isAsked}
      title="Are you still there?"
      onClose={stay}
      cross={false}
      actions={
        <>
          <Button onClick={stay} data-autofocus>
            Stay signed in
          </Button>
          <Button look="secondary" onClick={leave}>
            Sign out
          </Button>
        </>
      }
    >
      <p>You will be signed out in two minutes, because the desk has not been used.</p>
    </Dialog>
  )
}
