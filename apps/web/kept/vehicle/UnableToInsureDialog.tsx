import { transferPath } from '../../paths'
import { inMobileApp } from '../../tracking/tracking'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { LinkButton } from '../../ui/LinkButton'
import { classWords } from './class-words'
import type { WrongClass } from './use-vehicle-look-up'

export type UnableToInsureDialogProps = { wrongClass: WrongClass; onChangeVehicle: () => void }

/**
 * A car where vans are insured, or the reverse, for somebody who has a price already: without their vehicle, or of a policy they
 * restart (VEH-14). The same brand's other journey takes them, where there is one (D-062) and the app can follow (VEH-13).
 */
export function UnableToInsureDialog({ wrongClass, onChangeVehicle }: UnableToInsureDialogProps) {
  const about = classWords[wrongClass.found]
  const sister = inMobileApp() ? undefined : wrongClass.sister
  return (
    <Dialog
      open
      title="Unable to provide insurance"
      onClose={onChangeVehicle}
      cross={false}
      actions={
        <>
          <Button look={sister ? 'secondary' : 'primary'} data-autofocus onClick={onChangeVehicle}>
            Change vehicle
          </Button>
          {sister && (
            <LinkButton href={transferPath(sister, wrongClass.registration)}>
              Go to our {about.sister}
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        {wrongClass.registration} is {about.found}, and this quote is for {about.sold} only.
      </p>
      {sister ? (
        <p>We can take you to our {about.sister} with this registration filled in, for a new quote.</p>
      ) : (
        <p>If that is not your vehicle, please check the registration.</p>
      )}
    </Dialog>
  )
}
