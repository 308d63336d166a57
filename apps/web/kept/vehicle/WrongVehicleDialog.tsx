import { transferPath } from '../../paths'
import { inMobileApp } from '../../tracking/tracking'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { LinkButton } from '../../ui/LinkButton'
import { classWords } from './class-words'
import type { WrongClass } from './use-vehicle-look-up'

export type WrongVehicleDialogProps = { wrongClass: WrongClass; onChangeVehicle: () => void }

/** A van on a car journey or a car on a van journey (VEH-11, VEH-12). The app has no way to follow a transfer (VEH-13). */
export function WrongVehicleDialog({ wrongClass, onChangeVehicle }: WrongVehicleDialogProps) {
  const about = classWords[wrongClass.found]
  const sister = inMobileApp() ? undefined : wrongClass.sister
  return (
    <Dialog
      open
      title="Is this the right vehicle?"
      onClose={onChangeVehicle}
      cross={false}
      actions={
        <>
          <Button look={sister ? 'secondary' : 'primary'} data-autofocus onClick={onChangeVehicle}>
            Change Vehicle
          </Button>
          {sister && (
            <LinkButton href={transferPath(sister, wrongClass.registration)}>Transfer Me</LinkButton>
          )}
        </>
      }
    >
      <p>
        {wrongClass.registration} is {about.found}, and this policy is for {about.sold} only.
      </p>
      {sister && <p>We can take you to our {about.sister} with this registration filled in.</p>}
    </Dialog>
  )
}
