import type { Chapter } from '@milepost/domain/journeys/answers-in-words'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import type { ReactNode } from 'react'
import { ChangeLink } from '../../form/AnswerSummary'
import panelsStyles from '../../offer/panels.module.css'
import { answerLines, type PanelLine } from '../../offer/policy-lines'
import { stepPath } from '../../paths'
import { Card } from '../../ui/Card'
import { classNames } from '../../ui/class-names'
import { DetailList } from '../../ui/DetailList'

type SummaryPanelProps = {
  title: string
  name: PanelName
  lines?: readonly PanelLine[]
  /** As tall as the three panels next to it. */
  isTall?: boolean
  children?: ReactNode
}

/** What was chosen, and a link to change it (RES-07). */
export function SummaryPanel({ title, name, lines = [], isTall = false, children }: SummaryPanelProps) {
  const { step, field } = changeTargets[name]
  return (
    <Card
      className={classNames(panelsStyles.panel, isTall && panelsStyles.tall)}
      data-part="panel"
      title={title}
      level={3}
      action={<ChangeLink to={stepPath(step)} what={name} state={{ change: field, from: 'results' }} />}
    >
      {children}
      {lines.length > 0 && <DetailList details={lines} />}
    </Card>
  )
}

/** The step and field that a panel's Change link leads to (RES-08, D-045, NAV-40, NAV-41). */
export type ChangeTarget = { step: WizardStepName; field: string }

export const changeTargets = {
  'policy period': { step: 'vehicleCover', field: 'coverDetails.effectiveFrom' },
  'cover start and end date': { step: 'vehicleCover', field: 'coverDetails.effectiveFrom' },
  excesses: { step: 'vehicleCover', field: 'coverDetails.voluntaryExcess' },
  'level of cover': { step: 'vehicleCover', field: 'coverDetails.levelOfCover' },
  'vehicle usage': { step: 'vehicleDetailsTwo', field: 'vehicleDetails.vehicleUse' },
  'personal and vehicle details': { step: 'vehicleDetails', field: 'vehicleDetails.registration' },
} as const satisfies Record<string, ChangeTarget>

type PanelName = keyof typeof changeTargets

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
