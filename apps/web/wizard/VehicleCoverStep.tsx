import { askingOf } from '@milepost/domain/journeys/journey-progress'
import { DISCLAIMER } from '@milepost/domain/journeys/left-to-check'
import { fieldName } from '@milepost/domain/journeys/step-fields'
import type { CoverDetails } from '@milepost/domain/questions/answers'
import { coverDefaults } from '@milepost/domain/questions/cover/cover-defaults'
import { voluntaryExcess } from '@milepost/domain/questions/cover/cover-questions'
import { effectiveFrom } from '@milepost/domain/questions/cover/effective-from'
import { disclaimer } from '@milepost/domain/questions/cover/has-agreed-disclaimer'
import { startPassed } from '@milepost/domain/questions/cover/start-passed'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { journey } from '../brands/current.ts'
import { DisclaimerField } from '../form/DisclaimerField.tsx'
import { MarketingBlock } from '../marketing/MarketingBlock.tsx'
import { CHECK_ANSWERS } from '../paths.ts'
import { useSearchParams } from '../router.tsx'
import { START } from '../state/passed-start.ts'
import { fillIn, useQuote } from '../state/quote-state.ts'
import { Notice } from '../ui/Notice.tsx'
import { CheckAnswers } from './CheckAnswers.tsx'
import { StepForm } from './StepForm.tsx'
import { StepQuestions, useStepGroups } from './StepQuestions.tsx'
import { type StepPage, useStep } from './use-step.ts'

/** The cover questions and, after Continue, the check answers page. */
export function VehicleCoverStep() {
  const isChecking = useSearchParams()[0].has(CHECK_ANSWERS)
  useShownFromTop(isChecking)
  return isChecking ? <CheckAnswers /> : <CoverForm />
}

/** Level of cover, start, excess and no-claims discount; then the disclaimer and the marketing choices (COV-01, D-099). */
export function CoverForm() {
  useCoverDefaults()
  const page = useStep('vehicleCover')
  const groups = useStepGroups(page)
  const hasStartPassed = useStartPassed(page)
  return (
    <StepForm
      step="vehicleCover"
      page={page}
      notice={hasStartPassed && <StartPassedNotice />}
      onSubmit={groups.submit}
    >
      <StepQuestions {...page} groups={groups} without={DISCLAIMER} />
      <DisclaimerField fieldProps={page.form.fieldProps(DISCLAIMER)} disclaimer={disclaimer} />
      <MarketingBlock />
    </StepForm>
  )
}

/** The chosen start has passed. */
export function StartPassedNotice() {
  return (
    <Notice look="warn" role="alert" title="Your start time has passed. Please choose a new one.">
      Your other answers haven't changed.
    </Notice>
  )
}

/**
 * Fills in the start and the excess where nothing has been answered or typed; a field that the customer emptied stays empty
 * (COV-09, CON-08). A start that we filled in is refreshed: an hour later it would have passed.
 */
export function useCoverDefaults(): void {
  // Before the page is painted, so that no field flashes up empty.
  useLayoutEffect(() => {
    const { answers, typed, provenance = {} } = useQuote.getState()
    const { effectiveFrom: soonest, voluntaryExcess: excess } = coverDefaults(
      new Date(),
      journey,
      answers.vehicleDetails,
    )
    const fill = (name: 'effectiveFrom' | 'voluntaryExcess', text: string) => {
      const field = fieldName('coverDetails', name)
      const isOurs = typed[field] === undefined || provenance[field] === 'assumed'
      if (answers.coverDetails[name] === undefined && isOurs) fillIn(field, text)
    }
    if (soonest !== undefined) fill('effectiveFrom', effectiveFrom.kind.show(soonest))
    if (excess !== undefined) fill('voluntaryExcess', voluntaryExcess.kind.show(excess))
  }, [])
}

/** Whether the chosen start has passed since. If it has when the page opens, its fields are marked. */
export function useStartPassed({ form, asked }: StepPage): boolean {
  const subject: CoverDetails = asked.answers.coverDetails
  const error = startPassed({ ...askingOf('coverDetails', asked.answers, asked.circumstances), subject })
  const arrive = useEffectEvent(() => {
    if (error) form.mark(START, error)
  })
  useEffect(() => arrive(), [])
  // A start that we filled in is refreshed after the first render; its mark goes with the old one.
  const hasPassed = error !== undefined
  const before = useRef(hasPassed)
  const refreshed = useEffectEvent(() => form.forgive(START))
  useEffect(() => {
    if (before.current && !hasPassed) refreshed()
    before.current = hasPassed
  }, [hasPassed])
  return hasPassed
}

/** Two pages share one address; going from one to the other is a change of page like any other (NAV-27). */
export function useShownFromTop(page: unknown): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [page])
}
