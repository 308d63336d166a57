import { costOfCredit } from '@milepost/domain/payment/cost-of-credit'
import { useEffect, useRef } from 'react'
import type { Offer } from '../../offer/offer'
import { PriceMakeUp } from '../../offer/PriceMakeUp'
import { totalOf } from '../../offer/plan-of'
import { choosePaymentMethod, usePaymentError } from '../../state/payment-choice'
import { useQuote } from '../../state/quote-state'
import { useResults, type WhyChooseAgain } from '../../state/results-state'
import { FieldError } from '../../ui/FieldError'
import { Notice } from '../../ui/Notice'
import { DebitNote } from './DebitNote'
import { Difference } from './Difference'
import { NotMonthlyNote } from './NotMonthlyNote'
import { PaymentDates } from './PaymentDates'
import { WayCard } from './PaymentOptionCard'
import { inFullInWords, monthlyInWords } from './payment-options'
import { RepresentativeExample } from './RepresentativeExample'

const ERROR_ID = 'payment-method-error'

/** Stays until a way to pay is chosen: the passing message of a new price is gone in three seconds (BUY-14). */
const whyChooseAgain: Readonly<Record<WhyChooseAgain, string>> = {
  'priced-again': 'We have worked out your price again.',
  'changed-elsewhere':
    'You changed your quote in another tab or window. This is your price without those changes.',
}

/**
 * The ways to pay, side by side, their totals as large as each other (RES-09 to RES-13). Below 1200 px the two cards are a toggle:
 * both prices stay in sight, and what there is to say of a price is shown for one of them at a time (RES-10, D-158).
 */
export function PaymentOptions({ offer }: { offer: Offer }) {
  const { term, monthly, inFull, method } = offer
  const { effectiveFrom } = useQuote((state) => state.answers.coverDetails)
  const cards = useRef<HTMLDivElement>(null)
  const { message: error, asked } = usePaymentError()
  const mustChooseAgain = useResults((state) => state.mustChooseAgain)
  useEffect(() => {
    if (asked > 0) cards.current?.querySelector('input')?.focus()
  }, [asked])
  const shown = method ?? (monthly ? 'DIRECT_DEBIT' : 'CARD_PAYMENT')
  const ways = [
    ...(monthly ? [monthlyInWords(monthly)] : []),
    ...(inFull ? [inFullInWords(inFull, term, effectiveFrom)] : []),
  ]
  return (
    <section id="paymentOptions" className="payment" aria-labelledby="payment-title" tabIndex={-1}>
      <h2 id="payment-title" className="results__title">
        {ways.length > 1 ? 'How would you like to pay?' : 'Your price'}
      </h2>
      {mustChooseAgain && (
        <Notice look="warn" title="Your quote has changed">
          {whyChooseAgain[mustChooseAgain]} Please check it, then choose how you would like to pay.
        </Notice>
      )}
      <FieldError id={ERROR_ID} message={error} />
      <div className="payment__ways" data-ways={ways.length} data-shown={shown} data-error={error && ''}>
        <div
          ref={cards}
          className="payment__cards"
          role="radiogroup"
          aria-labelledby="payment-title"
          aria-describedby={error ? ERROR_ID : undefined}
          aria-invalid={error ? true : undefined}
        >
          {ways.map((way) => (
            <WayCard
              key={way.method}
              way={way}
              isChosen={method === way.method}
              onChoose={() => choosePaymentMethod(way.method)}
            />
          ))}
        </div>
        {monthly && inFull && (
          <Difference
            cost={costOfCredit({ monthly: totalOf(monthly), inFull: totalOf(inFull) })}
            way={monthly}
          />
        )}
        {method === 'DIRECT_DEBIT' && monthly && <DebitNote />}
        {monthly && <PriceMakeUp way={monthly} title="Paying monthly" />}
        {inFull && <PriceMakeUp way={inFull} title="Paying in full" />}
        {monthly && <PaymentDates way={monthly} />}
      </div>
      {monthly && inFull && <RepresentativeExample monthly={monthly} inFull={inFull} />}
      {!monthly && inFull && <NotMonthlyNote way={inFull} />}
    </section>
  )
}
