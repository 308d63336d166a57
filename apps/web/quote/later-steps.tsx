import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { type ComponentType, lazy } from 'react'
import { everyQuestion } from '../kept/every-question'

/** The steps with a layout of their own. */
const ownLayout: Partial<Record<WizardStepName, ComponentType>> = {
  aboutYou: lazy(async () => ({ default: (await import('./steps/AboutYouStep')).AboutYouStep })),
  driverDetailsTwo: lazy(async () => ({
    default: (await import('./steps/DriverDetailsTwoStep')).DriverDetailsTwoStep,
  })),
  additionalDrivers: lazy(async () => ({
    default: (await import('./steps/AdditionalDriversStep')).AdditionalDriversStep,
  })),
  vehicleCover: lazy(async () => ({ default: (await import('./steps/VehicleCoverStep')).VehicleCoverStep })),
}
const fetchQuestionStep = () => import('./steps/QuestionStep')
const QuestionStep = lazy(async () => ({ default: (await fetchQuestionStep()).QuestionStep }))

/** A step after the first. Nobody waits for any of them to see the first. */
export function LaterStep({ step }: { step: WizardStepName }) {
  const OwnLayout = ownLayout[step]
  return OwnLayout ? <OwnLayout /> : <QuestionStep key={step} step={step} />
}

export async function fetchNextStep(): Promise<void> {
  await Promise.allSettled([everyQuestion(), fetchQuestionStep()])
}
