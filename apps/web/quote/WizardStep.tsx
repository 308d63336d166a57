import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { Navigate } from 'react-router'
import { stepPath } from '../paths'
import { QuestionStep } from './steps/QuestionStep'
import { VehicleDetailsStep } from './steps/VehicleDetailsStep'
import { useWalk } from './use-walk'

/** Shows a step to those who may see it and sends everyone else to where they were (NAV-23). */
export function WizardStep({ step }: { step: WizardStepName }) {
  const redirect = useWalk().redirect(step)
  if (redirect) return <Navigate to={stepPath(redirect)} replace />
  return step === 'vehicleDetails' ? <VehicleDetailsStep /> : <QuestionStep key={step} step={step} />
}
