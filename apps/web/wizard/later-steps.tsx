import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { everyQuestion } from '../state/every-question'
import { type Fetched, fetched } from '../ui/fetched'

/** The steps with their own layout. */
const ownLayout: Partial<Record<WizardStepName, Fetched<object>>> = {
  aboutYou: fetched(async () => (await import('./AboutYouStep')).AboutYouStep),
  driverDetailsTwo: fetched(async () => (await import('./DriverDetailsTwoStep')).DriverDetailsTwoStep),
  additionalDrivers: fetched(
    async () => (await import('./drivers/AdditionalDriversStep')).AdditionalDriversStep,
  ),
  vehicleCover: fetched(async () => (await import('./VehicleCoverStep')).VehicleCoverStep),
}
const QuestionStep = fetched(async () => (await import('./QuestionStep')).QuestionStep)

/** A step after the first. The first screen does not load these. */
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
