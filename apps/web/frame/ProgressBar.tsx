import type { ReactNode } from 'react'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './ProgressBar.module.css'

/** The three states of NAV-20, and the groups not reached yet. */
export type ProgressState = 'active' | 'completed' | 'completed-but-gone-back' | 'ahead'

export type ProgressGroup = { name: string; state: ProgressState }

export type ProgressBarProps = {
  groups: readonly ProgressGroup[]
  /** "Step {step} of {steps} - {stepLabel}" (NAV-21). */
  step: number
  steps: number
  stepLabel: string
  /** A small picture of the same, where the brand has one. */
  picture?: ReactNode
}

const icons: Partial<Record<ProgressState, IconName>> = {
  completed: 'check',
  'completed-but-gone-back': 'back',
}

/** Not by colour alone: every state has its text, and all but the active one an icon. */
const words: Record<ProgressState, string> = {
  active: 'in progress',
  completed: 'completed',
  'completed-but-gone-back': 'completed, gone back to',
  ahead: 'not started',
}

const looks: Readonly<Record<ProgressState, string>> = {
  active: styles.active,
  completed: styles.completed,
  'completed-but-gone-back': styles.goneBack,
  ahead: styles.ahead,
}

/** Where the customer is. Presentation only. */
export function ProgressBar({ groups, step, steps, stepLabel, picture }: ProgressBarProps) {
  const current = currentGroup(groups)
  return (
    <nav className={styles.progress} aria-label="Progress">
      <ol className={styles.groups}>
        {groups.map(({ name, state }, index) => {
          const icon = icons[state]
          return (
            <li
              key={name}
              className={`${styles.group} ${looks[state]}`}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className={styles.name} data-part="progress-name">
                {icon && <Icon name={icon} />}
                {name}
              </span>
              <VisuallyHidden>, {words[state]}</VisuallyHidden>
            </li>
          )
        })}
      </ol>
      {picture && <div className={styles.picture}>{picture}</div>}
      <p className={styles.label}>
        Step {step} of {steps} - {stepLabel}
      </p>
    </nav>
  )
}

/** No group before the current one is "gone back to", so the first such group is the current one (D-032). */
function currentGroup(groups: readonly ProgressGroup[]): number {
  const active = groups.findIndex(({ state }) => state === 'active')
  return active === -1 ? groups.findIndex(({ state }) => state === 'completed-but-gone-back') : active
}
