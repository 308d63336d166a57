import type { Answers } from '@milepost/domain/questions/answers'
import { removeAllDrivers } from '@milepost/domain/questions/people/driver-list'
import { saveTyped, storeAnswer } from '../state/quote-state.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { StepForm } from './StepForm.tsx'
import { StepQuestions, useStepGroups } from './StepQuestions.tsx'
import { useStep } from './use-step.ts'

/** The licence, the history, and whether anyone else drives. A no removes the additional drivers (D-035). */
export function DriverDetailsTwoStep() {
  const page = useStep('driverDetailsTwo')
  const groups = useStepGroups(page)
  return (
    <>
      <StepForm step="driverDetailsTwo" page={page} onSubmit={groups.submit}>
        <StepQuestions {...page} groups={groups} />
      </StepForm>
      <NoOtherDriversDialog answers={page.form.values} />
    </>
  )
}

const FIELD = 'proposerDetails.hasAdditionalDriver'

/** The customer answers no to "will anyone else drive?" after adding drivers. They are removed only after confirmation (D-035). */
export function NoOtherDriversDialog({ answers }: { answers: Answers }) {
  const { additionalDrivers, proposerDetails } = answers
  const count = additionalDrivers.length
  const drivers = count === 1 ? 'the driver' : `the ${count} drivers`
  return (
    <ConfirmDialog
      open={proposerDetails.hasAdditionalDriver === false && count > 0}
      title="Are you sure?"
      stayLabel={`No, keep ${drivers}`}
      onStay={() => saveTyped(FIELD, 'yes')}
      goLabel={`Yes, remove ${drivers}`}
      goLook="danger"
      onGo={() => storeAnswer(removeAllDrivers(answers), FIELD)}
    >
      <p>
        If no one else will drive, we'll remove {drivers} you added and everything you told us about them.
      </p>
    </ConfirmDialog>
  )
}
