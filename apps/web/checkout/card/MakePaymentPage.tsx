import { payerOf } from '@milepost/domain/payment/payer'
import { useEffect, useEffectEvent, useRef } from 'react'
import { brand } from '../../brands/brand.ts'
import { journey } from '../../brands/current.ts'
import { voiceOf } from '../../brands/voice.ts'
import { PageHeading, usePageTitle } from '../../frame/PageHeading.tsx'
import { RepresentativeExample } from '../../offer/RepresentativeExample.tsx'
import { paths } from '../../paths.ts'
import { NoOffer } from '../../resume/NoOffer.tsx'
import { Link, Navigate } from '../../router.tsx'
import { useCompletedPurchase } from '../../state/completed-purchase.ts'
import { useQuote } from '../../state/quote-state.ts'
import { resultsPath, thankYouPage, thirtyDayPage } from '../../state/results-path.ts'
import { useResults } from '../../state/results-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { tryAgain } from '../../ui/try-again.ts'
import { Skeleton, Spinner, Waiting } from '../../ui/Waiting.tsx'
import { CheckoutPage } from '../CheckoutPage.tsx'
import { AmountToPay } from './AmountToPay.tsx'
import { CheckingPayment } from './CheckingPayment.tsx'
import cardStyles from './card.module.css'
import cardFieldsStyles from './card-fields.module.css'
import { type Checkout, useCheckout } from './checkout.ts'
import styles from './MakePaymentPage.module.css'
import { PaymentForm } from './PaymentForm.tsx'
import { payNothing } from './pay.ts'
import { type PaymentProblem, problemWords } from './payment-problem.ts'
import type { LoadClient } from './use-card-client.ts'
import { type CardPageState, useCardPage } from './use-card-page.ts'

export type MakePaymentPageProps = {
  /** The providers' own clients, unless a test passes another. */
  load?: LoadClient | undefined
}

const TITLE = 'Make payment'

/** The card page (NAV-06, CRD-01), for customers with an unpaid purchase. */
export function MakePaymentPage({ load }: MakePaymentPageProps) {
  const checkout = useCheckout()
  const purchasedReference = useCompletedPurchase((state) => state.bought?.quoteReference)
  const isThirtyDays = useResults((state) => state.is30DayQuote)
  const isRestart = useResults((state) => state.isRestart === true)
  if (checkout === 'no-quote') return <NoOffer />
  if (checkout === 'no-method' || checkout === 'no-form')
    return <Navigate to={isThirtyDays ? thirtyDayPage(isRestart) : resultsPath()} replace />
  if (checkout === 'no-options') return <NoOptions />
  if (purchasedReference === checkout.quoteReference) return <Navigate to={thankYouPage(isRestart)} replace />
  return <PayingPage checkout={checkout} isRestart={isRestart} load={load} />
}

/** A restart has its own payment rules (CRD-12). */
type Paying = { checkout: Checkout; isRestart: boolean } & Required<MakePaymentPageProps>

function PayingPage({ checkout, isRestart, load }: Paying) {
  const payment = useCardPage(checkout)
  useFocusAfterProblem(payment.problem)
  usePageTitle(TITLE, brand.firm.name)
  const { stage, isPaying, problem } = payment
  if (stage.kind === 'checking')
    return (
      <CheckingPayment
        checking={stage}
        quoteReference={checkout.quoteReference}
        onKnown={(paid) => {
          if (paid.kind === 'problem') payment.openAgain()
          payment.handleOutcome(paid)
        }}
      />
    )
  return (
    <CheckoutPage
      heading={<PageHeading lead={voiceOf(journey.brand).payment}>{TITLE}</PageHeading>}
      order={checkout.order}
      price={<AmountToPay checkout={checkout} />}
    >
      <Stage {...{ checkout, isRestart, load, payment }} />
      <p>
        <Link to={pageBefore(checkout, isRestart)}>Go back without paying</Link>
      </p>
      <Example {...checkout.prices} />
      <PaymentProblemDialog problem={problem} onClose={payment.closeProblem} />
      <ProcessingOverlay isShown={isPaying} />
    </CheckoutPage>
  )
}

/** The page states what a month costs, so it has the example too (CONC 3.5.5); below the form, which customers came for. */
function Example({ monthly, inFull }: Checkout['prices']) {
  return monthly && inFull ? <RepresentativeExample monthly={monthly} inFull={inFull} /> : null
}

/**
 * A dialog returns the focus to where it was. After a bank's window or a wallet that element no longer exists, so the payment button takes
 * the focus.
 */
