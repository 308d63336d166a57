import { labelOf, stepNumber, type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import { ProgressBar } from '../frame/ProgressBar'
import { useWalk } from '../state/use-journey-progress'

export function WizardProgress({ step }: { step: WizardStepName }) {
  return (
    <ProgressBar
      groups={useWalk().groups(step)}
      step={stepNumber(step)}
      steps={wizardSteps.length}
      stepLabel={labelOf(step)}
    />
  )
}
