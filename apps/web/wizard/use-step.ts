import { brokenAnswers } from '@milepost/domain/journeys/broken-answers'
import { labelOf, type WizardStepName } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { brand } from '../brands/brand'
import { changeIn, isChangeFromResults } from '../form/change'
import { useStepForm } from '../form/use-step-form'
import { usePageTitle } from '../frame/PageHeading'
import { checkAnswersPath, stepPath } from '../paths'
import { useLocation, useNavigate } from '../router'
import { loadJourneyDefinition } from '../state/journey-definition'
import { completeStep, saveTyped, setActiveStep, storeAnswer, useQuote } from '../state/quote-state'
import { resultsPath } from '../state/results-path'
import { circumstances, currentJourneyProgress, useJourneyProgress } from '../state/use-journey-progress'

/** What every step does: keep what is typed, judge it on Continue, move on by the walk, and go back without losing anything. */
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
    // Only a fetch that failed is the connection's fault; anything that goes wrong after it is ours and must be seen.
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
    // Drawn at once: what was answered may take this very step off the path (D-035). Its guard then gives its place in the
    // history to the step before it, and only after that the customer goes on.
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
    onGood: (answers) => void moveOn(answers),
  })
  // An answer that was good once and is not any more: why it is asked again is said as soon as its step opens.
  const [reopened] = useState(() =>
    brokenAnswers(
      form.fieldErrors.map((each) => ({ ...each, step })),
      useQuote.getState().completedSteps,
      form.good,
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
    // After the page has arrived, which puts the focus on its heading.
    if (change) queueMicrotask(() => showChange(change))
  }, [change])
  usePageTitle(labelOf(step), brand.firm.name, form.errors.length > 0)
  return {
    form,
    /** What each question of this step is given. */
    asked: { step, form, answers: form.good, circumstances: here, onAnswers: storeAnswer },
    /** Answers of this step that no longer hold, as it was opened. */
    reopened,
    /** The answer that is to be changed, for those who come by a Change link. */
    change,
    /** For a step whose answers are not in boxes of its own. */
    moveOn,
    isMovingOn,
    isStuck,
    onBack: isFromResults ? () => navigate(resultsPath()) : back && (() => navigate(stepPath(back))),
  }
}

/** Fetched by those who need it: the first screen does not price anything. */
async function loadBackToResults() {
  return (await import('../offer/fetch-back-to-results')).fetchBackToResults()
}

export type StepPage = ReturnType<typeof useStep>

/**
 * The next step; after the last one, and after a change that leaves nothing open, the page that reads every answer back. An
 * answer that no longer holds is asked again first: a change leads straight to it, past the steps it does not concern.
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
