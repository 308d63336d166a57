import type { AddOnState } from '@milepost/domain/outcome/add-on-choice'
import { Icon } from '../../ui/Icon'

const words: Partial<Record<AddOnState, string>> = { added: 'Added', included: 'Included' }

/** Says at a glance what the customer has (AON-04). */
export function StateBadge({ state }: { state: AddOnState }) {
  const said = words[state]
  if (!said) return null
  return (
    <span className={`state-badge state-badge--${state}`}>
      <Icon name="check" />
      {said}
    </span>
  )
}
