import { type ClassWords, classWords } from '@milepost/domain/questions/vehicle/other-class'
import type { ReactNode } from 'react'
import { transferPath } from '../paths.ts'
import { inMobileApp } from '../tracking/tracking.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { OtherClass } from './use-vehicle-lookup.ts'

export type ClassDialogProps = { otherClass: OtherClass; onChangeVehicle: () => void }

/**
 * The text of one of these dialogs. The sister journey is offered if the brand has one and the app can transfer to it (VEH-13,
 * D-062).
 */
type ClassDialogWords = {
  title: string
  change: string
  transfer: (about: ClassWords) => string
  body: (about: ClassWords, hasSister: boolean) => ReactNode
}

/** A van on a car journey, or the reverse: choose another vehicle, or the brand's other journey. */
export function ClassDialog({
  otherClass,
  onChangeVehicle,
  words,
}: ClassDialogProps & { words: ClassDialogWords }) {
  const about = classWords[otherClass.found]
  const sister = inMobileApp() ? undefined : otherClass.sister
  return (
    <Dialog
      open
      title={words.title}
      onClose={onChangeVehicle}
      cross={false}
      actions={
        <>
          <Button look={sister ? 'secondary' : 'primary'} data-autofocus onClick={onChangeVehicle}>
            {words.change}
          </Button>
          {sister && (
            <LinkButton href={transferPath(sister, otherClass.registration)}>
              {words.transfer(about)}
            </LinkButton>
          )}
        </>
      }
    >
      {words.body(about, sister !== undefined)}
    </Dialog>
  )
}
