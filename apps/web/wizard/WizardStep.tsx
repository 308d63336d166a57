import { labelOf, stepNumber, type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import { ProgressBar } from '../frame/ProgressBar'
import { stepPath } from '../paths'
import { Navigate } from '../router'
import { useJourneyProgress } from '../state/use-journey-progress'
import { fetched } from '../ui/fetched'
import { VehicleDetailsStep } from './VehicleDetailsStep'

const LaterStep = fetched(async () => (await import('./later-steps')).LaterStep)

/** Shows a step if it may be shown, and otherwise redirects to where the customer was (NAV-23). */
export function WizardStep({ step }: { step: WizardStepName }) {
  const redirect = useJourneyProgress().redirect(step)
  if (redirect) return <Navigate to={stepPath(redirect)} replace />
  return step === 'vehicleDetails' ? <VehicleDetailsStep /> : <LaterStep step={step} />
}

/** Loads a step before the first render; the first step is in the main bundle. */
export async function fetchStep(step: WizardStepName): Promise<void> {
  if (step === 'vehicleDetails') return
  const [{ fetchLaterStep }] = await Promise.all([import('./later-steps'), LaterStep.fetch()])
  await fetchLaterStep(step)
}

export function WizardProgress({ step }: { step: WizardStepName }) {
  return (
    <ProgressBar
      groups={useJourneyProgress().groups(step)}
      step={stepNumber(step)}
      steps={wizardSteps.length}
      stepLabel={labelOf(step)}
    />
  )
}
