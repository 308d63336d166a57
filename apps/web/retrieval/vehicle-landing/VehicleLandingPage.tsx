import { errorWords } from '@milepost/contract/error-words'
import { comparisonSiteOf } from '@milepost/domain/brands/comparison-sites'
import { vehicleLessFields } from '@milepost/domain/journeys/vehicle-less'
import { isModelOpen } from '@milepost/domain/questions/vehicle/abi-code'
import { lazy, Suspense, useState } from 'react'
import { brand } from '../../brands/brand.ts'
import { firstInputs } from '../../form/first-inputs.tsx'
import { foundInputs } from '../../form/found-inputs.tsx'
import { StepQuestion } from '../../form/StepQuestion.tsx'
import { PageHeading, usePageTitle } from '../../frame/PageHeading.tsx'
import { useOffer } from '../../offer/offer.ts'
import { RepresentativeExample } from '../../offer/RepresentativeExample.tsx'
import { paths } from '../../paths.ts'
import { type BothPrices, PriceInWords, priceNow } from '../../resume/aggregator/ArrivalPrices.tsx'
import { OpenAnswers } from '../../resume/aggregator/LeftToCheck.tsx'
import { Navigate } from '../../router.tsx'
import { useQuote } from '../../state/quote-state.ts'
import { resultsPath } from '../../state/results-path.ts'
import { useResults } from '../../state/results-state.ts'
import actionsStyles from '../../ui/actions.module.css'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import formStyles from '../../ui/form.module.css'
import { Notice } from '../../ui/Notice.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { FoundVehicle } from '../../vehicle/FoundVehicle.tsx'
import { VehicleCardSkeleton } from '../../vehicle/VehicleCardSkeleton.tsx'
import { AboutRegistration, AboutValue } from './information.tsx'
import { type NotSubmittedWhy, useVehicleLanding } from './use-vehicle-landing.ts'
import styles from './VehicleLandingPage.module.css'

/** For a vehicle-less quote (NAV-12, D-038). Without a quote it redirects to the start, with a vehicle to the price (AGG-04). */
export function VehicleLandingPage() {
  // The state when the page opened: once the vehicle is known, the outcome decides where to go.
  const [{ results, isVehicleLess }] = useState(useResults.getState)
  if (results === undefined) return <Navigate to={paths.root} replace />
  return isVehicleLess ? <VehicleLandingForm /> : <Navigate to={resultsPath()} replace />
}

const UnableToInsureDialog = lazy(async () => ({
  default: (await import('../../vehicle/UnableToInsureDialog.tsx')).UnableToInsureDialog,
}))

const TITLE = 'Your quote is almost ready'

/** The registration and the value of the vehicle that a quote was made without (VLS-01 to VLS-03). */
export function VehicleLandingForm() {
  const { form, asked, lookUp, outcomes, search, vehicle, submitting } = useVehicleLanding()
  usePageTitle(TITLE, brand.firm.name, form.errors.length > 0)
  const question = { ...asked, inputs: { ...firstInputs, ...foundInputs } }
  return (
    <>
      <PageHeading lead="Tell us which vehicle it is and we'll confirm your price.">{TITLE}</PageHeading>
      <PriceSeen />
      <form noValidate onSubmit={form.submit} className={formStyles.form}>
        {form.isSubmitted && <ErrorSummary errors={form.errors} />}
        <div>
          <StepQuestion
            {...question}
            field={vehicleLessFields.registration}
            // Enter in the plate field searches; once the vehicle is found, it submits like anywhere else.
            {...(!vehicle && { onEnter: search })}
            action={
              <Button
                look={vehicle ? 'secondary' : 'primary'}
                busy={lookUp.isSearching}
                busyLabel="Finding your vehicle"
                onClick={search}
              >
                Find Vehicle
              </Button>
            }
          />
          <AboutRegistration />
        </div>
        {lookUp.isSearching && (
          <Waiting label="Looking up your vehicle. This usually takes a second or two.">
            <VehicleCardSkeleton />
          </Waiting>
        )}
        {vehicle && (
          <>
            <FoundVehicle
              vehicle={vehicle}
              onChange={() => form.focus(vehicleLessFields.registration)}
              question={asked}
              {...outcomes}
            />
            {!isModelOpen(asked.answers.vehicleDetails) && (
              <div>
                <StepQuestion {...question} field={vehicleLessFields.value} />
                <AboutValue />
              </div>
            )}
          </>
        )}
        <NotSubmitted problem={submitting.problem} />
        <div className={actionsStyles.actions} data-part="step-actions">
          <Button
            type="submit"
            look={vehicle ? 'primary' : 'secondary'}
            className={actionsStyles.continue}
            busy={submitting.isUnderWay}
            busyLabel="Updating Quote..."
          >
            Get my price
          </Button>
        </div>
      </form>
      {lookUp.otherClass && (
        <Suspense fallback={null}>
          <UnableToInsureDialog otherClass={lookUp.otherClass} onChangeVehicle={lookUp.dismissOtherClass} />
        </Suspense>
      )}
    </>
  )
}

/** The price that brought the visitor here, the price today, and its status until the vehicle is known. */
export function PriceSeen() {
  const arrival = useResults((state) => state.arrival)
  const source = useQuote((state) => state.aggregator?.sourceOfBusiness)
  const offer = useOffer()
  if (!arrival) return null
  const now = offer && priceNow(offer)
  return (
    <section className={styles.priceSeen} aria-label="The price you saw">
      <p className={styles.name}>You saw on {comparisonSiteOf(source)?.name ?? 'the comparison site'}</p>
      <p className={styles.price}>
        <PriceInWords {...arrival} />
      </p>
      {now && hasMoved(arrival, now) && (
        <>
          <p className={styles.name}>Today it is</p>
          <p className={styles.price}>
            <PriceInWords {...now} />
          </p>
        </>
      )}
      {offer?.monthly && offer.inFull && (
        <div className={styles.example}>
          <RepresentativeExample monthly={offer.monthly} inFull={offer.inFull} />
        </div>
      )}
      <p className={styles.note}>It's based on a similar vehicle. Yours may cost more or less.</p>
    </section>
  )
}

/** In either payment option. The cost of credit is stated for today's price only, never next to another. */
function hasMoved(seen: BothPrices, now: BothPrices): boolean {
  return seen.inFull !== now.inFull || seen.perMonth !== now.perMonth
}

export function NotSubmitted({ problem }: { problem: NotSubmittedWhy | undefined }) {
  const { phone } = brand.firm
  switch (problem?.kind) {
    case undefined:
      return null
    case 'open':
      return (
        <Notice look="bad" role="alert" title="We need more answers for this vehicle">
          <OpenAnswers answers={problem.answers} />
        </Notice>
      )
    case 'incorrect-product':
      return (
        <Notice look="bad" role="alert" title="Incorrect Product">
          {errorWords.vehicleNotRequoted}
        </Notice>
      )
    case 'failed':
      return (
        <Notice look="bad" role="alert" title={errorWords.vehicleNotRequoted}>
          <p>
            We've kept what you entered. You can try again, or call{' '}
            <a href={`tel:${phone.dial}`}>{phone.display}</a>.
          </p>
        </Notice>
      )
  }
}
