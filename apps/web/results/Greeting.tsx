import { momentInWords } from '@milepost/domain/referral/promise'
import { longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { journey } from '../brands/current.ts'
import { voiceOf } from '../brands/voice.ts'
import { PageHeading } from '../frame/PageHeading.tsx'
import type { Offer } from '../offer/offer.ts'
import { useQuote } from '../state/quote-state.ts'
import { CopyText } from '../ui/CopyText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { BenefitStrip } from './Benefits.tsx'
import styles from './Greeting.module.css'

/** Whose quote it is (RES-01). The prices follow directly; what identifies the quote is below them. */
export function Greeting() {
  const firstName = useQuote((state) => state.answers.proposerDetails.firstName)
  return (
    <header className={styles.greeting}>
      <PageHeading>{`Hi ${firstName ?? 'there'}, here's your quote`}</PageHeading>
      <p className={styles.lead}>{voiceOf(journey.brand).priceReady}</p>
    </header>
  )
}

/** The quote's reference, when it expires, its insurer, how long the price is held and what is included (RES-02, RES-03). */
export function QuoteDetails({ results, option }: Pick<Offer, 'results' | 'option'>) {
  const expires = new Date(results.expiryDate)
  return (
    <section className={styles.facts} aria-label="About this quote">
      <dl className={styles.smallPrint}>
        <div>
          <dt>Reference</dt>{' '}
          <dd className={styles.reference}>
            <CopyText text={results.quoteReference} name="quote reference" />
          </dd>
        </div>
        <div>
          <dt>Expires</dt>{' '}
          <dd>
            <strong>{inDays(daysUntil(expires, new Date()))}</strong> on {longDate(londonDate(expires))}
          </dd>
        </div>
        <div>
          <dt>Insurer</dt> <dd>{journey.insurer}</dd>
        </div>
      </dl>
      <p className={styles.hold}>
        <Icon name="clock" />
        <span>
          <strong>This price is held until {heldUntil(results)}.</strong>{' '}
          <span className={styles.after}>After that we&apos;ll recalculate it.</span>
        </span>
      </p>
      <BenefitStrip option={option} />
    </section>
  )
}

/** To the end of the day (RES-03, D-141), or until the date of an underwriter's approval. */
function heldUntil({ underwritingOutcome: { referral } }: Offer['results']): string {
  return referral?.by === undefined ? 'midnight tonight' : momentInWords(new Date(referral.by))
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
