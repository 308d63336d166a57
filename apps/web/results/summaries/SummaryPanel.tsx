import type { Chapter } from '@milepost/domain/journeys/answers-in-words'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import type { ReactNode } from 'react'
import { ChangeLink } from '../../form/AnswerSummary.tsx'
import { answerLines } from '../../offer/policy-lines.ts'
import { stepPath } from '../../paths.ts'
import styles from './summaries.module.css'

type SummaryPanelProps = {
  title: string
  name: PanelName
  /** The answer in a few words. */
  answer: ReactNode
  /** An answer that is never next to its title. */
  isLong?: boolean
  /** A second line about it. */
  more?: ReactNode
  /** The rest, collapsed. */
  children?: ReactNode
}

/** What was chosen, in two lines, and a link to change it (RES-07). */
export function SummaryPanel({ title, name, answer, isLong = false, more, children }: SummaryPanelProps) {
  const { step, field } = changeTargets[name]
  return (
    <section className={styles.panel} data-part="panel">
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          {!isLong && <div className={styles.answer}>{answer}</div>}
        </div>
        <ChangeLink to={stepPath(step)} what={name} state={{ change: field, from: 'results' }} />
      </div>
      {isLong && <div className={styles.answer}>{answer}</div>}
      {more && <p className={styles.more}>{more}</p>}
      {children}
    </section>
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

export const usageLines = (chapters: readonly Chapter[]) => answerLines(usage, chapters)
