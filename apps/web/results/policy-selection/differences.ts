import { subscriptionFacts } from '@milepost/domain/outcome/subscription-words'
import { THIRTY_DAY_NO_CLAIMS } from '@milepost/domain/quote/no-claims-section'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import type { WayToPay } from '../../offer/offer'
import type { Subscription } from '../../offer/subscription'
import { monthlyInWords } from '../payment-options/payment-options'
import type { TermsOnOffer } from './terms-on-offer'

/** One thing in which the two policies differ, said of each. */
export type Difference = { name: string; year: string; thirtyDays: string }

/** What to weigh, the money first (SUB-07, SUB-08, CON-30, D-168). */
export function differences(terms: TermsOnOffer, { way }: Subscription): readonly Difference[] {
  const { offer, inFull, monthly } = terms
  return [
    { name: 'How you pay', year: howToPay(terms), thirtyDays: subscriptionFacts.noCredit },
    {
      name: 'How long the price holds',
      year: 'For the 12 months.',
      thirtyDays: subscriptionFacts.priceFixed,
    },
    {
      name: 'Administration fee, in the price',
      year: `${feeOf(inFull ?? monthly ?? way)} once, not refunded.`,
      thirtyDays: `${feeOf(way)} in each policy, not refunded.`,
    },
    {
      name: 'Optional extras',
      year: offer.option.underwrittenAddOns.length > 0 ? 'You can add them next.' : 'There are none.',
      thirtyDays: subscriptionFacts.noExtras,
    },
    {
      name: 'No claims discount',
      year: 'You earn a year of it for 12 months without a claim.',
      thirtyDays: THIRTY_DAY_NO_CLAIMS,
    },
    {
      name: 'When it ends',
      year: 'We write to you 4 weeks before. It renews by itself only if you ask for that when you buy.',
      thirtyDays: `We write to you 6 days before. ${subscriptionFacts.goesOnIfAsked}`,
    },
    {
      name: 'Cancelling',
      year: 'At any time. We refund the premium for the days that are left, unless there has been a claim.',
      thirtyDays: subscriptionFacts.cancel,
    },
    {
      name: 'Changes',
      year: 'You can change your details during the year. Your price may change with them.',
      thirtyDays: subscriptionFacts.noChanges,
    },
  ]
}

function howToPay({ inFull, monthly }: TermsOnOffer): string {
  if (!monthly) return 'In full by card. We cannot offer you monthly payments for a year.'
  const byMonths = `by Direct Debit, which is a credit agreement: ${monthlyInWords(monthly).how.join(', ')}.`
  return inFull ? `In full by card, or monthly ${byMonths}` : `Monthly ${byMonths}`
}

const feeOf = ({ fees }: WayToPay) => formatPence(fromPounds(fees.amount))
