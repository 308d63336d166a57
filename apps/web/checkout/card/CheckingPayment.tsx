import { useEffect, useRef } from 'react'
import { pack } from '../../brands/pack'
import { PageHeading } from '../../frame/PageHeading'
import { usePageTitle } from '../../frame/page-title'
import { startPaying, stopPaying } from '../../state/payment-in-progress'
import { Notice } from '../../ui/Notice'
import { Spinner } from '../../ui/Spinner'
import type { Checking, Paid } from './paid'
import { useChecking } from './use-checking'

type CheckingPaymentProps = {
  checking: Checking
  quoteReference: string
  onKnown: (paid: Paid) => void
}

/** In place of the form while nobody knows how a payment ended: whoever paid twice now would have paid twice (F12). */
export function CheckingPayment({ checking, quoteReference, onKnown }: CheckingPaymentProps) {
  const { isSlow } = useChecking(checking, quoteReference, onKnown)
  const { phone } = pack.firm
  usePageTitle('Checking your payment', pack.firm.name)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // It takes the place of what its customer was doing, so it is read out; and nothing closes it meanwhile (D-048).
    heading.current?.focus()
    startPaying()
    return stopPaying
  }, [])
  return (
    <div className="pay">
      <PageHeading ref={heading}>Checking your payment</PageHeading>
      <Notice look="warn" title="We are checking your payment. Do not pay again.">
        <p>
          Your bank has not told us yet how it ended. We keep asking, and this page moves on by itself. You
          can close it: we email you either way.
        </p>
      </Notice>
      <p className="pay__waiting" role="status">
        <Spinner />
        {isSlow ? 'Still asking. This is taking longer than usual.' : 'Asking your bank'}
      </p>
      {isSlow && (
        <p>
          If you would like to talk to us, call <a href={`tel:${phone.dial}`}>{phone.display}</a>.
        </p>
      )}
    </div>
  )
}
