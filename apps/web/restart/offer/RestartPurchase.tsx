import { errorWords } from '@milepost/contract/error-words'
import { isAnythingLeft } from '@milepost/domain/journeys/left-to-check'
import { purchaseField } from '@milepost/domain/purchase/purchase-questions'
import { longMoment, policyPeriod } from '@milepost/domain/quote/policy-period'
import { RESTART_START } from '@milepost/domain/restart/restart-form'
import { restartKeyInformation } from '@milepost/domain/restart/restart-words'
import type { Pence } from '@milepost/domain/values/pence'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { brand } from '../../brands/brand.ts'
import { AskedFields } from '../../form/AskedQuestion.tsx'
import type { Inputs } from '../../form/input.ts'
import { ChoiceInput } from '../../form/inputs/ChoiceInput.tsx'
import { StartInput } from '../../form/inputs/StartInput.tsx'
import { EmailInput, PhoneInput } from '../../form/inputs/TextInput.tsx'
import { usePageTitle } from '../../frame/PageHeading.tsx'
import { Acceptance, useAcceptance } from '../../offer/Acceptance.tsx'
import { DocumentsList } from '../../offer/DocumentsList.tsx'
import { totalOf } from '../../offer/payment-plan.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import type { Subscription } from '../../offer/subscription.ts'
import { useLeftToCheck } from '../../resume/aggregator/LeftToCheck.tsx'
import { Button } from '../../ui/Button.tsx'
import { DetailList } from '../../ui/DetailList.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import formStyles from '../../ui/form.module.css'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { tryAgain } from '../../ui/try-again.ts'
import styles from '../restart.module.css'
import { type RestartFailure, type RestartForm, useRestartForm } from './use-restart-form.ts'

type RestartPurchaseProps = {
  offer: Subscription
  /** Nothing can be paid until the vehicle is confirmed (RST-09). */
  isVehicleKnown: boolean
  /** The price has changed; `before` is the old one. */
  onNewPrice: (before: Pence) => void
}

/** The term, the documents, the contact details, and the consent, which enables Pay Now (RST-08, D-233). */
export function RestartPurchase({ offer, isVehicleKnown, onNewPrice }: RestartPurchaseProps) {
  const { reference, outcomeId, paymentOption } = offer
  const reasonId = useId()
  const acceptance = useAcceptance(outcomeId)
  const form = useRestartForm(() => onNewPrice(totalOf(paymentOption)))
  const errors = form.formFields.isSubmitted ? form.formFields.errors : []
  usePageTitle(RESTART_OFFER_TITLE, brand.firm.name, errors.length > 0)
  const left = useLeftToCheck()
  const isChecked = left === undefined || !isAnythingLeft(left)
  const reason = whyNot(isVehicleKnown, isChecked, acceptance.isAccepted)
  const pay = (event: FormEvent) => {
    event.preventDefault()
    if (isVehicleKnown && isChecked && !form.isPaying && acceptance.isGoodNow()) form.formFields.submitNow()
  }
  return (
    <form
      className={`${formStyles.form} ${styles.form}`}
      noValidate
      onSubmit={pay}
      aria-label="Restart your policy"
    >
      <ErrorSummary errors={errors} />
      <PolicyTerm form={form} />
      <section aria-labelledby="documents-title">
        <h2 id="documents-title" className={pricedPageStyles.title}>
          Your documents
        </h2>
        <p className={pricedPageStyles.lead}>Please read these before you pay.</p>
        <DocumentsList reference={reference} outcomeId={outcomeId} />
      </section>
      <section className={styles.part} aria-labelledby="reach-title">
        <h2 id="reach-title" className={pricedPageStyles.title}>
          How we'll contact you
        </h2>
        <RestartAsked
          form={form}
          fields={[purchaseField('contactEmail'), purchaseField('contactPhoneNumber')]}
        />
      </section>
      <section className={styles.part} aria-labelledby="consent-title">
        <h2 id="consent-title" className={pricedPageStyles.title}>
          Before you pay
        </h2>
        <RestartAsked form={form} fields={[purchaseField('renewalOptOut')]} />
        <Acceptance paymentOption={paymentOption} acceptance={acceptance}>
          You confirm that your policy details are still true.
        </Acceptance>
        <div className={styles.end}>
          <RestartProblem problem={form.problem} />
          <Button
            type="submit"
            className={styles.button}
            blocked={reason !== undefined}
            busy={form.isPaying}
            busyLabel="Saving your details"
            aria-describedby={reasonId}
          >
            Pay Now
          </Button>
          <p id={reasonId} className={pricedPageStyles.next}>
            {reason ?? "Next, you'll pay by card. You won't pay anything before that."}
          </p>
        </div>
      </section>
    </form>
  )
}

function whyNot(isVehicleKnown: boolean, isChecked: boolean, isAccepted: boolean): string | undefined {
  if (!isVehicleKnown) return 'Confirm your vehicle at the top of this page before you pay.'
  if (!isChecked) return 'Check your answers at the top of this page before you pay.'
  return isAccepted ? undefined : 'Tick the box to accept, then you can pay.'
}

const RENEWAL = purchaseField('renewalOptOut')

/** When cover starts, when it therefore ends, and what every customer must know about it (RST-08, RST-11 to RST-13). */
function PolicyTerm({ form }: { form: RestartForm }) {
  const period = form.start && policyPeriod('thirty-day', form.start)
  const canRenew = form.questions.some(({ field }) => field === RENEWAL)
  return (
    <section className={styles.part} aria-labelledby="term-title">
      <h2 id="term-title" className={pricedPageStyles.title}>
        Policy term
      </h2>
      <RestartAsked form={form} fields={[RESTART_START]} />
      <p className={styles.ends} role="status">
        {period && (
          <>
            Your 30 days end on <strong className={textStyles.figures}>{longMoment(period.to)}</strong>.
          </>
        )}
      </p>
      <DetailList details={restartKeyInformation(period?.to.date, canRenew)} className={styles.prose} />
    </section>
  )
}

const inputs: Inputs = { start: StartInput, choice: ChoiceInput, email: EmailInput, phone: PhoneInput }

type RestartAskedProps = { form: Pick<RestartForm, 'questions' | 'formFields'>; fields: readonly string[] }

function RestartAsked({ form: { questions, formFields }, fields }: RestartAskedProps) {
  return <AskedFields {...{ questions, formFields, fields, inputs }} />
}

/** Why it did not continue, and what to do about it, shown next to the button. */
function RestartProblem({ problem }: { problem: RestartFailure | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const { phone } = brand.firm
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (!problem) return null
  return (
    <div ref={place}>
      {problem.kind === 'unreachable' ? (
        <Notice look="bad" role="alert" title="We couldn't save your details">
          <p>We've kept what you entered, and nothing has been paid. {tryAgain}</p>
        </Notice>
      ) : (
        <Notice look="bad" role="alert" title={errorWords.validation}>
          <ul className={pricedPageStyles.problems}>
            {problem.errors.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
          <p>
            Nothing has been paid. Please call <a href={`tel:${phone.dial}`}>{phone.display}</a> and we'll put
            it right.
          </p>
        </Notice>
      )}
    </div>
  )
}

/** The headline of the offer (RST-05). */
export const RESTART_OFFER_TITLE = 'Your 30-day subscription quote'
