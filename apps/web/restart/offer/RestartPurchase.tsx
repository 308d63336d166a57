import { isAnythingLeft } from '@milepost/domain/journeys/left-to-check'
import { purchaseField } from '@milepost/domain/purchase/purchase-questions'
import type { Pence } from '@milepost/domain/values/pence'
import { type FormEvent, useId } from 'react'
import { pack } from '../../brands/pack'
import { usePageTitle } from '../../frame/page-title'
import { Acceptance } from '../../offer/Acceptance'
import { DocumentsList } from '../../offer/DocumentsList'
import { totalOf } from '../../offer/plan-of'
import type { Subscription } from '../../offer/subscription'
import { useAcceptance } from '../../offer/use-acceptance'
import { useLeftToCheck } from '../../resume/aggregator/use-left-to-check'
import { Button } from '../../ui/Button'
import { ErrorSummary } from '../../ui/ErrorSummary'
import { PolicyTerm } from './PolicyTerm'
import { RestartAsked } from './RestartAsked'
import { RestartTrouble } from './RestartProblem'
import { RESTART_OFFER_TITLE } from './restart-offer-title'
import { useRestartForm } from './use-restart-form'

type RestartPurchaseProps = {
  offer: Subscription
  /** Nobody pays for a vehicle that is still to be confirmed (RST-09). */
  isVehicleKnown: boolean
  /** The price became another one than this. */
  onNewPrice: (before: Pence) => void
}

/** The term, the papers, where to reach the customer, and their consent, which opens Pay Now (RST-08, D-233). */
export function RestartPurchase({ offer, isVehicleKnown, onNewPrice }: RestartPurchaseProps) {
  const { reference, outcomeId, way } = offer
  const reasonId = useId()
  const acceptance = useAcceptance(outcomeId)
  const form = useRestartForm(() => onNewPrice(totalOf(way)))
  const errors = form.boxes.isSubmitted ? form.boxes.errors : []
  usePageTitle(RESTART_OFFER_TITLE, pack.firm.name, errors.length > 0)
  const left = useLeftToCheck()
  const isChecked = left === undefined || !isAnythingLeft(left)
  const reason = whyNot(isVehicleKnown, isChecked, acceptance.isAccepted)
  const pay = (event: FormEvent) => {
    event.preventDefault()
    if (isVehicleKnown && isChecked && !form.isPaying && acceptance.isGoodNow()) form.boxes.submitNow()
  }
  return (
    <form className="form restart-form" noValidate onSubmit={pay} aria-label="Restart your policy">
      <ErrorSummary errors={errors} />
      <PolicyTerm form={form} />
      <section aria-labelledby="papers-title">
        <h2 id="papers-title" className="results__title">
          Your documents
        </h2>
        <p className="results__lead">Please read these before you pay.</p>
        <DocumentsList reference={reference} outcomeId={outcomeId} />
      </section>
      <section className="restart-form__part" aria-labelledby="reach-title">
        <h2 id="reach-title" className="results__title">
          How we reach you
        </h2>
        <RestartAsked
          form={form}
          fields={[purchaseField('contactEmail'), purchaseField('contactPhoneNumber')]}
        />
      </section>
      <section className="restart-form__part" aria-labelledby="consent-title">
        <h2 id="consent-title" className="results__title">
          Before you pay
        </h2>
        <RestartAsked form={form} fields={[purchaseField('renewalOptOut')]} />
        <Acceptance way={way} acceptance={acceptance}>
          You confirm that what your policy is based on is still true.
        </Acceptance>
        <div className="restart__end">
          <RestartTrouble trouble={form.trouble} />
          <Button
            type="submit"
            className="restart__button"
            blocked={reason !== undefined}
            busy={form.isPaying}
            busyLabel="Saving your details"
            aria-describedby={reasonId}
          >
            Pay Now
          </Button>
          <p id={reasonId} className="purchase__next">
            {reason ?? 'Next, you pay by card. Nothing is taken before that.'}
          </p>
        </div>
      </section>
    </form>
  )
}

function whyNot(isVehicleKnown: boolean, isChecked: boolean, isAccepted: boolean): string | undefined {
  if (!isVehicleKnown) return 'Confirm your vehicle at the top of this page, then you can pay.'
  if (!isChecked) return 'Check your answers at the top of this page, then you can pay.'
  return isAccepted ? undefined : 'Tick the box to accept, then you can pay.'
}
