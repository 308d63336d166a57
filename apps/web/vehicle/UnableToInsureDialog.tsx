import { plateText } from '@milepost/domain/values/registration'
import { ClassDialog, type ClassDialogProps } from './ClassDialog.tsx'

/** For a customer who has a price already: vehicle-less, or of a policy they restart (VEH-14, D-062). */
export function UnableToInsureDialog(props: ClassDialogProps) {
  const { registration } = props.otherClass
  return (
    <ClassDialog
      {...props}
      words={{
        title: 'Unable to provide insurance',
        change: 'Change vehicle',
        transfer: ({ sister }) => `Go to our ${sister}`,
        body: ({ found, sold, sister }, hasSister) => (
          <>
            <p>
              {plateText(registration)} is {found}, and this quote is for {sold} only.
            </p>
            <p>
              {hasSister
                ? `We can take you to our ${sister} with this registration filled in, for a new quote.`
                : 'If that is not your vehicle, please check the registration.'}
            </p>
          </>
        ),
      }}
    />
  )
}
