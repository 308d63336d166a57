import { errorWords } from '@milepost/contract/error-words'
import type { Pence } from '@milepost/domain/values/pence'
import { type FormEvent, useEffect } from 'react'
import { brand } from '../../brands/brand.ts'
import { totalOf } from '../../offer/payment-plan.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { type Subscription, subscriptionIn } from '../../offer/subscription.ts'
import { useResults } from '../../state/results-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { focusField } from '../../ui/focus-field.ts'
import formStyles from '../../ui/form.module.css'
import { Notice } from '../../ui/Notice.tsx'
import { NumberPlate } from '../../ui/NumberPlate.tsx'
import { showToast } from '../../ui/toast.ts'
import { tryAgain } from '../../ui/try-again.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { UnableToInsureDialog } from '../../vehicle/UnableToInsureDialog.tsx'
import { VehicleCard } from '../../vehicle/VehicleCard.tsx'
import { VehicleCardSkeleton } from '../../vehicle/VehicleCardSkeleton.tsx'
import styles from '../restart.module.css'
import { useConfirmVehicle } from './use-confirm-vehicle.ts'

const PLATE = 'restart-plate'

type ConfirmVehicleProps = { offer: Subscription; onNewPrice: (before: Pence) => void }

/** Asks for the registration if the quote has none, looks the vehicle up and has it confirmed (RST-09, D-222). */
export function ConfirmVehicle({ offer, onNewPrice }: ConfirmVehicleProps) {
  const confirming = useConfirmVehicle(offer.reference, () => {
    const before = totalOf(offer.paymentOption)
    const now = subscriptionIn(useResults.getState().results)
    showToast('Your vehicle is confirmed.')
    // This section is removed now, so the focus moves to the top of the page.
    document.querySelector<HTMLElement>('h1')?.focus()
    if (now && totalOf(now.paymentOption) !== before) onNewPrice(before)
  })
  const { typed, busy, error, found, problem, otherClass } = confirming
  useEffect(() => {
    if (error) focusField(PLATE)
  }, [error])
  const search = (event: FormEvent) => {
    event.preventDefault()
    confirming.search()
  }
  return (
    <Card className={styles.vehicle} aria-labelledby="vehicle-title">
      <h2 id="vehicle-title" className={pricedPageStyles.title}>
        Confirm your vehicle
      </h2>
      <p className={pricedPageStyles.lead}>
        We couldn't find the registration on your cancelled policy. Please enter it again before you pay.
      </p>
      <form className={formStyles.form} noValidate onSubmit={search} aria-labelledby="vehicle-title">
        <NumberPlate
          name={PLATE}
          id={PLATE}
          label="What is your vehicle registration?"
          hint="As shown on your number plate. Spaces don't matter."
          value={typed}
          maxLength={20}
          onChange={({ target }) => confirming.type(target.value)}
          error={error?.message}
          data-error-key={error?.key}
          action={
            <Button
              type="submit"
              look={found ? 'secondary' : 'primary'}
              busy={busy === 'searching'}
              busyLabel="Finding your vehicle"
            >
              Find Vehicle
            </Button>
          }
        />
      </form>
      {busy === 'searching' && (
        <Waiting label="Looking up your vehicle. This usually takes a second or two.">
          <VehicleCardSkeleton />
        </Waiting>
      )}
      {found && (
        <>
          <VehicleCard vehicle={found.vehicle} onChange={() => focusField(PLATE)} />
          <NotUpdated problem={problem} />
          <p>
            <Button busy={busy === 'confirming'} busyLabel="Updating your quote" onClick={confirming.confirm}>
              Confirm this vehicle
            </Button>
          </p>
        </>
      )}
      {otherClass && (
        <UnableToInsureDialog otherClass={otherClass} onChangeVehicle={confirming.dismissOtherClass} />
      )}
    </Card>
  )
}

/** ERR-31 in the specification's words. A failed connection is shown separately, because a retry helps. */
function NotUpdated({ problem }: { problem: 'not-updated' | 'unreachable' | undefined }) {
  const { phone } = brand.firm
  if (!problem) return null
  return problem === 'not-updated' ? (
    <Notice look="bad" role="alert" title={errorWords.registrationNotSet}>
      <p>
        Please check it's the vehicle on your cancelled policy, or call{' '}
        <a href={`tel:${phone.dial}`}>{phone.display}</a>.
      </p>
    </Notice>
  ) : (
    <Notice look="bad" role="alert" title="We couldn't reach your quote">
      <p>Nothing has changed. {tryAgain}</p>
    </Notice>
  )
}
