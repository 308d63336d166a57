import { formatDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { journey } from '../brands/current'
import { PageHeading } from '../frame/PageHeading'
import type { Offer } from '../offer/offer'
import pricedPageStyles from '../offer/priced-page.module.css'
import { useQuote } from '../state/quote-state'
import { CopyText } from '../ui/CopyText'
import { Icon } from '../ui/Icon'
import { BenefitStrip } from './Benefits'
import styles from './Greeting.module.css'

/** Whose quote it is, its reference, the insurer, how long it is valid and what is included (RES-01 to RES-03). */
export function Greeting({ results, option }: Pick<Offer, 'results' | 'option'>) {
  const firstName = useQuote((state) => state.answers.proposerDetails.firstName)
  const expires = new Date(results.expiryDate)
  return (
    <header className={pricedPageStyles.greeting}>
      <PageHeading>{`Hi ${firstName ?? 'there'}, here's your quote`}</PageHeading>
      <dl className={pricedPageStyles.facts}>
        <div className={pricedPageStyles.fact}>
          <dt className={pricedPageStyles.factName}>Reference</dt>
          <dd className={pricedPageStyles.factWords}>
            <CopyText text={results.quoteReference} name="quote reference" />
          </dd>
        </div>
        <div className={pricedPageStyles.fact}>
          <dt className={pricedPageStyles.factName}>Expires</dt>
          <dd className={pricedPageStyles.factWords}>
            {inDays(daysUntil(expires, new Date()))}{' '}
            <span className={styles.note}>on {formatDate(londonDate(expires))}</span>
          </dd>
        </div>
        <div className={pricedPageStyles.fact}>
          <dt className={pricedPageStyles.factName}>Insurer</dt>
          <dd className={pricedPageStyles.factWords}>{journey.insurer}</dd>
        </div>
      </dl>
      <p className={styles.hold}>
        <Icon name="clock" />
        <span>
          <strong>This price is held until midnight tonight.</strong> After that we work it out again.
        </span>
      </p>
      <BenefitStrip option={option} />
    </header>
  )
}

const DAY = 24 * 60 * 60 * 1000

/** Rounded up, and never below zero (RES-02, D-156). */
export function daysUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY))
}

export function inDays(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'in 1 day' : `in ${days} days`
}
