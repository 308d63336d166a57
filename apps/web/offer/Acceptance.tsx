import { formatDate } from '@milepost/domain/values/local-date'
import { formatPence } from '@milepost/domain/values/pence'
import type { ReactNode } from 'react'
import { Checkbox } from '../ui/Checkbox'
import { totalOf } from './plan-of'
import type { Subscription } from './subscription'
import type { useAcceptance } from './use-acceptance'

type AcceptanceProps = Pick<Subscription, 'way'> & {
  acceptance: ReturnType<typeof useAcceptance>
  /** What else the tick says. */
  children?: ReactNode
}

/** The tick that opens Pay Now (SUB-04, D-233). */
export function Acceptance({ way, acceptance, children }: AcceptanceProps) {
  const { today, isAccepted, accept } = acceptance
  return (
    <div className="subscription__accept">
      <h3 className="purchase__subtitle">Your acceptance</h3>
      <p>
        By ticking the box you accept the terms of this policy as they are set out above, and agree to pay{' '}
        <strong className="figures">{formatPence(totalOf(way))}</strong> by card for 30 days of cover.{' '}
        {children}
      </p>
      <Checkbox
        name="acceptSubscription"
        label={`I accept on ${formatDate(today)}`}
        checked={isAccepted}
        onChange={({ target }) => accept(target.checked)}
      />
    </div>
  )
}
