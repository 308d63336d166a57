import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { StepForm } from './StepForm'
import { StepQuestions } from './StepQuestions'
import { useStep } from './use-step'

/** A step without its own layout: its questions in one column, in the journey's order. */
export function QuestionStep({ step }: { step: WizardStepName }) {
  const page = useStep(step)
  return (
    <StepForm step={step} page={page}>
      <StepQuestions {...page} />
    </StepForm>
  )
}
