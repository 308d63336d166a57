import { termInWords } from '@milepost/domain/quote/policy-period'
import { POLICIES_IN_A_ROW, subscriptionYear } from '@milepost/domain/renewal/subscription'
import { subscriptionYearInWords } from '@milepost/domain/renewal/subscription-words'
import { formatPence } from '@milepost/domain/values/pence'
import { useId } from 'react'
import { brand } from '../../brands/brand.ts'
import { PageHeading, usePageTitle } from '../../frame/PageHeading.tsx'
import { type PaymentOption, useOffer } from '../../offer/offer.ts'
import { planOf, totalOf } from '../../offer/payment-plan.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { RepresentativeExample } from '../../offer/RepresentativeExample.tsx'
import { type Subscription, useSubscription } from '../../offer/subscription.ts'
import { paths } from '../../paths.ts'
import { Link, Navigate } from '../../router.tsx'
import { resultsPath } from '../../state/results-path.ts'
import { ButtonFace, buttonLook } from '../../ui/Button.tsx'
import textStyles from '../../ui/text.module.css'
import { StalePrice } from '../StalePrice.tsx'
import { UpdatingOverlay } from '../UpdatingOverlay.tsx'
import { choiceOf, type TermsOnOffer, termsOnOffer } from './CompareTerms.tsx'
import { DifferencesTable, differences } from './DifferencesTable.tsx'
import styles from './PolicySelectionPage.module.css'

/** The choice of term, for customers who have one; everyone else is redirected (NAV-04, D-036). */
export function PolicySelectionPage() {
  const offer = useOffer()
  const subscription = useSubscription()
  usePageTitle('Choose your policy', brand.firm.name)
  if (!offer) return null
  const terms = termsOnOffer(offer, subscription)
  const choice = choiceOf(terms)
  const year = yearInWords(terms)
  if (choice === 'thirty-day') return <Navigate to={paths.thirtyDayQuote} replace />
  if (choice === 'annual' || !subscription || !year) return <Navigate to={resultsPath()} replace />
  return (
    <div className={`${pricedPageStyles.page} ${styles.selection}`}>
      <PageHeading lead="The same vehicle and the same drivers, insured for a year or for 30 days at a time. These prices are held until midnight tonight.">
        How long do you want cover for?
      </PageHeading>
      <StalePrice />
      <div className={styles.choice}>
        <div className={styles.terms}>
          <TermCard words={year} to={resultsPath()} />
          <TermCard words={thirtyDaysInWords(subscription)} to={paths.thirtyDayQuote} />
        </div>
        <YearOfThirtyDays terms={terms} subscription={subscription} />
      </div>
      <DifferencesTable rows={differences(terms, subscription)} />
      {terms.monthly && terms.inFull && (
        <RepresentativeExample monthly={terms.monthly} inFull={terms.inFull} />
      )}
      <UpdatingOverlay />
    </div>
  )
}

/** One term with its price. Both cards look the same, and neither is preselected (D-036). */
export function TermCard({ words, to }: { words: TermCardWords; to: string }) {
  const id = useId()
  return (
    <article className={styles.term} aria-labelledby={`${id}-name`}>
      <div>
        <h2 id={`${id}-name`} className={styles.name}>
          {words.name}
        </h2>
        <p className={styles.kind}>{words.kind}</p>
      </div>
      <p className={styles.price}>
        <span className={`${styles.total} ${textStyles.figures}`} data-part="term-total">
          {words.price}
        </span>{' '}
        <span>{words.per}</span>
      </p>
      <p className={`${styles.other} ${textStyles.figures}`}>
        <span>{words.otherName}</span> <strong>{words.other}</strong> <span>{words.otherPer}</span>
      </p>
      <Link {...buttonLook('primary', styles.choose)} to={to}>
        <ButtonFace>Choose {words.name}</ButtonFace>
      </Link>
    </article>
  )
}

/** A term on its card: its price, and the equivalent per month or per year. */
export type TermCardWords = {
  name: string
  kind: string
  price: string
  per: string
  otherName: string
  other: string
  otherPer: string
}

/** The year shows its price in full and its price per month. If it can be paid in one way only, the card says which. */
export function yearInWords({ inFull, monthly }: TermsOnOffer): TermCardWords | undefined {
  const first = inFull ?? monthly
  if (!first) return undefined
  return {
    name: termInWords.annual,
    kind: 'Annual policy',
    price: formatPence(totalOf(first)),
    per: inFull ? 'for the year, in full' : 'for the year, monthly',
    otherName: 'Or monthly',
    ...(monthly ? aMonth(monthly) : { other: 'Not available', otherPer: 'The year is paid in full' }),
  }
}

function aMonth(paymentOption: PaymentOption): Pick<TermCardWords, 'other' | 'otherPer'> {
  const { standard, totalPayable } = planOf(paymentOption)
  return {
    other: `${formatPence(standard)} a month`,
    otherPer: `${formatPence(totalPayable)} in total for the year`,
  }
}

export function thirtyDaysInWords({ paymentOption }: Subscription): TermCardWords {
  const { total, days } = subscriptionYear(totalOf(paymentOption), undefined)
  return {
    name: termInWords['thirty-day'],
    kind: 'Subscription policy',
    price: formatPence(totalOf(paymentOption)),
    per: 'for 30 days',
    otherName: `${POLICIES_IN_A_ROW} in a row`,
    other: formatPence(total),
    otherPer: `in total for ${days} days`,
  }
}

type YearOfThirtyDaysProps = { terms: TermsOnOffer; subscription: Subscription }

/** The smaller price buys a twelfth of the time, so what it comes to over a year is shown right under the two. */
export function YearOfThirtyDays({
  terms: { inFull },
  subscription: { paymentOption },
}: YearOfThirtyDaysProps) {
  const [cost, comparison] = subscriptionYearInWords(
    subscriptionYear(totalOf(paymentOption), inFull && totalOf(inFull)),
  )
  return (
    <p className={`${pricedPageStyles.difference} ${textStyles.figures}`} data-part="payment-difference">
      <strong>{cost}</strong> {comparison}
    </p>
  )
}
