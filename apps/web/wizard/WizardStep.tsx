import type { Composition } from '@milepost/brands/composition'
import { labelOf, stepNumber, type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type { ReactNode } from 'react'
import { Artwork } from '../brands/Artwork'
import { brand } from '../brands/brand'
import { ProgressBar } from '../frame/ProgressBar'
import { ProgressRing } from '../frame/ProgressRing'
import { CHECK_ANSWERS, checkAnswersLabel, stepPath } from '../paths'
import { Navigate, useSearchParams } from '../router'
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
