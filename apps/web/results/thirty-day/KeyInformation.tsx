import { subscriptionRenewal } from '@milepost/domain/outcome/subscription-renewal'
import { subscriptionKeyInformation } from '@milepost/domain/outcome/subscription-words'
import { policyPeriod } from '@milepost/domain/quote/policy-period'
import { policyLines } from '../../offer/policy-lines'
import type { Subscription } from '../../offer/subscription'
import { UsesCovered } from '../../offer/UsesCovered'
import { useQuote } from '../../state/quote-state'
import { Facts } from '../../ui/Facts'

/** What is bought, from when to when, and what everybody must know of it (SUB-03, SUB-06, SUB-08). */
export function KeyInformation({ option }: Pick<Subscription, 'option'>) {
  const answers = useQuote((state) => state.answers)
  const { effectiveFrom } = answers.coverDetails
  const period = effectiveFrom && policyPeriod('thirty-day', effectiveFrom)
  return (
    <section aria-labelledby="key-information-title">
      <h2 id="key-information-title" className="results__title">
        Key information
      </h2>
      <Facts facts={policyLines({ answers, period, option })} />
      <UsesCovered use={answers.vehicleDetails.vehicleUse} />
      <Facts
        facts={subscriptionKeyInformation(period && subscriptionRenewal(period.to.date))}
        className="subscription__words"
      />
    </section>
  )
}
