import { subscriptionYearInWords } from '@milepost/domain/outcome/subscription-words'
import { subscriptionYear } from '@milepost/domain/outcome/subscription-year'
import { totalOf } from '../../offer/plan-of'
import type { Subscription } from '../../offer/subscription'
import type { TermsOnOffer } from './terms-on-offer'

type YearOfThirtyDaysProps = { terms: TermsOnOffer; subscription: Subscription }

/** The smaller price buys twelve times less: what it comes to over a year stands right under the two. */
export function YearOfThirtyDays({ terms: { inFull }, subscription: { way } }: YearOfThirtyDaysProps) {
  const [cost, comparison] = subscriptionYearInWords(
    subscriptionYear(totalOf(way), inFull && totalOf(inFull)),
  )
  return (
    <p className="payment__difference figures">
      <strong>{cost}</strong> {comparison}
    </p>
  )
}
