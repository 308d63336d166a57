import { isProposerTooYoungForCredit } from '@milepost/domain/payment/credit-eligibility'
import { creditTerms } from '@milepost/domain/payment/credit-terms'
import { type NotMonthly, whyNotMonthly } from '@milepost/domain/payment/payment-option'
import { type CostOfCredit, costOfCredit } from '@milepost/domain/payment/representative-example'
import { londonDate } from '@milepost/domain/values/london-time'
import { formatPence, formatPounds, fromPounds, type Pence } from '@milepost/domain/values/pence'
import { type ReactNode, useEffect, useRef } from 'react'
import datesStyles from '../../offer/dates.module.css'
import type { Offer, PaymentOption } from '../../offer/offer.ts'
import { PriceMakeUp } from '../../offer/PriceMakeUp.tsx'
import { costInWords, everyPayment, totalOf } from '../../offer/payment-plan.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { RepresentativeExample } from '../../offer/RepresentativeExample.tsx'
import { choosePaymentMethod, usePaymentError } from '../../state/payment-choice.ts'
import { useQuote } from '../../state/quote-state.ts'
import { useResults, type WhyChooseAgain } from '../../state/results-state.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { PaymentOptionCard } from './PaymentOptionCard.tsx'
import styles from './PaymentOptions.module.css'
import { inFullInWords, monthlyInWords } from './payment-options.ts'

const ERROR_ID = 'payment-method-error'

/** Stays until a payment option is chosen: the toast about the new price is gone in three seconds (BUY-14). */
const whyChooseAgain: Readonly<Record<WhyChooseAgain, string>> = {
  'priced-again': 'We have recalculated your price.',
  'changed-elsewhere':
    'You changed your quote in another tab or window. This is your price without those changes.',
}

/**
 * The payment options side by side, their totals equally large, directly under the greeting (RES-09 to RES-13). Below 1200 px the
 * two cards are a toggle: both prices stay visible, and the details are shown for one at a time (RES-10, D-158).
 */
export function PaymentOptions({ offer, children }: { offer: Offer; children?: ReactNode }) {
  const { term, monthly, inFull, method } = offer
  const { effectiveFrom } = useQuote((state) => state.answers.coverDetails)
  const cards = useRef<HTMLDivElement>(null)
  const { message: error, asked } = usePaymentError()
  const mustChooseAgain = useResults((state) => state.mustChooseAgain)
  useEffect(() => {
    if (asked > 0) cards.current?.querySelector('input')?.focus()
  }, [asked])
  const paymentOptions = [
    ...(monthly ? [monthlyInWords(monthly)] : []),
    ...(inFull ? [inFullInWords(inFull, term, effectiveFrom)] : []),
  ]
  return (
    <section id="paymentOptions" className={styles.payment} aria-labelledby="payment-title" tabIndex={-1}>
      <h2 id="payment-title" className={styles.title}>
        {paymentOptions.length > 1 ? 'How would you like to pay?' : 'Your price'}
      </h2>
      {mustChooseAgain && (
        <Notice look="warn" title="Your quote has changed">
          {whyChooseAgain[mustChooseAgain]} Please check it, then choose how you would like to pay.
        </Notice>
      )}
      <FieldError id={ERROR_ID} message={error} />
      <div
        ref={cards}
        className={styles.cards}
        data-part="ways"
        data-error={error && ''}
        role="radiogroup"
        aria-labelledby="payment-title"
        aria-describedby={error ? ERROR_ID : undefined}
        aria-invalid={error ? true : undefined}
      >
        {paymentOptions.map((paymentOption) => (
          <PaymentOptionCard
            key={paymentOption.method}
            paymentOption={paymentOption}
            isChosen={method === paymentOption.method}
            onChoose={() => choosePaymentMethod(paymentOption.method)}
          />
        ))}
      </div>
      {monthly && inFull && (
        <Difference
          cost={costOfCredit({ monthly: totalOf(monthly), inFull: totalOf(inFull) })}
          paymentOption={monthly}
        />
      )}
      {!monthly && inFull && <NotMonthlyNote paymentOption={inFull} />}
      {children}
      {method === 'DIRECT_DEBIT' && monthly && <DebitNote />}
      {monthly && inFull && <RepresentativeExample monthly={monthly} inFull={inFull} />}
    </section>
  )
}

