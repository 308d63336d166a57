import { brokenAnswers } from '@milepost/domain/journeys/broken-answers'
import { labelOf, type WizardStepName } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { brand } from '../brands/brand.ts'
import { changeIn, isChangeFromResults } from '../form/change.ts'
import { useStepForm } from '../form/use-step-form.ts'
import { usePageTitle } from '../frame/PageHeading.tsx'
import { checkAnswersPath, stepPath } from '../paths.ts'
import { useLocation, useNavigate } from '../router.tsx'
import { loadJourneyDefinition } from '../state/journey-definition.ts'
import { completeStep, saveTyped, setActiveStep, storeAnswer, useQuote } from '../state/quote-state.ts'
import { resultsPath } from '../state/results-path.ts'
import { circumstances, currentJourneyProgress, useJourneyProgress } from '../state/use-journey-progress.ts'

/**
 * What every step does: store what is typed, validate it on Continue, move to the next step, and go back without losing anything.
 */
export function useStep(step: WizardStepName, onTyped?: (field: string, text: string) => void) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const change = changeIn(state)
  const isFromResults = isChangeFromResults(state)
  const back = useJourneyProgress().back(step)
  const [isMovingOn, setMovingOn] = useState(false)
  const [isStuck, setStuck] = useState(false)
  const here = circumstances()

  async function moveOn(answers: Answers) {
    setMovingOn(true)
    setStuck(false)
    // Only a failed fetch counts as a connection problem. Anything that fails after it is our bug and must surface.
    const loaded = await Promise.all([
      loadJourneyDefinition(),
      isFromResults ? loadBackToResults() : undefined,
    ]).then(
      ([, backToResults]) => ({ backToResults }),
      () => undefined,
    )
    setMovingOn(loaded?.backToResults !== undefined)
    setStuck(!loaded)
    if (!loaded) return
    // Rendered synchronously: the answers may take this step off the path (D-035). Its guard then replaces the history entry with
    // the step before it, and only then the customer moves on.
    flushSync(() => completeStep(step, answers))
    if (!loaded.backToResults) {
      const { to, change: field } = pageAfter(step, change !== undefined)
      return navigate(to, { state: field === undefined ? null : { change: field } })
    }
    const { to, ...how } = await loaded.backToResults()
    setMovingOn(false)
    return navigate(to, how)
  }

  const form = useStepForm({
    step,
    answers: useQuote((state) => state.answers),
    typed: useQuote((state) => state.typed),
    circumstances: here,
    onTyped: (field, text) => {
      saveTyped(field, text)
      onTyped?.(field, text)
    },
    onValid: (answers) => void moveOn(answers),
  })
  // An answer that was valid and no longer is: the step explains why it is asked again as soon as it opens.
  const [reopened] = useState(() =>
    brokenAnswers(
      form.fieldErrors.map((each) => ({ ...each, step })),
      useQuote.getState().completedSteps,
      form.values,
    ),
  )
  const markReopened = useEffectEvent(() => {
    for (const each of reopened) form.mark(each.field, each)
  })
  useEffect(() => {
    setActiveStep(step)
    markReopened()
  }, [step])
  const showChange = useEffectEvent((field: string) => form.focus(field))
  useEffect(() => {
    // After the new page has focused its heading.
    if (change) queueMicrotask(() => showChange(change))
  }, [change])
  usePageTitle(labelOf(step), brand.firm.name, form.errors.length > 0)
  return {
    form,
    /** The props of each question of this step. */
    asked: { step, form, answers: form.values, circumstances: here, onAnswers: storeAnswer },
    /** Answers of this step that were no longer valid when it opened. */
    reopened,
    /** The answer to change, if a Change link led here. */
    change,
    /** For a step whose answers are not in its own fields. */
    moveOn,
    isMovingOn,
    isStuck,
    onBack: isFromResults ? () => navigate(resultsPath()) : back && (() => navigate(stepPath(back))),
  }
}

/** Imported on demand: the first screen prices nothing. */
async function loadBackToResults() {
  return (await import('../offer/fetch-back-to-results.ts')).fetchBackToResults()
}

export type StepPage = ReturnType<typeof useStep>

/**
 * The next step; after the last one, and after a change that leaves nothing missing, the check answers page. An answer that is no
 * longer valid is asked again first: a change leads straight to it, past steps that it does not affect.
 */
function pageAfter(step: WizardStepName, isChange: boolean): { to: string; change?: string } {
  const { next, missing } = currentJourneyProgress()
  const following = next(step)
  const [open] = missing
  if (isChange && open && useQuote.getState().completedSteps[open.step] === true)
    return { to: stepPath(open.step), change: open.field }
  if (following && (open || !isChange)) return { to: stepPath(following) }
  return { to: open ? stepPath(open.step) : checkAnswersPath }
}
