import { type StepName, stepNames } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import type { QuoteState } from '../../state/quote-state.ts'

/** A quote as the server stores it. */
export type DraftContent = {
  answers: Answers
  completedSteps: StepName[]
  /** The rest of the tab's state: unsubmitted fields, marketing choices, the comparison site. */
  besides: Besides
}

type Besides = Omit<QuoteState, 'answers' | 'completedSteps' | 'activeStep' | 'draft'>

/** Everything but the active step and the id of the draft. */
export function contentOf(state: QuoteState): DraftContent {
  const { answers, completedSteps, activeStep: _place, draft: _draft, ...besides } = state
  return { answers, completedSteps: stepNames.filter((name) => completedSteps[name]), besides }
}

/** Whether two states would be saved the same. State is immutable, so comparing references is enough. */
export function isSameContent(a: QuoteState, b: QuoteState): boolean {
  const parts = ({ activeStep: _place, draft: _draft, ...rest }: QuoteState): object => rest
  const names = Object.keys({ ...parts(a), ...parts(b) })
  return names.every((name) => Reflect.get(a, name) === Reflect.get(b, name))
}