/** The parts of each price, and when it is paid. Collapsed: the totals, the difference and the example are above. */
export function EveryPayment({ offer: { monthly, inFull, method } }: { offer: Offer }) {
  const shown = method ?? (monthly ? 'DIRECT_DEBIT' : 'CARD_PAYMENT')
  return (
    <Disclosure summary={monthly ? 'See every payment' : 'See what your price is made of'}>
      <div className={styles.ways} data-ways={monthly && inFull ? 2 : 1} data-shown={shown}>
        {monthly && <PriceMakeUp paymentOption={monthly} title="Paying monthly" />}
        {inFull && <PriceMakeUp paymentOption={inFull} title="Paying in full" />}
        {monthly && <PaymentDates paymentOption={monthly} />}
      </div>
    </Disclosure>
  )
}

/** When each monthly payment is taken (D-183). A quote without a start has no dates. */
export function PaymentDates({ paymentOption }: { paymentOption: PaymentOption }) {
  const coverStart = useQuote((state) => state.answers.coverDetails.effectiveFrom?.date)
  if (!coverStart) return null
  const payments = everyPayment(paymentOption, { coverStart, today: londonDate(new Date()) })
  return (
    <div className={styles.dates} data-way={paymentOption.paymentMethod}>
      <h3 className={pricedPageStyles.subtitle}>Every monthly payment and its date</h3>
      <ol className={`${datesStyles.list} ${textStyles.figures}`} data-part="dates-list">
        {payments.map(({ when, amount }) => (
          <li key={when} className={datesStyles.payment} data-part="dates-payment">
            <span className={datesStyles.when}>{when}</span> <strong>{amount}</strong>
          </li>
        ))}
      </ol>
      <p className={styles.small}>
        A payment that falls on a weekend or bank holiday is taken on the next working day.
      </p>
    </div>
  )
}

/** Shows a customer who chooses Direct Debit what that means, before they continue (RES-13, CON-22, CON-25). */
export function DebitNote() {
  return (
    <Notice>
      <p>
        <strong>Paying monthly by Direct Debit:</strong> you pay the deposit by card. Miss a later payment and
        you&apos;ll be charged {formatPounds(creditTerms.latePayment)}, your credit rating could suffer and
        your cover may be cancelled.
      </p>
    </Notice>
  )
}

/** Between the two prices, in body text size, because customers look for this figure. */
export function Difference({ cost, paymentOption }: { cost: CostOfCredit; paymentOption: PaymentOption }) {
  const [first, ...rest] = differenceInWords(cost, fromPounds(paymentOption.interestAmount.amount))
  return (
    <p className={`${pricedPageStyles.difference} ${textStyles.figures}`} data-part="payment-difference">
      <strong>{first}</strong> {rest.join(' ')}
    </p>
  )
}

/** Why there is only one payment option. */
export function NotMonthlyNote({ paymentOption }: { paymentOption: PaymentOption }) {
  const today = londonDate(new Date())
  const isUnder18 = useQuote((state) => isProposerTooYoungForCredit(state.answers, today)) === true
  const isThirtyDaysOnly = useResults(
    ({ results }) => results?.thirtyDayQuoteDetails?.showOnly30DayQuote === true,
  )
  const why = whyNotMonthly(paymentOption.code, { isUnder18, isThirtyDaysOnly })
  return <Notice>{notMonthlyWords[why]}</Notice>
}

/** What paying monthly costs beyond the price in full, and the interest (RES-11, D-159). */
export function differenceInWords(cost: CostOfCredit, interest: Pence): readonly string[] {
  return [costInWords(cost), ...(cost.more > 0 ? [`Interest: ${formatPence(interest)}.`] : [])]
}

/** Why there is one price, in the customer's words (D-179, D-267, D-294, SUB-08). */
export const notMonthlyWords: Readonly<Record<NotMonthly, string>> = {
  'under-18': 'Paying monthly is a credit agreement. You must be 18 to sign one, so you pay in full.',
  'thirty-days-only':
    "You pay for the year in full. We can't offer you monthly payments for a year, but you can buy 30 days at a time.",
  'short-term':
    'This is a short policy with one price, paid in full. There is no credit agreement and no interest.',
  'not-offered': 'Paying monthly is not available for this quote, so you pay in full.',
}
