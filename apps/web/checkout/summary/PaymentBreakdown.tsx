import { hasUnequalFirst } from '@milepost/domain/payment/instalment-plan'
import { aprInWords, costOfCredit } from '@milepost/domain/payment/representative-example'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, fromPounds, subtract } from '@milepost/domain/values/pence'
import { useEffect, useEffectEvent, useState } from 'react'
import { getPaymentDate } from '../../api/direct-debit.ts'
import { endOfQuote } from '../../api/error-catalogue.ts'
import datesStyles from '../../offer/dates.module.css'
import moneyStyles from '../../offer/money.module.css'
import type { PaymentOption } from '../../offer/offer.ts'
import { type MoneyRow, MoneyRows } from '../../offer/PriceMakeUp.tsx'
import { costInWords, everyPayment, planOf, standardPayments, totalOf } from '../../offer/payment-plan.ts'
import { useNavigate } from '../../router.tsx'
import { useQuote } from '../../state/quote-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Skeleton } from '../../ui/Waiting.tsx'
import type { MonthlyOffer } from './monthly-offer.ts'
import { PayInFull } from './PayInFull.tsx'
import styles from './PaymentBreakdown.module.css'
import summaryStyles from './summary.module.css'

/** What the year costs, how it is paid and when (DDM-05 to DDM-07). */
export function PaymentBreakdown({ offer, today }: { offer: MonthlyOffer; today: LocalDate }) {
  const { results, monthly, inFull } = offer
  const coverStart = useQuote((state) => state.answers.coverDetails.effectiveFrom?.date)
  const { firstPayment, retry } = useFirstPayment(results.quoteReference, today)
  const payments =
    coverStart && typeof firstPayment === 'object'
      ? everyPayment(monthly, { coverStart, today }, firstPayment.date)
      : []
  return (
    <Card title="Your payments" className={styles.breakdown}>
      <MoneyRows rows={costRows(monthly)} isSum />
      <h3 className={styles.subtitle}>How you'll pay</h3>
      <MoneyRows rows={paymentRows(monthly)}>
        {coverStart && <FirstPaymentRow firstPayment={firstPayment} onRetry={retry} />}
      </MoneyRows>
      {payments.length > 0 && (
        <Disclosure summary="Every payment and its date">
          <ol className={`${datesStyles.list} ${textStyles.figures}`} data-part="dates-list">
            {payments.map(({ when, amount }) => (
              <li key={when} className={datesStyles.payment} data-part="dates-payment">
                <span className={datesStyles.when}>{when}</span> <strong>{amount}</strong>
              </li>
            ))}
          </ol>
          <p className={summaryStyles.small}>
            A payment that falls on a weekend or bank holiday is taken on the next working day.
          </p>
        </Disclosure>
      )}
      <CostOfCredit monthly={monthly} inFull={inFull} />
    </Card>
  )
}

/** What the year costs, the total last. Credit without interest has no line (DDM-05, DDM-06, CON-20, CON-21, D-177). */
export function costRows(paymentOption: PaymentOption): readonly MoneyRow[] {
  const { totalPayable, interest, apr } = planOf(paymentOption)
  const fee = formatPence(fromPounds(paymentOption.fees.amount))
  return [
    {
      name: 'Annual premium',
      note: `Including 12% insurance premium tax and the ${fee} non-refundable policy administration fee`,
      amount: formatPence(subtract(totalPayable, interest)),
    },
    ...(interest > 0
      ? [{ name: 'Charge for credit', note: `${aprInWords(apr)} APR`, amount: formatPence(interest) }]
      : []),
    { name: 'Total payable', amount: formatPence(totalPayable) },
  ]
}

/** How the total is paid: the rows add up to it to the penny (DDM-05, DDM-07, D-180, D-181). */
export function paymentRows(paymentOption: PaymentOption): readonly MoneyRow[] {
  const plan = planOf(paymentOption)
  const isUnequal = hasUnequalFirst(plan)
  const following = standardPayments(plan)
  return [
    {
      name: 'To pay now',
      // No card is entered for a zero amount (D-182).
      ...(plan.upFront > 0 && { note: 'Your deposit, by card' }),
      amount: formatPence(plan.upFront),
    },
    ...(isUnequal ? [{ name: 'First monthly payment', amount: formatPence(plan.first) }] : []),
    {
      name: isUnequal ? `Then ${following} monthly payments` : `${following} monthly payments`,
      note: 'By Direct Debit, each',
      amount: formatPence(plan.standard),
    },
  ]
}

type FirstPaymentRowProps = { firstPayment: FirstPayment; onRetry: () => void }

/** The date from the server (DDM-05). The row keeps its height in every state. */
function FirstPaymentRow({ firstPayment, onRetry }: FirstPaymentRowProps) {
  return (
    <div className={moneyStyles.row} data-part="money-row">
      <dt>First monthly payment date</dt>
      <dd
        className={`${moneyStyles.amount} ${textStyles.figures}`}
        data-part="money-amount"
        aria-busy={firstPayment === 'fetching'}
      >
        {firstPayment === 'fetching' ? (
          <>
            <Skeleton width={24} />
            <VisuallyHidden>Fetching the date</VisuallyHidden>
          </>
        ) : firstPayment === 'failed' ? (
          <span className={styles.noDate}>
            We couldn&apos;t load it.{' '}
            <Button look="quiet" onClick={onRetry}>
              Try again
            </Button>
          </span>
        ) : (
          longDate(firstPayment.date)
        )}
      </dd>
    </div>
  )
}

type FirstPayment = { date: LocalDate } | 'fetching' | 'failed'

type State = { of: string; found: FirstPayment }

/**
 * When the first monthly payment is taken, from the server (DDM-05, D-183). If the quote can no longer be bought this call reports it
 * before the form is filled in, and the page goes to the quote's end page (NAV-32 to NAV-36).
 */
function useFirstPayment(reference: string, today: LocalDate) {
  const navigate = useNavigate()
  const coverStart = useQuote((state) => state.answers.coverDetails.effectiveFrom?.date)
  const [tries, setTries] = useState(0)
  const of = `${reference} ${coverStart} ${today} ${tries}`
  const [state, setState] = useState<State>({ of, found: 'fetching' })
  const leave = useEffectEvent((code: string) => {
    const { to, replace } = endOfQuote(code)
    navigate(to, { replace })
  })
  useEffect(() => {
    if (coverStart === undefined) return
    const fetching = new AbortController()
    void getPaymentDate(reference, coverStart, fetching.signal).then((outcome) => {
      if (fetching.signal.aborted) return
      if (outcome.kind === 'refused') return leave(outcome.code)
      setState({ of, found: outcome.kind === 'dated' ? { date: outcome.paymentDate } : 'failed' })
    })
    return () => fetching.abort()
  }, [reference, coverStart, of])
  return {
    firstPayment: state.of === of ? state.found : 'fetching',
    retry: () => setTries((before) => before + 1),
  }
}

/** What paying monthly costs beyond paying in full, and a link to pay in full instead. */
function CostOfCredit({ monthly, inFull }: Pick<MonthlyOffer, 'monthly' | 'inFull'>) {
  if (!inFull) return null
  return (
    <p className={`${styles.difference} ${textStyles.figures}`}>
      <strong>{costInWords(costOfCredit({ monthly: totalOf(monthly), inFull: totalOf(inFull) }))}</strong>
      <br />
      <PayInFull inFull={inFull} />
    </p>
  )
}
