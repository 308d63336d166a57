import { plateText } from '@milepost/domain/values/registration'
import { ClassDialog, type ClassDialogProps } from './ClassDialog'

/** A van on a car journey or a car on a van journey, on the first step (VEH-11, VEH-12). */
export function OtherClassDialog(props: ClassDialogProps) {
  const { registration } = props.otherClass
  return (
    <ClassDialog
      {...props}
      words={{
        title: 'Is this the right vehicle?',
        change: 'Change Vehicle',
        transfer: () => 'Transfer Me',
        body: ({ found, sold, sister }, hasSister) => (
          <>
            <p>
              {plateText(registration)} is {found}, and this policy is for {sold} only.
            </p>
            {hasSister && <p>We can take you to our {sister} with this registration filled in.</p>}
          </>
        ),
      }}
    />
  )
}
