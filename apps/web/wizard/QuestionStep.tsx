import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { StepForm } from './StepForm.tsx'
import { StepQuestions, useStepGroups } from './StepQuestions.tsx'
import { useStep } from './use-step.ts'

/** A step without its own layout: its questions in one column, in the journey's order. */
export function QuestionStep({ step }: { step: WizardStepName }) {
  const page = useStep(step)
  const groups = useStepGroups(page)
  return (
    <StepForm step={step} page={page} onSubmit={groups.submit}>
      <StepQuestions {...page} groups={groups} />
    </StepForm>
  )
}
