import { subscriptionYearInWords } from '@milepost/domain/outcome/subscription-words'
import { subscriptionYear } from '@milepost/domain/outcome/subscription-year'
import { useOffer } from '../../offer/offer'
import { totalOf } from '../../offer/plan-of'
import type { Subscription } from '../../offer/subscription'
import { ThirtyDayPrice } from '../../offer/ThirtyDayPrice'

/** The price, what it is made of, and what it comes to over a year (SUB-03). */
export function SubscriptionPrice({ way }: Pick<Subscription, 'way'>) {
  const inFull = useOffer()?.inFull
  const [cost, comparison] = subscriptionYearInWords(
    subscriptionYear(totalOf(way), inFull && totalOf(inFull)),
  )
  return (
    <ThirtyDayPrice way={way}>
      <p className="results__lead">One payment by card.</p>
      <p className="figures">{cost}</p>
      {comparison && (
        <p className="figures">
          <strong>{comparison}</strong>
        </p>
      )}
    </ThirtyDayPrice>
  )
}
