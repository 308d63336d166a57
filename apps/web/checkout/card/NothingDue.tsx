import { payerOf } from '@milepost/domain/payment/billing/payer'
import { useEffect, useEffectEvent } from 'react'
import { useQuote } from '../../state/quote-state'
import { Button } from '../../ui/Button'
import type { Buying } from './buying'
import { payNothing } from './pay'
import type { Payment } from './use-payment'

/**
 * No one enters a card for £0: Buy Now on the page before is all it takes, and this page carries it out (D-182). Its button is for
 * those whose first try came to nothing.
 */
export function NothingDue({ buying, payment }: { buying: Buying; payment: Payment }) {
  function buy() {
    const payer = payerOf({ billingDetails: true }, useQuote.getState().answers.proposerDetails)
    if (payer) payment.run(() => payNothing(buying, payer))
    else payment.showProblem({ kind: 'purchase-failed' })
  }
  const arrive = useEffectEvent(buy)
  useEffect(() => arrive(), [])
  return (
    <div className="pay__end">
      <p className="pay__lead">There is nothing to pay today. Your bank details are all we need.</p>
      <Button className="pay__button" busy={payment.isPaying} busyLabel="Processing payment..." onClick={buy}>
        Buy Now
      </Button>
    </div>
  )
}
