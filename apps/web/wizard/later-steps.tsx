import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { everyQuestion } from '../state/every-question.ts'
import { type Fetched, fetched } from '../ui/fetched.tsx'

/** The steps with their own layout. */
const ownLayout: Partial<Record<WizardStepName, Fetched<object>>> = {
  aboutYou: fetched(async () => (await import('./AboutYouStep.tsx')).AboutYouStep),
  driverDetailsTwo: fetched(async () => (await import('./DriverDetailsTwoStep.tsx')).DriverDetailsTwoStep),
  additionalDrivers: fetched(
    async () => (await import('./drivers/AdditionalDriversStep.tsx')).AdditionalDriversStep,
  ),
  vehicleCover: fetched(async () => (await import('./VehicleCoverStep.tsx')).VehicleCoverStep),
}
const QuestionStep = fetched(async () => (await import('./QuestionStep.tsx')).QuestionStep)

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
