import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'

export type StepActionsProps = {
  /** Left out on the first step. */
  onBack?: (() => void) | undefined
  continueLabel?: string
  /** Secondary while the page has something else to do first. */
  look?: 'primary' | 'secondary'
  busy?: boolean
  busyLabel?: string
}

/** Continue submits the form it stands in; Back never loses an answer. */
export function StepActions({
  onBack,
  continueLabel = 'Continue',
  look = 'primary',
  busy = false,
  busyLabel,
}: StepActionsProps) {
  return (
    <div className="step-actions">
      <Button
        type="submit"
        look={look}
        className="step-actions__continue"
        busy={busy}
        {...(busyLabel ? { busyLabel } : {})}
      >
        {continueLabel}
        <Icon name="arrow-right" />
      </Button>
      {onBack && (
        <Button look="secondary" onClick={onBack}>
          <Icon name="arrow-left" />
          Back
        </Button>
      )}
    </div>
  )
}
