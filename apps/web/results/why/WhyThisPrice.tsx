import { useState } from 'react'
import type { Offer } from '../../offer/offer'
import { Button } from '../../ui/Button'
import { Disclosure } from '../../ui/Disclosure'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { Waiting } from '../../ui/Waiting'
import { ReceiptTable } from './ReceiptTable'
import { useReceipt } from './use-receipt'

/** The price line by line, for whoever wants to know (D-139). */
export function WhyThisPrice({ offer }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false)
  const { quoteReference, underwritingOutcome } = offer.results
  const { state, retry } = useReceipt(
    quoteReference,
    underwritingOutcome.underwritingOutcomeResponseId,
    isOpen,
  )
  return (
    <Disclosure summary="Why this price?" onToggle={setOpen}>
      {isOpen && state.kind === 'loading' && (
        <Waiting label="Getting your receipt">
          <div className="receipt__waiting">
            {[1, 2, 3, 4].map((line) => (
              <Skeleton key={line} className="h-16 w-full" />
            ))}
          </div>
        </Waiting>
      )}
      {state.kind === 'failed' && (
        <Notice look="bad" role="alert">
          <p>We couldn't get the receipt of your price. The price itself is not affected.</p>
          <p>
            <Button look="secondary" onClick={retry}>
              Try again
            </Button>
          </p>
        </Notice>
      )}
      {state.kind === 'explained' && <ReceiptTable receipt={state.receipt} monthly={offer.monthly} />}
    </Disclosure>
  )
}
