import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { useEffect, useRef } from 'react'
import { Notice } from '../ui/Notice'
import { totalOf } from './plan-of'
import type { Subscription } from './subscription'

type NewPriceProps = Pick<Subscription, 'way'> & {
  /** What the customer was about to pay; none while the price has not moved. */
  before: Pence | undefined
}

/** A price that became another one as the form was sent: shown before anything is paid, and accepted anew (BUY-14). */
export function NewPrice({ before, way }: NewPriceProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (before !== undefined) place.current?.scrollIntoView({ block: 'center' })
  }, [before])
  if (before === undefined) return null
  return (
    <div ref={place}>
      <Notice look="warn" role="alert" title="Your price has changed">
        <p className="figures">
          It was {formatPence(before)} and is now <strong>{formatPence(totalOf(way))}</strong> for 30 days.
          Nothing has been paid. Please read it and accept again before you pay.
        </p>
      </Notice>
    </div>
  )
}
