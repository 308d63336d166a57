import { NobodyElseDialog } from './drivers/NobodyElseDialog'
import { StepForm } from './StepForm'
import { StepQuestions } from './StepQuestions'
import { useStep } from './use-step'

/** The licence, the history, and whether anyone else drives, which may undo what was said of them (D-035). */
export function DriverDetailsTwoStep() {
  const page = useStep('driverDetailsTwo')
  return (
    <>
      <StepForm step="driverDetailsTwo" page={page}>
        <StepQuestions {...page} />
      </StepForm>
      <NobodyElseDialog answers={page.form.good} />
    </>
  )
}
