import { telematicsInBrief } from '@milepost/domain/quote/telematics-in-brief'
import { isMeasured } from '@milepost/domain/terms/terms'
import { isSameRegistration } from '@milepost/domain/values/registration'
import { isIdentified } from '@milepost/domain/values/vehicle-match'
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { journey } from '../brands/current.ts'
import { firstInputs } from '../form/first-inputs.tsx'
import { StepQuestion } from '../form/StepQuestion.tsx'
import { formFieldId } from '../form/use-form.ts'
import { StepActions } from '../frame/StepActions.tsx'
import { paths } from '../paths.ts'
import { isOfferDue, ResumeOffer } from '../resume/draft/load-resume-offer.ts'
import { Link, useSearchParams } from '../router.tsx'
import { usePreHydrationInput } from '../state/pre-hydration-input.ts'
import { saveTyped, useQuote } from '../state/quote-state.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import formStyles from '../ui/form.module.css'
import { Icon } from '../ui/Icon.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { fetchSearch, type LookupSettings, useVehicleLookup } from '../vehicle/use-vehicle-lookup.ts'
import { VehicleCardSkeleton } from '../vehicle/VehicleCardSkeleton.tsx'
import openingStyles from './Opening.module.css'
import { Opening } from './Opening.tsx'
import { StuckNotice } from './StuckNotice.tsx'
import { useStep } from './use-step.ts'
import styles from './VehicleDetailsStep.module.css'

// Only shown once a vehicle is searched for, and loaded during that search.
const AfterSearch = lazy(async () => ({ default: (await import('./AfterSearch.tsx')).AfterSearch }))
const AnotherLookNotice = lazy(async () => ({
  default: (await import('./AnotherLookNotice.tsx')).AnotherLookNotice,
}))
const OtherClassDialog = lazy(async () => ({
  default: (await import('../vehicle/OtherClassDialog.tsx')).OtherClassDialog,
}))

const REGISTRATION = 'vehicleDetails.registration'

/** Find the vehicle, confirm that it is the right one, and give its value (VEH-01 to VEH-22). */
export function VehicleDetailsStep() {
  const page = useStep('vehicleDetails', (field, text) => {
    if (field === REGISTRATION && text.trim() === '') lookUp.empty()
  })
  const { form, asked, isMovingOn, isStuck, onBack } = page
  const answers = useQuote((state) => state.answers)
  const isReturning = useQuote((state) => state.completedSteps.vehicleDetails === true)
  const { vehicleInfo, searchedRegistration, isRestored } = answers.vehicleDetails
  const typed = form.text(REGISTRATION)
  usePreHydrationInput(formFieldId(REGISTRATION), typed, (text) => saveTyped(REGISTRATION, text))
  // The card belongs to the registration in the field: another one hides it until it is searched for (D-056).
  const vehicle = isSameRegistration(typed, searchedRegistration ?? '') ? vehicleInfo : undefined

  const isFound = vehicle !== undefined && isIdentified(vehicle)

  const outcomes: LookupSettings = {
    onError: (error) => form.refuse(REGISTRATION, error),
    onOtherClass: () => form.focus(REGISTRATION),
    onFound: () => {
      fetchAhead()
      form.forgive(REGISTRATION)
    },
  }
  const lookUp = useVehicleLookup(outcomes)
  useRegistrationFromAddress((registration) => {
    saveTyped(REGISTRATION, registration)
    void lookUp.search(registration)
  })
  // If this fails, the search itself loads it again and reports the error.
  useEffect(() => void fetchSearch().catch(() => undefined), [])
  const search = () => void lookUp.search(typed)
  // Without a vehicle there is one thing to do, and one button that submits the form: find it.
  const canContinue = (vehicleInfo !== undefined || isRestored === true) && !lookUp.isSearching
  const submitSearch = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  const askAgain = () => form.focus(REGISTRATION)
  const question = { ...asked, inputs: firstInputs }

  return (
    <>
      <Opening />
      <Suspense fallback={null}>
        {isOfferDue() && <ResumeOffer />}
        {isReturning && <AnotherLookNotice page={page} place="top" />}
      </Suspense>
      <form
        noValidate
        onSubmit={canContinue ? form.submit : submitSearch}
        className={`${formStyles.form} ${openingStyles.card} ${styles.firstQuestions}`}
      >
        {form.isSubmitted && <ErrorSummary errors={form.errors} />}
        <StepQuestion
          {...question}
          field={REGISTRATION}
          // Enter in the plate field searches; once the vehicle is found, it continues like anywhere else.
          {...(!vehicle && { onEnter: search })}
          action={
            <Button
              look={vehicle ? 'secondary' : 'primary'}
              busy={lookUp.isSearching}
              busyLabel="Finding your vehicle"
              {...(canContinue ? { onClick: search } : { type: 'submit' })}
            >
              Find Vehicle
            </Button>
          }
        />
        {lookUp.isSearching && (
          <Waiting label="Looking up your vehicle. This usually takes a second or two.">
            <VehicleCardSkeleton />
          </Waiting>
        )}
        {(vehicle || isRestored) && (
          <Suspense fallback={<VehicleCardSkeleton />}>
            <AfterSearch vehicle={vehicle} question={asked} {...outcomes} />
          </Suspense>
        )}
        {!vehicle && isMeasured(journey) && <MeasuredNote />}
        {isStuck && <StuckNotice />}
        {isReturning && (
          <Suspense fallback={null}>
            <AnotherLookNotice page={page} place="end" />
          </Suspense>
        )}
        {canContinue && (
          <div className={styles.confirm}>
            {isFound && <h2 className={styles.question}>Is this your vehicle?</h2>}
            <StepActions
              onBack={onBack}
              busy={isMovingOn}
              continueLabel={isFound ? 'Yes, continue' : 'Continue'}
              look={vehicle || isRestored ? 'primary' : 'secondary'}
              other={
                isFound && (
                  <Button look="secondary" onClick={askAgain}>
                    No, change vehicle
                  </Button>
                )
              }
            />
          </div>
        )}
      </form>
      <p className={styles.retrieve}>
        Already have a quote? <Link to={paths.retrieval}>Retrieve your quote</Link>
      </p>
      {lookUp.otherClass && (
        <Suspense fallback={null}>
          <OtherClassDialog otherClass={lookUp.otherClass} onChangeVehicle={lookUp.dismissOtherClass} />
        </Suspense>
      )}
    </>
  )
}

/** Shown before the first answer, not only with the price: a device is part of what is bought. */
function MeasuredNote() {
  return (
    <p className={styles.measured}>
      <Icon name="info" />
      <span>
        <strong>{telematicsInBrief.title}</strong> {telematicsInBrief.text}
      </span>
    </p>
  )
}

/** A registration in the URL is read once, removed from the URL and searched for immediately (VEH-03, D-054). */
function useRegistrationFromAddress(take: (registration: string) => void): void {
  const [query, setQuery] = useSearchParams()
  const registration = query.get('registration')
  const arrived = useEffectEvent((plate: string) => {
    setQuery(without(query, 'registration'), { replace: true })
    if (plate.trim() !== '') take(plate)
  })
  useEffect(() => {
    if (registration !== null) arrived(registration)
  }, [registration])
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete(name)
  return rest
}

/**
 * The customer has found their vehicle and is about to continue, so the questions and the next step are prefetched. If that fails,
 * Continue loads them again and reports the error.
 */
function fetchAhead(): void {
  void import('./later-steps.tsx').then(({ fetchNextStep }) => fetchNextStep()).catch(() => undefined)
}
