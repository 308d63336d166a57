import { otherClassInWords } from '@milepost/domain/questions/vehicle/other-class'
import { ClassDialog, type ClassDialogProps } from './ClassDialog.tsx'

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
        body: (about, hasSister) => (
          <>
            <p>{otherClassInWords(registration, about)}</p>
            {hasSister && <p>We can take you to our {about.sister} with this registration filled in.</p>}
          </>
        ),
      }}
    />
  )
}
