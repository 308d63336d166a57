import type { InstalmentPlan } from '@milepost/domain/payment/instalment-plan'
import {
  aprInWords,
  type CostOfCredit,
  costOfCredit,
  type ExamplePart,
  representativeExample,
} from '@milepost/domain/payment/representative-example'
import { type PriceShown, planShown } from '@milepost/domain/retrieval/plan-shown'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import type { PricingDetails, PricingOption } from '../../api/reminder.ts'
import { brand } from '../../brands/brand.ts'
import { journey } from '../../brands/current.ts'
import { voiceOf } from '../../brands/voice.ts'
import exampleStyles from '../../offer/example.module.css'
import { costInWords, howPaidInFull, instalmentsInWords } from '../../offer/payment-plan.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { tryAgain } from '../../ui/try-again.ts'
import { Skeleton, Waiting } from '../../ui/Waiting.tsx'
import styles from './ReminderPrices.module.css'
import reminderStyles from './reminder.module.css'
import type { ReminderPrices as Prices } from './use-reminder-prices.ts'

/** What the quote costs, shown before the check (RMD-02). */
export function ReminderPrices({ prices, retry }: Prices) {
  if (prices === 'asking') {
    return (
      <Waiting label={voiceOf(journey.brand).waiting}>
        <div className={`${styles.ways} ${styles.asking}`}>
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      </Waiting>
    )
  }
  if (prices === 'unreachable') {
    return (
      <Notice look="bad" role="alert" title="We couldn't get your prices">
        <p>Your quote is safe with us. {tryAgain}</p>
        <p>
          <Button look="secondary" onClick={retry}>
            Try again
          </Button>
        </p>
      </Notice>
    )
  }
  return <Shown {...pricesInWords(prices)} />
}

function Shown({ paymentOptions, cost, example }: PricesInWords) {
  return (
    <section className={styles.prices} aria-label="Your price">
      <div className={styles.ways}>
        {paymentOptions.map(({ name, total, how }) => (
          <div key={name} className={styles.way}>
            <h2 className={styles.name}>{name}</h2>
            <p>
              <span className={`${styles.total} ${textStyles.figures}`} data-part="reminder-total">
                {total}
              </span>{' '}
              in total
            </p>
            <ul className={`${styles.how} ${textStyles.figures}`}>
              {how.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {cost && (
        <p className={`${pricedPageStyles.difference} ${textStyles.figures}`} data-part="payment-difference">
          {costInWords(cost)}
        </p>
      )}
      {example && (
        <div className={exampleStyles.example}>
          <h2 className={pricedPageStyles.subtitle}>Representative example</h2>
          <dl className={`${exampleStyles.parts} ${textStyles.figures}`} data-part="example-parts">
            {example.map(({ name, words }) => (
              <div key={name}>
                <dt className={exampleStyles.name}>{name}</dt>
                <dd className={exampleStyles.words}>{words}</dd>
              </div>
            ))}
          </dl>
          <p className={reminderStyles.small}>
            Paying monthly is a regulated fixed-sum premium finance loan from {brand.firm.lenderName}, a
            lender linked to {brand.firm.name}.
          </p>
        </div>
      )}
    </section>
  )
}

/** The text of a payment option's card: its total, and how the total is paid (RES-09). */
export type OptionShown = { name: string; total: string; how: readonly string[] }

type PricesInWords = {
  paymentOptions: readonly OptionShown[]
  /** What paying monthly costs beyond paying in full. */
  cost: CostOfCredit | undefined
  example: readonly ExamplePart[] | undefined
}

/** Both payment options and, with a price on credit, everything that must be shown with it (RMD-02, CONC 3.5.5). */
function pricesInWords(prices: PricingDetails): PricesInWords {
  const monthly = shown(prices.monthlyPricingOptions[0])
  const inFull = shown(prices.payInFullPricingOptions[0])
  const plan = monthly && inFull && planShown(monthly, inFull.totalPayable)
  return {
    paymentOptions: [
      ...(monthly ? [monthlyOption(monthly, plan)] : []),
      ...(inFull ? [inFullOption(inFull)] : []),
    ],
    cost: monthly && inFull && costOfCredit({ monthly: monthly.totalPayable, inFull: inFull.totalPayable }),
    example: plan && inFull && representativeExample(plan, inFull.totalPayable),
  }
}

function shown(option: PricingOption | undefined): PriceShown | undefined {
  if (!option) return undefined
  const { unequalInstalmentAmount: first } = option
  return {
    totalPayable: fromPounds(option.totalAmountPayable),
    upFront: fromPounds(option.upFrontAmount),
    first: first === undefined ? undefined : fromPounds(first),
    standard: fromPounds(option.standardInstalmentAmount),
    apr: option.apr,
  }
}

function monthlyOption(
  { totalPayable, upFront, apr, ...each }: PriceShown,
  plan?: InstalmentPlan,
): OptionShown {
  return {
    name: 'Pay Monthly',
    total: formatPence(totalPayable),
    how: [
      `${formatPence(upFront)} deposit when you buy`,
      ...(plan ? instalmentsInWords(plan) : [`then ${formatPence(each.standard)} a month`]),
      // Credit without interest has no APR to show (D-177).
      ...(apr > 0 ? [`${aprInWords(apr)} APR representative`] : []),
    ],
  }
}

function inFullOption({ totalPayable }: PriceShown): OptionShown {
  return { name: 'Pay in full', total: formatPence(totalPayable), how: howPaidInFull }
}
