import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { lazy } from 'react'
import { Navigate } from 'react-router'
import { useWalk } from '../kept/use-walk'
import { stepPath } from '../paths'
import { VehicleDetailsStep } from './steps/VehicleDetailsStep'

const LaterStep = lazy(async () => ({ default: (await import('./later-steps')).LaterStep }))

/** Shows a step to those who may see it and sends everyone else to where they were (NAV-23). */
export function WizardStep({ step }: { step: WizardStepName }) {
  const redirect = useWalk().redirect(step)
  if (redirect) return <Navigate to={stepPath(redirect)} replace />
  return step === 'vehicleDetails' ? <VehicleDetailsStep /> : <LaterStep step={step} />
}
