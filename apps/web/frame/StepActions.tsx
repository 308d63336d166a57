import type { ReactNode } from 'react'
import actionsStyles from '../ui/actions.module.css'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

export type StepActionsProps = {
  /** Omitted on the first step. */
  onBack?: (() => void) | undefined
  continueLabel?: string
  /** Another action, as large as Continue. */
  other?: ReactNode
  /** Secondary while the page has another action first. */
  look?: 'primary' | 'secondary'
  busy?: boolean
  busyLabel?: string
  /** Why neither button can be used yet; shown next to them. */
  blocked?: string | undefined
}

const REASON_ID = 'step-actions-reason'

/** Continue submits the surrounding form; Back never loses an answer. */
export function StepActions({
  onBack,
  continueLabel = 'Continue',
  other,
  look = 'primary',
  busy = false,
  busyLabel,
  blocked,
}: StepActionsProps) {
  const block = blocked ? { blocked: true, 'aria-describedby': REASON_ID } : {}
  return (
    <div className={actionsStyles.actions} data-part="step-actions">
      {blocked && (
        <p className={actionsStyles.reason} id={REASON_ID}>
          {blocked}
        </p>
      )}
      <Button
        type="submit"
        look={look}
        className={actionsStyles.continue}
        busy={busy}
        {...(busyLabel ? { busyLabel } : {})}
        {...block}
      >
        {continueLabel}
        <Icon name="arrow-right" />
      </Button>
      {other}
      {onBack && (
        <Button look="secondary" onClick={onBack} {...block}>
          <Icon name="arrow-left" />
          Back
        </Button>
      )}
    </div>
  )
}
