import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { everyQuestion } from '../kept/every-question'
import { type Fetched, fetched } from '../ui/fetched'

/** The steps with a layout of their own. */
const ownLayout: Partial<Record<WizardStepName, Fetched<object>>> = {
  aboutYou: fetched(async () => (await import('./steps/AboutYouStep')).AboutYouStep),
  driverDetailsTwo: fetched(async () => (await import('./steps/DriverDetailsTwoStep')).DriverDetailsTwoStep),
  additionalDrivers: fetched(
    async () => (await import('./steps/AdditionalDriversStep')).AdditionalDriversStep,
  ),
  vehicleCover: fetched(async () => (await import('./steps/VehicleCoverStep')).VehicleCoverStep),
}
const QuestionStep = fetched(async () => (await import('./steps/QuestionStep')).QuestionStep)

/** A step after the first. Nobody waits for any of them to see the first. */
export function LaterStep({ step }: { step: WizardStepName }) {
  const OwnLayout = ownLayout[step]
  return OwnLayout ? <OwnLayout /> : <QuestionStep key={step} step={step} />
}

export async function fetchLaterStep(step: WizardStepName): Promise<void> {
  await (ownLayout[step] ?? QuestionStep).fetch()
}

export async function fetchNextStep(): Promise<void> {
  await Promise.allSettled([everyQuestion(), QuestionStep.fetch()])
}
