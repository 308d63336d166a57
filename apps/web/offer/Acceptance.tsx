import { formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Notice } from '../ui/Notice.tsx'
import textStyles from '../ui/text.module.css'
import styles from './Acceptance.module.css'
import { totalOf } from './payment-plan.ts'
import pricedPageStyles from './priced-page.module.css'
import type { Subscription } from './subscription.ts'

type AcceptanceProps = Pick<Subscription, 'paymentOption'> & {
  acceptance: ReturnType<typeof useAcceptance>
  /** Further text of the checkbox. */
  children?: ReactNode
}

/** The checkbox that enables Pay Now (SUB-04, D-233). */
export function Acceptance({ paymentOption, acceptance, children }: AcceptanceProps) {
  const { today, isAccepted, accept } = acceptance
  return (
    <div className={styles.accept}>
      <h3 className={pricedPageStyles.formTitle}>Your acceptance</h3>
      <p>
        By ticking the box you accept the terms of this policy as they are set out above, and agree to pay{' '}
        <strong className={textStyles.figures}>{formatPence(totalOf(paymentOption))}</strong> by card for 30
        days of cover. {children}
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

type Accepted = { on: LocalDate; outcomeId: string }

/**
 * Acceptance is for one day and one price: a page left open over midnight asks again, and so does a changed price (SUB-04, BUY-14). Not
 * stored over a reload.
 */
export function useAcceptance(outcomeId: string) {
  const [today, setToday] = useState(() => londonDate(new Date()))
  const [accepted, setAccepted] = useState<Accepted>()
  const isAcceptedOn = (day: LocalDate) => accepted?.on === day && accepted.outcomeId === outcomeId
  return {
    today,
    isAccepted: isAcceptedOn(today),
    accept: (isTicked: boolean) => setAccepted(isTicked ? { on: today, outcomeId } : undefined),
    /** Whether the acceptance is still valid now. If not, the page shows the new day and waits for the checkbox. */
    isGoodNow: () => {
      const now = londonDate(new Date())
      setToday(now)
      return isAcceptedOn(now)
    },
  }
}

type NewPriceProps = Pick<Subscription, 'paymentOption'> & {
  /** What the customer was about to pay; undefined while the price has not changed. */
  before: Pence | undefined
}

/** The price changed when the form was sent: the new one is shown, and must be accepted, before anything is paid (BUY-14). */
export function NewPrice({ before, paymentOption }: NewPriceProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (before !== undefined) place.current?.scrollIntoView({ block: 'center' })
  }, [before])
  if (before === undefined) return null
  return (
    <div ref={place}>
      <Notice look="warn" role="alert" title="Your price has changed">
        <p className={textStyles.figures}>
          It was {formatPence(before)} and is now <strong>{formatPence(totalOf(paymentOption))}</strong> for
          30 days. Nothing has been paid. Please read it and accept again before you pay.
        </p>
      </Notice>
    </div>
  )
}
