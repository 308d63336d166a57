import { NobodyElseDialog } from '../drivers/NobodyElseDialog'
import { useStep } from '../use-step'
import { StepForm } from './StepForm'
import { StepQuestions } from './StepQuestions'

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
