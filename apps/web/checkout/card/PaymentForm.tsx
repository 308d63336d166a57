import { formatPence } from '@milepost/domain/values/pence'
import { pack } from '../../brands/pack'
import { usePageTitle } from '../../frame/page-title'
import { Button } from '../../ui/Button'
import { ErrorSummary } from '../../ui/ErrorSummary'
import { BillingQuestions } from './BillingQuestions'
import { CardPlace } from './CardFields'
import { SecurityBanner } from './SecurityBanner'
import { type MakePaymentSettings, useMakePayment } from './use-make-payment'

const REASONS = 'make-payment-reasons'
const NEXT = 'make-payment-next'

/** Whose card, which card, whether it is kept, and the button (CRD-02, CRD-04, CRD-05, CRD-12). */
export function PaymentForm(settings: MakePaymentSettings) {
  const { buying, payment } = settings
  const { form, card, reasons, submit } = useMakePayment(settings)
  const isBlocked = reasons.length > 0
  const errors = form.boxes.isSubmitted ? form.boxes.errors : []
  usePageTitle('Make payment', pack.firm.name, errors.length > 0)
  return (
    <form className="form" noValidate onSubmit={submit} aria-label="Payment">
      <ErrorSummary errors={errors} />
      <section className="pay__part" aria-labelledby="billing-title">
        <h2 id="billing-title" className="pay__title">
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
      <section className="pay__part" aria-labelledby="card-title">
        <div>
          <h2 id="card-title" className="pay__title">
            Card details
          </h2>
          <p className="pay__lead">Visa or Mastercard, issued in the UK.</p>
        </div>
        <CardPlace
          state={card.state}
          places={card.places}
          hasWallets={card.hasWallets}
          onRetry={card.tryAgain}
        />
        <BillingQuestions form={form} names={['saveCard']} />
      </section>
      <div className="pay__end">
        <SecurityBanner />
        {isBlocked && (
          <ul id={REASONS} className="pay__reasons">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <Button
          type="submit"
          className="pay__button"
          busy={payment.isPaying}
          busyLabel="Processing payment..."
          blocked={isBlocked}
          aria-describedby={isBlocked ? REASONS : NEXT}
        >
          Make Payment
        </Button>
        <p id={NEXT} className="pay__lead">
          You pay <span className="figures">{formatPence(buying.due)}</span> today. Your documents follow by
          email.
        </p>
      </div>
    </form>
  )
}
