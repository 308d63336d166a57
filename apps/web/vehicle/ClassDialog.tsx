import type { ReactNode } from 'react'
import { transferPath } from '../paths'
import { inMobileApp } from '../tracking/tracking'
import { Button, LinkButton } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import type { WrongClass } from './use-vehicle-lookup'

export type ClassDialogProps = { wrongClass: WrongClass; onChangeVehicle: () => void }

/** What one of these dialogs says. The sister is there where the brand has one and the app can follow (VEH-13, D-062). */
type Said = {
  title: string
  change: string
  transfer: (about: ClassWords) => string
  body: (about: ClassWords, hasSister: boolean) => ReactNode
}

/** A van where cars are insured, or the reverse: another vehicle, or the same brand's other journey. */
export function ClassDialog({ wrongClass, onChangeVehicle, said }: ClassDialogProps & { said: Said }) {
  const about = classWords[wrongClass.found]
  const sister = inMobileApp() ? undefined : wrongClass.sister
  return (
    <Dialog
      open
      title={said.title}
      onClose={onChangeVehicle}
      cross={false}
      actions={
        <>
          <Button look={sister ? 'secondary' : 'primary'} data-autofocus onClick={onChangeVehicle}>
            {said.change}
          </Button>
          {sister && (
            <LinkButton href={transferPath(sister, wrongClass.registration)}>
              {said.transfer(about)}
            </LinkButton>
          )}
        </>
      }
    >
      {said.body(about, sister !== undefined)}
    </Dialog>
  )
}

type ClassWords = { found: string; sold: string; sister: string }

/** A vehicle of the other class than the journey insures, in words. */
const classWords = {
  van: { found: 'a van', sold: 'cars', sister: 'van insurance' },
  car: { found: 'a car', sold: 'vans', sister: 'car insurance' },
} as const satisfies Record<string, ClassWords>
