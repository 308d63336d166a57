import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getPurchase } from '../../api/payment.ts'
import { brand } from '../../brands/brand.ts'
import { PageHeading, usePageTitle } from '../../frame/PageHeading.tsx'
import { startPaying, stopPaying } from '../../state/payment-in-progress.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Waiting.tsx'
import { pauseFor } from '../pause-for.ts'
import styles from './card.module.css'
import type { Checking, PaymentOutcome } from './pay.ts'
import { purchasedFrom } from './use-card-page.ts'

type CheckingPaymentProps = {
  checking: Checking
  quoteReference: string
  onKnown: (paid: PaymentOutcome) => void
}

/** Replaces the form while the result of a payment is unknown: paying again now could charge the customer twice (F12). */
export function CheckingPayment({ checking, quoteReference, onKnown }: CheckingPaymentProps) {
  const { isSlow } = useChecking(checking, quoteReference, onKnown)
  const { phone } = brand.firm
  usePageTitle('Checking your payment', brand.firm.name)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // It replaces what the customer was doing, so it takes the focus and is read out; idle timeouts do not close it (D-048).
    heading.current?.focus()
    startPaying()
    return stopPaying
  }, [])
  return (
    <div className={styles.pay}>
      <PageHeading ref={heading}>Checking your payment</PageHeading>
      <Notice look="warn" title="We're checking your payment. Please don't pay again.">
        <p>
          Your bank hasn't confirmed it yet. We'll keep checking, and this page will update automatically. You
          can close it, and we'll email you either way.
        </p>
      </Notice>
      <p className={styles.waiting} role="status">
        <Spinner />
        {isSlow ? 'Still checking. This is taking longer than usual.' : 'Checking with your bank'}
      </p>
      {isSlow && (
        <p>
          If you'd like to talk to us, call <a href={`tel:${phone.dial}`}>{phone.display}</a>.
        </p>
      )}
    </div>
  )
}

const PAUSE_MS = 2_000
/** The server asks the provider itself after two minutes (safety K7). After that the page tells the customer that they need not wait. */
const SLOW_AFTER_MS = 120_000
/** How often a purchase that the server has no record of is sent again before it counts as not made. */
const MOST_TRIES = 5

/** Polls every two seconds for the result of the payment, until it is known. Nothing is charged here (F12). */
function useChecking(checking: Checking, quoteReference: string, onKnown: (paid: PaymentOutcome) => void) {
  const [isSlow, setSlow] = useState(false)
  const known = useEffectEvent(onKnown)
  useEffect(() => {
    const leaving = new AbortController()
    void watch(checking, quoteReference, leaving.signal).then((paid) => paid && known(paid))
    const slow = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => {
      leaving.abort()
      clearTimeout(slow)
    }
  }, [checking, quoteReference])
  return { isSlow }
}

async function watch(
  { again, otherwise }: Checking,
  quoteReference: string,
  signal: AbortSignal,
): Promise<PaymentOutcome | undefined> {
  const nothing: PaymentOutcome = { kind: 'problem', problem: otherwise }
  for (let tries = 0; !signal.aborted; ) {
    const purchase = await getPurchase(quoteReference, signal)
    if (signal.aborted) return undefined
    if (purchase.kind === 'known') {
      if (purchase.policy) return { kind: 'bought', purchased: purchasedFrom(purchase.policy) }
      if (purchase.status === 'NOT_CHARGED') return nothing
      if (purchase.status === 'NONE') {
        tries += 1
        const paid = tries <= MOST_TRIES ? await again?.() : undefined
        if (paid === undefined) return nothing
        if (paid.kind !== 'checking') return paid
      }
    }
    await pauseFor(PAUSE_MS)
  }
  return undefined
}
