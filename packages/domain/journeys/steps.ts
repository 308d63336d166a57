/** The step names of progress state (NAV-14). */
export const stepNames = [
  'vehicleDetails',
  'vehicleDetailsTwo',
  'aboutYou',
  'driverDetails',
  'driverDetailsTwo',
  'additionalDrivers',
  'vehicleCover',
  'results',
  'durationPanel',
  'pcwResults',
  'paymentSummary',
  'makePayment',
  'thankYou',
  'decline',
  'timeOut',
  'error',
  'referral',
] as const

export type StepName = (typeof stepNames)[number]

/** One flag for each step, set when the step is completed (NAV-15). */
export type CompletedSteps = Readonly<Partial<Record<StepName, boolean>>>

/** The seven numbered steps of the wizard in order, with their progress labels (NAV-01, D-027). */
export const wizardSteps = [
  { name: 'vehicleDetails', segment: 'vehicle-details', label: 'Vehicle Details' },
  {
    name: 'vehicleDetailsTwo',
    segment: 'vehicle-details-two',
    label: 'Vehicle Use and Ownership',
    // The duty of reasonable care, stated before the questions it applies to (NAV-26, D-028).
    notice:
      'Please answer all questions fully and accurately. If you do not, your cover may be invalidated and claims may be rejected. Please have your driving licence to hand.',
  },
  { name: 'aboutYou', segment: 'about-you', label: 'About You' },
  { name: 'driverDetails', segment: 'driver-details', label: 'Driver Details' },
  { name: 'driverDetailsTwo', segment: 'driver-details-two', label: 'Licence Details' },
  { name: 'additionalDrivers', segment: 'additional-drivers', label: 'Additional Drivers' },
  { name: 'vehicleCover', segment: 'vehicle-cover', label: 'Vehicle Cover' },
] as const satisfies readonly { name: StepName; segment: string; label: string; notice?: string }[]

export type WizardStep = (typeof wizardSteps)[number]
export type WizardStepName = WizardStep['name']

/** The four groups of the progress bar (NAV-19). */
export const stepGroups = [
  { name: 'VEHICLE DETAILS', steps: ['vehicleDetails', 'vehicleDetailsTwo'] },
  { name: 'ABOUT YOU', steps: ['aboutYou'] },
  { name: 'DRIVER DETAILS', steps: ['driverDetails', 'driverDetailsTwo', 'additionalDrivers'] },
  { name: 'VEHICLE COVER', steps: ['vehicleCover'] },
] as const satisfies readonly { name: string; steps: readonly WizardStepName[] }[]

export function labelOf(step: WizardStepName): string {
  return wizardSteps.find(({ name }) => name === step)?.label ?? ''
}

/** The notice at the top of a step, if any. */
export function noticeOf(step: WizardStepName): string | undefined {
  const entry = wizardSteps.find(({ name }) => name === step)
  return entry && 'notice' in entry ? entry.notice : undefined
}

/** The step's number from 1 to 7; M in "Step N of M" is always seven (D-026). */
export function stepNumber(step: WizardStepName): number {
  return wizardSteps.findIndex(({ name }) => name === step) + 1
}
