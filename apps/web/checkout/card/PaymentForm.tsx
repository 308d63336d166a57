import { mustSaveCard } from '@milepost/domain/payment/billing-form'
import { payerOf } from '@milepost/domain/payment/payer'
import { formatPence } from '@milepost/domain/values/pence'
import { type FormEvent, useEffect } from 'react'
import type { ClientData } from '../../api/payment.ts'
import { brand } from '../../brands/brand.ts'
import { usePageTitle } from '../../frame/PageHeading.tsx'
import { usePurchase } from '../../state/purchase-state.ts'
import { useQuote } from '../../state/quote-state.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import formStyles from '../../ui/form.module.css'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/text.module.css'
import { BillingQuestions, useBillingForm } from './BillingQuestions.tsx'
import { CardFields } from './CardFields.tsx'
import cardStyles from './card.module.css'
import type { Checkout } from './checkout.ts'
import { hasFields } from './clients/load-client.ts'
import styles from './PaymentForm.module.css'
import { notChosen, type PaymentAttempt, pay, payWith, sumOf } from './pay.ts'
import { clearsInstrument } from './payment-problem.ts'
import { type LoadClient, useCardClient } from './use-card-client.ts'
import type { CardPageState } from './use-card-page.ts'

const REASONS = 'make-payment-reasons'
const NEXT = 'make-payment-next'

/** The cardholder, the card, whether it is saved, and the button (CRD-02, CRD-04, CRD-05, CRD-12). */
export function PaymentForm(settings: MakePaymentSettings) {
  const { checkout, payment } = settings
  const { form, card, reasons, submit } = useMakePayment(settings)
  const isBlocked = reasons.length > 0
  const errors = form.formFields.isSubmitted ? form.formFields.errors : []
  usePageTitle('Make payment', brand.firm.name, errors.length > 0)
  return (
    <form className={formStyles.form} noValidate onSubmit={submit} aria-label="Payment">
      <ErrorSummary errors={errors} />
      <section className={styles.part} aria-labelledby="billing-title">
        <h2 id="billing-title" className={styles.title}>
          Billing details
        </h2>
        <BillingQuestions
          form={form}
          names={[
            'billingDetails',
            'cardholderFirstName',
            'cardholderLastName',
            'cardholderEmail',
            'cardholderAddress',
          ]}
        />
      </section>
      <section className={styles.part} aria-labelledby="card-title">
        <div>
          <h2 id="card-title" className={styles.title}>
            Card details
          </h2>
          <p className={cardStyles.lead}>Visa or Mastercard, issued in the UK.</p>
        </div>
        <CardFields
          state={card.state}
          places={card.places}
          hasWallets={card.hasWallets}
          onRetry={card.tryAgain}
        />
        <BillingQuestions form={form} names={['saveCard']} />
      </section>
      <div className={cardStyles.end}>
        <SecurityBanner />
        {isBlocked && (
          <ul id={REASONS} className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <Button
          type="submit"
          className={`${cardStyles.button} ${textStyles.figures}`}
          // While a payment is made the overlay announces it, once (CRD-03).
          blocked={isBlocked || payment.isPaying}
          aria-describedby={isBlocked ? REASONS : NEXT}
        >
          {`Make Payment of ${formatPence(checkout.due)}`}
        </Button>
        <p id={NEXT} className={cardStyles.lead}>
          We'll email your documents.
        </p>
      </div>
    </form>
  )
}

type MakePaymentSettings = {
  checkout: Checkout
  data: ClientData
  payment: CardPageState
  isRestart: boolean
  load?: LoadClient | undefined
}

/** Make Payment, and the wallets' own buttons: validates the form, then calls the provider's client, once (CRD-08, CRD-10, F4). */
function useMakePayment({ checkout, data, payment, isRestart, load }: MakePaymentSettings) {
  const form = useBillingForm()
  const automaticRenewal = usePurchase((state) => state.automaticRenewal === true)
  const mustSave = mustSaveCard({ isRestart, automaticRenewal })
  const saveCard = form.details.saveCard === true
  const card = useCardClient(
    data,
    checkout,
    {
      onEnter: () => submit(),
      // The form first: a wallet opens only if nothing is left to correct (CRD-10).
      onWallet: () => {
        const paying = payment.isPaying || (mustSave && !saveCard) ? undefined : payingNow()
        return paying && sumOf(paying)
      },
      onWalletApproved: async (instrument) => {
        const paying = payingNow()
        if (paying) payment.run(() => payWith(instrument, paying))
      },
      onWalletFailed: (choice) => {
        if (client.current) payment.handleOutcome(notChosen(choice, client.current))
      },
      onFailed: () => payment.showProblem({ kind: 'not-ready' }),
    },
    load,
  )
  const { client, state, isComplete } = card
  const reasons = whyBlocked({
    client: state,
    isCardComplete: isComplete,
    hasFields: hasFields(data),
    saveCard,
    mustSave,
  })

  useEffect(() => {
    if (payment.problem && clearsInstrument(payment.problem)) client.current?.clear()
  }, [payment.problem, client])

  /** Everything a payment needs, once the form is valid. */
  function payingNow(): PaymentAttempt | undefined {
    const billing = form.validate()
    const payer = billing && payerOf(billing, useQuote.getState().answers.proposerDetails)
    if (billing && !payer) payment.showProblem({ kind: 'purchase-failed' })
    if (!payer || !client.current) return undefined
    return { checkout, client: client.current, payer, saveCard: billing.saveCard }
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (reasons.length > 0 || payment.isPaying) return
    const paying = payingNow()
    if (paying) payment.run(() => pay(paying))
  }

  return { form, card, reasons, submit }
}

export type PayState = {
  /** The provider's client: loading, loaded, or failed. */
  client: 'loading' | 'ready' | 'failed'
  isCardComplete: boolean
  /** Whether the card has its own fields, or is one of several methods in a drop-in. */
  hasFields: boolean
  saveCard: boolean
  /** A restarted policy that renews automatically (CRD-12). */
  mustSave: boolean
}

/** Why Make Payment is disabled, each reason in words next to the button (CRD-12). Empty if it is enabled. */
function whyBlocked({ client, isCardComplete, hasFields, saveCard, mustSave }: PayState): readonly string[] {
  const reasons: string[] = []
  if (client === 'loading') reasons.push('The secure card form is loading.')
  if (client === 'failed') reasons.push("We couldn't load the secure card form.")
  if (client === 'ready' && !isCardComplete)
    reasons.push(hasFields ? 'Enter your card details to pay.' : 'Choose how to pay and enter the details.')
  if (mustSave && !saveCard)
    reasons.push('Your policy renews automatically from a saved card. Choose “Save my card” to pay.')
  return reasons
}

/** The security banner (CRD-02). It states a fact: the card is typed into a frame of the provider (T27). */
function SecurityBanner() {
  return (
    <div className={styles.paySecurity}>
      <Icon name="lock" />
      <p>
        <strong>Your payment is secure.</strong> You enter your card details directly into our payment
        provider's form. We never see or store the number. Your bank may ask you to confirm it's you.
      </p>
    </div>
  )
}
