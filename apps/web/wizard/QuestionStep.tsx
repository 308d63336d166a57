import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { StepForm } from './StepForm'
import { StepQuestions } from './StepQuestions'
import { useStep } from './use-step'

/** A step with no layout of its own: its questions under one another, in the order the journey asks them. */
export function QuestionStep({ step }: { step: WizardStepName }) {
  const page = useStep(step)
  return (
    <StepForm step={step} page={page}>
      <StepQuestions {...page} />
    </StepForm>
  )
}
