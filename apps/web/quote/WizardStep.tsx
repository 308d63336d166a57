import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { type ComponentType, lazy } from 'react'
import { Navigate } from 'react-router'
import { useWalk } from '../kept/use-walk'
import { stepPath } from '../paths'
import { VehicleDetailsStep } from './steps/VehicleDetailsStep'

/** The steps with a layout of their own. */
const ownLayout: Partial<Record<WizardStepName, ComponentType>> = {
  vehicleDetails: VehicleDetailsStep,
  aboutYou: lazy(async () => ({ default: (await import('./steps/AboutYouStep')).AboutYouStep })),
  driverDetailsTwo: lazy(async () => ({
    default: (await import('./steps/DriverDetailsTwoStep')).DriverDetailsTwoStep,
  })),
  additionalDrivers: lazy(async () => ({
    default: (await import('./steps/AdditionalDriversStep')).AdditionalDriversStep,
  })),
  vehicleCover: lazy(async () => ({ default: (await import('./steps/VehicleCoverStep')).VehicleCoverStep })),
}
const QuestionStep = lazy(async () => ({ default: (await import('./steps/QuestionStep')).QuestionStep }))

/** Shows a step to those who may see it and sends everyone else to where they were (NAV-23). */
export function WizardStep({ step }: { step: WizardStepName }) {
  const redirect = useWalk().redirect(step)
  if (redirect) return <Navigate to={stepPath(redirect)} replace />
  const OwnLayout = ownLayout[step]
  return OwnLayout ? <OwnLayout /> : <QuestionStep key={step} step={step} />
}
