import type { Typed } from '@milepost/domain/journeys/read-step'
import type { CompletedSteps, WizardStepName } from '@milepost/domain/journeys/steps'
import { stepNumber } from '@milepost/domain/journeys/steps'
import { type Answers, noAnswers } from '@milepost/domain/questions/answers'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { journey } from '../brands/current'

/** What the tab remembers of a quote (DAT-01). It lives in the tab's own storage, so a reload keeps it (NAV-29, D-046). */
export type QuoteState = {
  answers: Answers
  completedSteps: CompletedSteps
  /** 1 to 7 (NAV-16). */
  activeStep: number
  /** Boxes filled in but not continued yet: a reload gives back even those. */
  typed: Typed
  /** Set for a visitor from a comparison site and empty for everyone else (DAT-33, AGG-11). */
  aggregator?: { sourceOfBusiness: string; quoteRef: string; licenceNumberRequired: boolean }
}

const initial: QuoteState = { answers: noAnswers, completedSteps: {}, activeStep: 1, typed: {} }

/** Raised when the shape of the stored state changes; an older one is then dropped rather than misread. */
const SHAPE = 1

export const useQuote = create<QuoteState>()(
  persist(() => initial, {
    name: `milepost:${journey.id}:quote`,
    version: SHAPE,
    storage: createJSONStorage(() => sessionStorage),
    migrate: () => initial,
  }),
)

export function keepAnswers(answers: Answers): void {
  useQuote.setState({ answers })
}

export function keepTyped(field: string, text: string): void {
  useQuote.setState(({ typed }) => ({ typed: { ...typed, [field]: text } }))
}

/** The step's boxes have become answers; its flag is set and what was typed is no longer needed (NAV-15). */
export function completeStep(step: WizardStepName, answers: Answers): void {
  useQuote.setState(({ completedSteps }) => ({
    answers,
    completedSteps: { ...completedSteps, [step]: true },
    typed: {},
  }))
}

export function standAt(step: WizardStepName): void {
  useQuote.setState({ activeStep: stepNumber(step) })
}

/** Back to the beginning: every answer and every flag is gone (NAV-31). */
export function resetQuote(): void {
  useQuote.setState(initial, true)
}
