import type { Chapter } from '@milepost/domain/journeys/answers-in-words'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { answerLines } from '../../offer/answer-lines'

/** Where a panel's Change action leads: the step that holds the field, and the field (RES-08, D-045, NAV-40, NAV-41). */
export type ChangeTarget = { step: WizardStepName; field: string }

export const changeTargets = {
  'policy period': { step: 'vehicleCover', field: 'coverDetails.effectiveFrom' },
  'cover start and end date': { step: 'vehicleCover', field: 'coverDetails.effectiveFrom' },
  excesses: { step: 'vehicleCover', field: 'coverDetails.voluntaryExcess' },
  'level of cover': { step: 'vehicleCover', field: 'coverDetails.levelOfCover' },
  'vehicle usage': { step: 'vehicleDetailsTwo', field: 'vehicleDetails.vehicleUse' },
  'personal and vehicle details': { step: 'vehicleDetails', field: 'vehicleDetails.registration' },
} as const satisfies Record<string, ChangeTarget>

export type PanelName = keyof typeof changeTargets

const usage = [
  ['vehicleDetails.vehicleUse', 'Used for'],
  ['vehicleDetails.annualMileage', 'Mileage'],
  ['vehicleDetails.businessMileage', 'Business mileage'],
  ['vehicleDetails.vehicleOvernight', 'Kept overnight'],
] as const

const personal = [
  ['proposerDetails.dateOfBirth', 'Date of birth'],
  ['proposerDetails.address', 'Address'],
  ['vehicleDetails.value', 'Vehicle value'],
] as const

export const usageLines = (chapters: readonly Chapter[]) => answerLines(usage, chapters)
export const personalLines = (chapters: readonly Chapter[]) => answerLines(personal, chapters)
