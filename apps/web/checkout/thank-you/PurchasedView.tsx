import { paymentsToCome } from '@milepost/domain/payment/payment-schedule'
import { nextPayment } from '@milepost/domain/restart/restart-words'
import { longDate } from '@milepost/domain/values/local-date'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import { useEffect, useState } from 'react'
import type { PurchasedPolicy } from '../../api/payment.ts'
import { recordTakenUp } from '../../api/restart.ts'
import { brand } from '../../brands/brand.ts'
import { AgreedTerms } from '../../offer/AgreedTerms.tsx'
import { SalesImage } from '../../offer/SalesImage.tsx'
import { abandonQuote, useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import { DetailList } from '../../ui/DetailList.tsx'
import textStyles from '../../ui/text.module.css'
import { coverInWords, firstDay, lastDay } from './cover-in-words.ts'
import { KeepIt } from './KeepIt.tsx'
import { PolicyDetails } from './PolicyDetails.tsx'
import { PolicyDocuments } from './PolicyDocuments.tsx'
import { PortalPanel } from './PortalPanel.tsx'
import styles from './PurchasedView.module.css'
import thankYouStyles from './thank-you.module.css'
import { WhatNext } from './WhatNext.tsx'

type PurchasedViewProps = { policy: PurchasedPolicy; isSlow: boolean; isRestart: boolean }

/** A policy, in the order a buyer asks about it (THX-02, D-215). */
export function PurchasedView({ policy, isSlow, isRestart }: PurchasedViewProps) {
  const source = useEndOfQuote(policy)
  return (
    <div className={styles.view}>
      <div className={styles.column}>
        <PolicyDetails policy={policy} />
        {isRestart && <RestartedPolicy policy={policy} />}
        <AgreedTerms terms={policy.agreedTerms} />
        <PolicyDocuments policy={policy} isSlow={isSlow} />
        <WhatNext policy={policy} />
        {policy.instalments && <PaymentsToCome policy={policy} plan={policy.instalments} />}
      </div>
      <div className={styles.column}>
        <KeepIt policy={policy} />
        <PortalPanel status={policy.portalUserStatus} email={policy.email} />
      </div>
      <SalesImage quoteReference={policy.quoteReference} source={source} activity="Sale" />
    </div>
  )
}

/**
 * Clears a quote that has become a policy from this browser, with all its answers (D-046). Another quote started in this tab since
 * stays. Returns the comparison site that the bought quote came from, which is cleared too.
 */
export function useEndOfQuote({
  quoteReference,
}: Pick<PurchasedPolicy, 'quoteReference'>): string | undefined {
  const [source] = useState(() => (isQuoteOfTab(quoteReference) ? sourceOfTab() : undefined))
  useEffect(() => {
    if (isQuoteOfTab(quoteReference)) abandonQuote()
  }, [quoteReference])
  return source
}

/** The year and the paired thirty days are one quote to the customer: if either is bought, both have ended. */
function isQuoteOfTab(reference: string): boolean {
  const { results } = useResults.getState()
  return results?.quoteReference === reference || results?.thirtyDayQuoteDetails?.quoteRef === reference
}

const sourceOfTab = () => useQuote.getState().aggregator?.sourceOfBusiness

/** What a customer who restarted a policy needs to know first: when the 30 days end, and what follows (D-223). */
function RestartedPolicy({ policy }: { policy: PurchasedPolicy }) {
  const { quoteReference, automaticRenewal, paidNow } = policy
  const { ends } = coverInWords(policy)
  const next = nextPayment({
    lastDay: lastDay(policy),
    automaticRenewal,
    price: formatPence(fromPounds(paidNow)),
  })
  // Recorded silently: the first time counts, a reload changes nothing (RST-10).
  useEffect(() => recordTakenUp(quoteReference), [quoteReference])
  return (
    <section aria-labelledby="restarted-title">
      <h2 id="restarted-title" className={thankYouStyles.title}>
        Your 30 days
      </h2>
      <DetailList details={[{ name: 'Ends', words: ends }, next]} className={textStyles.figures} />
    </section>
  )
}

type Plan = NonNullable<PurchasedPolicy['instalments']>

/** The remaining payments with their dates (D-180, D-183). */
function PaymentsToCome({ policy, plan }: { policy: PurchasedPolicy; plan: Plan }) {
  const payments = paymentsToCome({
    coverStart: firstDay(policy),
    firstOn: plan.firstOn,
    first: fromPounds(plan.first),
    standard: fromPounds(plan.standard),
    count: plan.count,
  })
  return (
    <section aria-labelledby="to-come-title">
      <h2 id="to-come-title" className={thankYouStyles.title}>
        Your upcoming payments
      </h2>
      <p className={styles.lead}>
        {plan.count === 1 ? '1 payment' : `${plan.count} monthly payments`} by Direct Debit to{' '}
        {brand.firm.lenderName}. They'll write to you at least 10 working days before the first payment.
      </p>
      <ol className={`${styles.toCome} ${textStyles.figures}`}>
        {payments.map(({ on, amount }) => (
          <li key={on} className={styles.payment} data-part="to-come-payment">
            <span className={styles.when}>{longDate(on)}</span> <strong>{formatPence(amount)}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}
