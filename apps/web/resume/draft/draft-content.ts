import { type StepName, stepNames } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import type { QuoteState } from '../../state/quote-state'

/** A quote as the server keeps it. */
export type DraftContent = {
  answers: Answers
  completedSteps: StepName[]
  /** What the tab remembers beside the answers: boxes half filled, marketing choices, the comparison site. */
  besides: Besides
}

type Besides = Omit<QuoteState, 'answers' | 'completedSteps' | 'activeStep' | 'draft'>

/** Everything but where the tab stands and which draft it writes to. */
export function contentOf(state: QuoteState): DraftContent {
  const { answers, completedSteps, activeStep: _place, draft: _draft, ...besides } = state
  return { answers, completedSteps: stepNames.filter((name) => completedSteps[name]), besides }
}

/** Whether two states would be saved as the same; each part of a state is replaced when it changes, never written into. */
export function isSameContent(a: QuoteState, b: QuoteState): boolean {
  const parts = ({ activeStep: _place, draft: _draft, ...rest }: QuoteState): object => rest
  const names = Object.keys({ ...parts(a), ...parts(b) })
  return names.every((name) => Reflect.get(a, name) === Reflect.get(b, name))
}