function useFocusAfterProblem(problem: PaymentProblem | undefined): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    const isClosed = wasOpen.current && problem === undefined
    wasOpen.current = problem !== undefined
    if (isClosed && document.activeElement === document.body)
      document.querySelector<HTMLElement>('form button[type="submit"]')?.focus()
  }, [problem])
}

function pageBefore({ paymentOption, isThirtyDays }: Checkout, isRestart: boolean): string {
  if (isThirtyDays) return thirtyDayPage(isRestart)
  return paymentOption.paymentMethod === 'DIRECT_DEBIT' ? paths.paymentSummary : resultsPath()
}

type StageProps = Paying & { payment: CardPageState }

function Stage({ checkout, payment, isRestart, load }: StageProps) {
  const { stage } = payment
  switch (stage.kind) {
    case 'form':
      return <PaymentForm {...{ checkout, payment, isRestart, load }} data={stage.data} />
    case 'nothing-due':
      return <NothingDue checkout={checkout} payment={payment} />
    case 'unreachable':
      return (
        <Notice look="bad" role="alert" title="We couldn't open the payment form">
          <p>Nothing has been paid. {tryAgain}</p>
          <p>
            <Button look="secondary" onClick={payment.openAgain}>
              Try again
            </Button>
          </p>
        </Notice>
      )
    default:
      // A payment that is still being made is announced by the overlay alone (CRD-03).
      return payment.isPaying ? <FormSkeleton /> : <OpeningForm />
  }
}

function OpeningForm() {
  return (
    <Waiting label="Opening the payment form">
      <FormSkeleton />
    </Waiting>
  )
}

/** Billing details and the card, about as tall as they will be. */
function FormSkeleton() {
  return (
    <div className={cardFieldsStyles.skeletons}>
      <Skeleton height={24} />
      <Skeleton height={72} />
    </div>
  )
}

/** No option to pay for (ERR-24). */
function NoOptions() {
  const { phone } = brand.firm
  usePageTitle(TITLE, brand.firm.name)
  return (
    <div className={cardStyles.pay}>
      <PageHeading>{TITLE}</PageHeading>
      <Notice look="bad" role="alert">
        <p>{problemWords({ kind: 'no-options' })}</p>
        <p>
          <a href={`tel:${phone.dial}`}>{phone.display}</a>
        </p>
      </Notice>
    </div>
  )
}

/**
 * No card is entered for £0: Buy Now on the page before is enough, and this page completes the purchase (D-182). Its button is for
 * a retry if that failed.
 */
export function NothingDue({ checkout, payment }: { checkout: Checkout; payment: CardPageState }) {
  function buy() {
    const payer = payerOf({ billingDetails: true }, useQuote.getState().answers.proposerDetails)
    if (payer) payment.run(() => payNothing(checkout, payer))
    else payment.showProblem({ kind: 'purchase-failed' })
  }
  const arrive = useEffectEvent(buy)
  useEffect(() => arrive(), [])
  return (
    <div className={cardStyles.end}>
      <p className={cardStyles.lead}>There is nothing to pay today. Your bank details are all we need.</p>
      <Button
        className={cardStyles.button}
        // The overlay announces what is happening, once (CRD-03).
        blocked={payment.isPaying}
        onClick={buy}
      >
        Buy Now
      </Button>
    </div>
  )
}

type PaymentProblemDialogProps = { problem: PaymentProblem | undefined; onClose: () => void }

/** What went wrong, and whether anything was charged. The customer stays on the page (CRD-11, NAV-37). */
export function PaymentProblemDialog({ problem, onClose }: PaymentProblemDialogProps) {
  return (
    <Dialog
      open={problem !== undefined}
      title="Payment Problem"
      onClose={onClose}
      cross={false}
      actions={
        <Button data-autofocus="" onClick={onClose}>
          Back to payment
        </Button>
      }
    >
      {problem && (
        <>
          <p>{problemWords(problem)}</p>
          <p>
            <strong>No money has been taken.</strong>
          </p>
        </>
      )}
    </Dialog>
  )
}

/** Covers the page during a payment (CRD-03): the page stays readable and cannot be clicked. */
export function ProcessingOverlay({ isShown }: { isShown: boolean }) {
  return (
    <div
      className={styles.payOverlay}
      data-part="pay-overlay"
      data-shown={isShown || undefined}
      role="status"
    >
      {isShown && (
        <p className={styles.words}>
          <Spinner />
          Processing payment...
        </p>
      )}
    </div>
  )
}
