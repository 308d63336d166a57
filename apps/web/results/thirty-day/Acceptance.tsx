import { formatDate } from '@milepost/domain/values/local-date'
import { formatPence } from '@milepost/domain/values/pence'
import { useNavigate } from 'react-router'
import { choosePaymentMethod } from '../../kept/payment-choice'
import { useResults } from '../../kept/results-state'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { totalOf } from '../payment/plan-of'
import type { Subscription } from './subscription'
import { useAcceptance } from './use-acceptance'

const REASON_ID = 'pay-now-reason'

/** The tick, and what it opens (SUB-04). */
export function Acceptance({ way }: Pick<Subscription, 'way'>) {
  const navigate = useNavigate()
  const { today, isAccepted, accept, isGoodNow } = useAcceptance()
  const pay = () => {
    if (!isGoodNow()) return
    payForThirtyDays()
    navigate(paths.makePayment)
  }
  return (
    <section className="subscription__accept" aria-labelledby="accept-title">
      <h2 id="accept-title" className="results__title">
        Before you pay
      </h2>
      <p>
        By ticking the box you accept the terms of this policy as they are set out above, and agree to pay{' '}
        <strong className="figures">{formatPence(totalOf(way))}</strong> by card for 30 days of cover.
      </p>
      <Checkbox
        name="acceptSubscription"
        label={`I accept on ${formatDate(today)}`}
        checked={isAccepted}
        onChange={({ target }) => accept(target.checked)}
      />
      <div className="step-actions">
        {!isAccepted && (
          <p className="step-actions__reason" id={REASON_ID}>
            Tick the box to accept, then you can pay.
          </p>
        )}
        <Button
          className="step-actions__continue"
          blocked={!isAccepted}
          aria-describedby={isAccepted ? undefined : REASON_ID}
          onClick={pay}
        >
          Pay Now
        </Button>
      </div>
    </section>
  )
}

/** Thirty days are paid in full, by card: there is no credit agreement (SUB-05, SUB-08). */
export function payForThirtyDays(): void {
  choosePaymentMethod('CARD_PAYMENT')
  useResults.setState({ is30DayQuote: true })
}
