import { THIRTY_DAY_NO_CLAIMS } from '@milepost/domain/quote/no-claims-section'
import { termInWords } from '@milepost/domain/quote/policy-period'
import { subscriptionDetails } from '@milepost/domain/renewal/subscription-words'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import type { PaymentOption } from '../../offer/offer.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import type { Subscription } from '../../offer/subscription.ts'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { monthlyInWords } from '../payment-options/payment-options.ts'
import type { TermsOnOffer } from './CompareTerms.tsx'
import styles from './DifferencesTable.module.css'

/** Below the two cards and in their columns, so that each value is under its policy, on a phone too. */
export function DifferencesTable({ rows }: { rows: readonly Difference[] }) {
  return (
    <section aria-labelledby="differences-title">
      <h2 id="differences-title" className={pricedPageStyles.title}>
        What is different
      </h2>
      <div className={styles.differences}>
        <table className={`${styles.table} ${textStyles.figures}`}>
          <caption>
            <VisuallyHidden>What is different</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" id="differs-in-a-year">
                {termInWords.annual}
              </th>
              <th scope="col" id="differs-in-30-days">
                {termInWords['thirty-day']}
              </th>
            </tr>
          </thead>
          {rows.map(({ name, year, thirtyDays }, row) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={2} id={`difference-${row}`}>
                  {name}
                </th>
              </tr>
              <tr>
                <td headers={`difference-${row} differs-in-a-year`}>{year}</td>
                <td headers={`difference-${row} differs-in-30-days`}>{thirtyDays}</td>
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}

/** One difference between the two policies, with the text for each. */
type Difference = { name: string; year: string; thirtyDays: string }

/** What to compare, the money first (SUB-07, SUB-08, CON-30, D-168). */
export function differences(terms: TermsOnOffer, { paymentOption }: Subscription): readonly Difference[] {
  const { offer, inFull, monthly } = terms
  return [
    { name: 'How you pay', year: howToPay(terms), thirtyDays: subscriptionDetails.noCredit },
    {
      name: 'How long the price is fixed',
      year: 'For the 12 months.',
      thirtyDays: subscriptionDetails.priceFixed,
    },
    {
      name: 'Administration fee, in the price',
      year: `${feeOf(inFull ?? monthly ?? paymentOption)} once, not refunded.`,
      thirtyDays: `${feeOf(paymentOption)} in each policy, not refunded.`,
    },
    {
      name: 'Optional extras',
      year: offer.option.underwrittenAddOns.length > 0 ? 'You can add them next.' : 'There are none.',
      thirtyDays: subscriptionDetails.noExtras,
    },
    {
      name: 'No claims discount',
      year: 'You earn a year of it for 12 months without a claim.',
      thirtyDays: THIRTY_DAY_NO_CLAIMS,
    },
    {
      name: 'When it ends',
      year: "We'll write to you 4 weeks before. It renews automatically only if you ask for that when you buy.",
      thirtyDays: `We'll write to you 6 days before. ${subscriptionDetails.goesOnIfAsked}`,
    },
    {
      name: 'Cancelling',
      year: 'At any time. We refund the premium for the days that are left, unless there has been a claim.',
      thirtyDays: subscriptionDetails.cancel,
    },
    {
      name: 'Changes',
      year: 'You can change your details during the year. Your price may change with them.',
      thirtyDays: subscriptionDetails.noChanges,
    },
  ]
}

function howToPay({ inFull, monthly }: TermsOnOffer): string {
  if (!monthly) return 'In full by card. We cannot offer you monthly payments for a year.'
  const byMonths = `by Direct Debit, which is a credit agreement: ${monthlyInWords(monthly).how.join(', ')}.`
  return inFull ? `In full by card, or monthly ${byMonths}` : `Monthly ${byMonths}`
}

const feeOf = ({ fees }: PaymentOption) => formatPence(fromPounds(fees.amount))
