import { pageAfterBuyNow } from '@milepost/domain/purchase/page-after-buy-now'
import type { Pence } from '@milepost/domain/values/pence'
import { type FormEvent, useId } from 'react'
import { brand } from '../../brands/brand.ts'
import { journey } from '../../brands/current.ts'
import { usePageTitle } from '../../frame/PageHeading.tsx'
import { Acceptance, useAcceptance } from '../../offer/Acceptance.tsx'
import { totalOf } from '../../offer/payment-plan.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import type { Subscription } from '../../offer/subscription.ts'
import { Button } from '../../ui/Button.tsx'
import { PurchaseForm } from '../purchase/PurchaseForm.tsx'
import styles from '../purchase/purchase.module.css'
import { whatFollows } from '../purchase/purchase-target.ts'
import { useBuyNow } from '../purchase/use-buy-now.ts'
import { thirtyDayPurchase } from './thirty-day-purchase.ts'

type ThirtyDayPurchaseProps = {
  title: string
  subscription: Subscription
  /** The price has changed; `before` is the old one. */
  onNewPrice: (before: Pence) => void
}

/** The same form as for a year, saved for the thirty days, and Pay Now, which the acceptance enables (BUY-01, SUB-04). */
export function ThirtyDayPurchase({ title, subscription, onNewPrice }: ThirtyDayPurchaseProps) {
  const { outcomeId, paymentOption } = subscription
  const reasonId = useId()
  const acceptance = useAcceptance(outcomeId)
  const { isAccepted, isGoodNow } = acceptance
  const { questions, formFields, submit, isPurchasing, problemAtPrice } = useBuyNow({
    term: 'thirty-day',
    // One card payment: nothing is borrowed, so no lender asks about income (SUB-08, D-166).
    method: 'CARD_PAYMENT',
    affordabilityCheck: false,
    find: thirtyDayPurchase,
    onNewPrice: () => onNewPrice(totalOf(paymentOption)),
  })
  const errors = formFields.isSubmitted ? formFields.errors : []
  usePageTitle(title, brand.firm.name, errors.length > 0)
  const pay = (event: FormEvent) => {
    event.preventDefault()
    if (isGoodNow()) submit(event)
  }
  const next = pageAfterBuyNow({ method: 'CARD_PAYMENT', thirtyDay: undefined }, journey)
  return (
    <PurchaseForm
      title="Before you pay"
      questions={questions}
      formFields={formFields}
      errors={errors}
      onSubmit={pay}
      problemAtPrice={problemAtPrice}
    >
      <Acceptance paymentOption={paymentOption} acceptance={acceptance} />
      <Button
        type="submit"
        className={styles.button}
        blocked={!isAccepted}
        busy={isPurchasing}
        busyLabel="Saving your details"
        aria-describedby={reasonId}
      >
        Pay Now
      </Button>
      <p id={reasonId} className={pricedPageStyles.next}>
        {isAccepted ? whatFollows[next] : 'Tick the box to accept, then you can pay.'}
      </p>
    </PurchaseForm>
  )
}
