import type { Composition } from '@milepost/brands/composition'
import { labelOf, stepNumber, type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type { ReactNode } from 'react'
import { Artwork } from '../brands/Artwork.tsx'
import { brand } from '../brands/brand.ts'
import { ProgressBar } from '../frame/ProgressBar.tsx'
import { ProgressRing } from '../frame/ProgressRing.tsx'
import { CHECK_ANSWERS, checkAnswersLabel, stepPath } from '../paths.ts'
import { Navigate, useSearchParams } from '../router.tsx'
import { useJourneyProgress } from '../state/use-journey-progress.ts'
import { fetched } from '../ui/fetched.tsx'
import { VehicleDetailsStep } from './VehicleDetailsStep.tsx'

const LaterStep = fetched(async () => (await import('./later-steps.tsx')).LaterStep)

/** Shows a step if it may be shown, and otherwise redirects to where the customer was (NAV-23). */
export function WizardStep({ step }: { step: WizardStepName }) {
  const redirect = useJourneyProgress().redirect(step)
  if (redirect) return <Navigate to={stepPath(redirect)} replace />
  return step === 'vehicleDetails' ? <VehicleDetailsStep /> : <LaterStep step={step} />
}

/** Loads a step before the first render; the first step is in the main bundle. */
export async function fetchStep(step: WizardStepName): Promise<void> {
  if (step === 'vehicleDetails') return
  const [{ fetchLaterStep }] = await Promise.all([import('./later-steps.tsx'), LaterStep.fetch()])
  await fetchLaterStep(step)
}

/** What some forms of the progress bar draw in addition to the bar. */
const pictures: Partial<Record<Composition['progress'], (step: number) => ReactNode>> = {
  ring: (step) => <ProgressRing done={(step - 1) / wizardSteps.length} />,
  steps: (step) => (
    <Artwork brand={brand.firm.code} picture="growth" done={(step - 1) / wizardSteps.length} />
  ),
}

export function WizardProgress({ step }: { step: WizardStepName }) {
  const isChecking = useSearchParams()[0].has(CHECK_ANSWERS)
  return (
    <ProgressBar
      groups={useJourneyProgress().groups(step)}
      step={stepNumber(step)}
      steps={wizardSteps.length}
      stepLabel={isChecking ? checkAnswersLabel : labelOf(step)}
      picture={pictures[brand.composition.progress]?.(stepNumber(step))}
    />
  )
}
