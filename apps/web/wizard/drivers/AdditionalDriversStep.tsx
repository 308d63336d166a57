import { labelOf } from '@milepost/domain/journeys/steps'
import { driverRows, recordDrivers } from '@milepost/domain/questions/people/driver-list'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { brand } from '../../brands/brand.ts'
import { journey } from '../../brands/current.ts'
import { PageHeading, usePageTitle } from '../../frame/PageHeading.tsx'
import { StepActions } from '../../frame/StepActions.tsx'
import { stepPath } from '../../paths.ts'
import { useNavigate } from '../../router.tsx'
import { useQuote } from '../../state/quote-state.ts'
import { circumstances } from '../../state/use-journey-progress.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import formStyles from '../../ui/form.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { AnotherLookNotice } from '../AnotherLookNotice.tsx'
import { StuckNotice } from '../StuckNotice.tsx'
import { useStep } from '../use-step.ts'
import { DriverForm } from './DriverForm.tsx'
import { DriverTable } from './DriverTable.tsx'
import styles from './drivers.module.css'
import { addDriverId, driversErrors } from './drivers-errors.ts'
import { useDrivers } from './use-drivers.ts'

const STEP = 'additionalDrivers'
const FULL_ID = 'drivers-full'

/** Who else drives: a table of people, and the form of one of them at a time (ADD-01 to ADD-09). */
export function AdditionalDriversStep() {
  const step = useStep(STEP)
  const navigate = useNavigate()
  const drivers = useDrivers()
  const { answers, open } = drivers
  const [removing, setRemoving] = useState<number>()
  // Drivers that were valid and no longer are show their errors immediately. A first visit shows none.
  const [isSubmitted, setSubmitted] = useState(() => useQuote.getState().completedSteps[STEP] === true)
  const errors = isSubmitted ? driversErrors(answers, circumstances()) : []
  usePageTitle(labelOf(STEP), brand.firm.name, errors.length > 0)
  useDriverToChange(step.change, drivers)

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    const [first] = driversErrors(answers, circumstances())
    setSubmitted(first !== undefined)
    if (first) step.form.focus(first.fieldId)
    // Whether anyone else drives follows from the table (ADD-09, D-035).
    else void step.moveOn(recordDrivers(answers))
  }

  return (
    <>
      <PageHeading lead="Add anyone else who'll drive the vehicle.">{labelOf(STEP)}</PageHeading>
      <div className={formStyles.form}>
        <AnotherLookNotice page={step} place="top" />
        <ErrorSummary errors={errors} />
        <div>
          <DriverTable
            answers={answers}
            errors={errors}
            isLocked={open !== undefined}
            onEdit={(place) => (place === 'proposer' ? navigate(stepPath('aboutYou')) : drivers.edit(place))}
            onRemove={setRemoving}
            onMain={drivers.markMain}
          />
          {!open && (
            <Button
              id={addDriverId}
              look="secondary"
              className={styles.add}
              onClick={drivers.add}
              {...(!drivers.canAdd && { blocked: true, 'aria-describedby': FULL_ID })}
            >
              <Icon name="plus" />
              Add Another Driver
            </Button>
          )}
          {!drivers.canAdd && (
            <p className={styles.reason} id={FULL_ID}>
              You can add up to {journey.drivers.maximumAdditional} additional{' '}
              {journey.drivers.maximumAdditional === 1 ? 'driver' : 'drivers'} on this policy.
            </p>
          )}
        </div>
        {open && (
          <DriverForm
            key={open.at}
            answers={answers}
            open={open}
            onDraft={drivers.keep}
            onValid={drivers.save}
            onCancel={drivers.cancel}
          />
        )}
        <form noValidate onSubmit={goOn} className={formStyles.form}>
          {step.isStuck && <StuckNotice />}
          <StepActions
            onBack={step.onBack}
            busy={step.isMovingOn}
            blocked={open && 'Save or cancel the driver above first. You can then go back or continue.'}
          />
        </form>
      </div>
      <ConfirmDialog
        open={removing !== undefined}
        title="Are you sure?"
        stayLabel="No, keep them"
        onStay={() => setRemoving(undefined)}
        goLabel="Yes, remove them"
        goLook="danger"
        onGo={() => {
          if (removing !== undefined) drivers.remove(removing)
          setRemoving(undefined)
        }}
      >
        <p>
          {driverRows(answers).find(({ place }) => place === removing)?.name} will be removed from this quote,
          along with everything you told us about them.
        </p>
      </ConfirmDialog>
    </>
  )
}

/**
 * A Change link names an answer about one driver. Their form opens, unless one is open already, and the focus goes to the field.
 */
function useDriverToChange(change: string | undefined, { open, show }: ReturnType<typeof useDrivers>): void {
  const index = change && /^additionalDrivers\.(\d+)\./.exec(change)?.[1]
  const arrived = useEffectEvent((at: number) => {
    if (!open) show(at)
  })
  useEffect(() => {
    if (index) arrived(Number(index))
  }, [index])
}
