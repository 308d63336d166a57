import { vehicleLessFields } from '@milepost/domain/journeys/vehicle-less'
import { isModelOpen } from '@milepost/domain/questions/vehicle/abi-code'
import { lazy, Suspense } from 'react'
import { pack } from '../../brands/pack'
import { firstInputs } from '../../form/first-inputs'
import { foundInputs } from '../../form/found-inputs'
import { StepQuestion } from '../../form/StepQuestion'
import { PageHeading } from '../../frame/PageHeading'
import { usePageTitle } from '../../frame/page-title'
import { Button } from '../../ui/Button'
import { ErrorSummary } from '../../ui/ErrorSummary'
import { Waiting } from '../../ui/Waiting'
import { FoundVehicle } from '../../vehicle/FoundVehicle'
import { VehicleCardSkeleton } from '../../vehicle/VehicleCardSkeleton'
import { AboutRegistration, AboutValue } from './information'
import { NotSubmitted } from './NotSubmitted'
import { PriceSeen } from './PriceSeen'
import { useVehicleLanding } from './use-vehicle-landing'

const UnableToInsureDialog = lazy(async () => ({
  default: (await import('../../vehicle/UnableToInsureDialog')).UnableToInsureDialog,
}))

const TITLE = 'Your quote is almost ready'

/** The registration and the value of the vehicle a quote was made without (VLS-01 to VLS-03). */
export function VehicleLandingForm() {
  const { form, asked, lookUp, outcomes, search, vehicle, registration, submitting } = useVehicleLanding()
  usePageTitle(TITLE, pack.firm.name, form.errors.length > 0)
  const question = { ...asked, inputs: { ...firstInputs, ...foundInputs } }
  return (
    <>
      <PageHeading lead="Tell us which vehicle it is, and we will confirm your price.">{TITLE}</PageHeading>
      <PriceSeen />
      <form noValidate onSubmit={form.submit} className="form">
        {form.isSubmitted && <ErrorSummary errors={form.errors} />}
        <div>
          <StepQuestion
            {...question}
            field={vehicleLessFields.registration}
            // Whoever presses Enter on a plate wants the vehicle; once it is there, Enter submits like anywhere else.
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
              registration={registration}
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
        <NotSubmitted trouble={submitting.trouble} />
        <div className="step-actions">
          <Button
            type="submit"
            look={vehicle ? 'primary' : 'secondary'}
            className="step-actions__continue"
            busy={submitting.isUnderWay}
            busyLabel="Updating Quote..."
          >
            Get my price
          </Button>
        </div>
      </form>
      {lookUp.wrongClass && (
        <Suspense fallback={null}>
          <UnableToInsureDialog wrongClass={lookUp.wrongClass} onChangeVehicle={lookUp.dismissWrongClass} />
        </Suspense>
      )}
    </>
  )
}
