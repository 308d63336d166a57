import { formatDate } from '@milepost/domain/values/local-date'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { FirstPayment } from './use-first-payment'

type FirstPaymentRowProps = { firstPayment: FirstPayment; onRetry: () => void }

/** The date the server gives (DDM-05). The row keeps its height whatever becomes of it. */
export function FirstPaymentRow({ firstPayment, onRetry }: FirstPaymentRowProps) {
  return (
    <div className="money__row">
      <dt>First monthly payment date</dt>
      <dd className="money__amount figures" aria-busy={firstPayment === 'fetching'}>
        {firstPayment === 'fetching' ? (
          <>
            <Skeleton className="h-6 w-24" />
            <VisuallyHidden>Fetching the date</VisuallyHidden>
          </>
        ) : firstPayment === 'failed' ? (
          <span className="debit__no-date">
            We couldn&apos;t fetch it.{' '}
            <Button look="quiet" onClick={onRetry}>
              Try again
            </Button>
          </span>
        ) : (
          formatDate(firstPayment.date)
        )}
      </dd>
    </div>
  )
}
