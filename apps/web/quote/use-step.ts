import type { WizardStepName } from '@milepost/domain/journeys/steps'
import { labelOf } from '@milepost/domain/journeys/steps'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pack } from '../brands/pack'
import { usePageTitle } from '../frame/page-title'
import { stepPath } from '../paths'
import { useStepForm } from '../questions/use-step-form'
import { completeStep, keepTyped, standAt, useQuote } from './quote-state'
import { circumstances, currentWalk, useWalk } from './use-walk'

/** What every step does: keep what is typed, judge it on Continue, move on by the walk, and go back without losing anything. */
export function useStep(step: WizardStepName, onTyped?: (field: string, text: string) => void) {
  const navigate = useNavigate()
  const back = useWalk().back(step)
  const form = useStepForm({
    step,
    answers: useQuote((state) => state.answers),
    typed: useQuote((state) => state.typed),
    circumstances: circumstances(),
    onTyped: (field, text) => {
      keepTyped(field, text)
      onTyped?.(field, text)
    },
    onGood: (answers) => {
      completeStep(step, answers)
      const next = currentWalk().next(step)
      if (next) navigate(stepPath(next))
    },
  })
  useEffect(() => standAt(step), [step])
  usePageTitle(labelOf(step), pack.firm.name, form.errors.length > 0)
  return { form, onBack: back && (() => navigate(stepPath(back))) }
}
