import {
  type Provenance,
  provenanceAfter,
  provenanceTyped,
  type Source,
  withoutAssumed,
} from '@milepost/domain/journeys/provenance'
import type { Typed } from '@milepost/domain/journeys/read-step'
import { fieldName } from '@milepost/domain/journeys/step-fields'
import { type CompletedSteps, stepNumber, type WizardStepName } from '@milepost/domain/journeys/steps'
import { type Answers, noAnswers } from '@milepost/domain/questions/answers'
import type { MarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import { markedDraft, unmarkDraft, unstampQuote } from './browser-marks'
import { useJourneyDefinition } from './journey-definition'
import { clearPurchase } from './purchase-state'
import { clearResults, useResults } from './results-state'
import { tabStore } from './tab-store'

/** What the tab remembers of a quote (DAT-01). It lives in the tab's own storage, so a reload keeps it (NAV-29, D-046). */
export type QuoteState = {
  answers: Answers
  completedSteps: CompletedSteps
  /** 1 to 7 (NAV-16). */
  activeStep: number
  /** Boxes filled in but not continued yet: a reload gives back even those. */
  typed: Typed
  /** Which answers are not the customer's own: looked up, sent by a comparison site, assumed. */
  provenance?: Provenance
  /** A customer known by their email address, which the wizard then leaves as it is (YOU-11). */
  identity?: Identity
  /** Set for a visitor from a comparison site and empty for everyone else (DAT-33, AGG-11). */
  aggregator?: { sourceOfBusiness: string; quoteRef: string; licenceNumberRequired: boolean }
  /** The answers are those of an earlier policy, and some it was never asked were assumed: they are confirmed first (D-266). */
  isFromPolicy?: true
  /** Who sent the customer here, as the address said it; told with events and used for nothing else (AGG-15, D-234). */
  redirectedFrom?: string
  /** As the journey has them until the customer says otherwise (YOU-13). */
  marketingPreferences?: MarketingPreferences
  /** The mail or message that brought this customer back, told when they buy (D-240). */
  notificationSource?: string
  /** The draft on the server that these answers are saved to, once they are (D-046). */
  draft?: TabDraft | undefined
}

/** How we know: they passed the check that opens a priced quote, or a portal around the site vouches for them (D-053). */
export type Identity = { emailAddress: string; by: 'personal-check' | 'portal' }

export type TabDraft = {
  id: string
  /** As far as this tab knows; another tab may have gone on. */
  revision: number
  /** Saves sent whose outcome is not known yet, oldest first. */
  unconfirmed: readonly string[]
}

const initial: QuoteState = { answers: noAnswers, completedSteps: {}, activeStep: 1, typed: {} }

/** Raised when the shape of the stored state changes; an older one is then dropped rather than misread. */
export const QUOTE_SHAPE = 1

export const useQuote = tabStore<QuoteState>('quote', QUOTE_SHAPE, initial)

export function saveAnswers(answers: Answers): void {
  useQuote.setState((state) => ({ answers, provenance: leftOf(state, answers) }))
}

/**
 * An input has stored the answer of its field itself; whatever text stood in its box is settled by that. An answer it found
 * rather than was given has a source.
 */
export function storeAnswer(answers: Answers, field: string, source?: Source): void {
  useQuote.setState((state) => {
    const { [field]: _settled, ...typed } = state.typed
    const left = leftOf(state, answers)
    return { answers, typed, provenance: source ? { ...left, [field]: source } : left }
  })
}

export function saveTyped(field: string, text: string): void {
  useQuote.setState(({ answers, typed, provenance = {} }) => ({
    typed: { ...typed, [field]: text },
    provenance: provenanceTyped(provenance, field, answers),
  }))
}

/** Lets go of what was typed in these boxes: the stored answers stand. */
export function dropTyped(fields: readonly string[]): void {
  useQuote.setState(({ typed }) => ({
    typed: Object.fromEntries(Object.entries(typed).filter(([field]) => !fields.includes(field))),
  }))
}

/** Fills in a box on the customer's behalf: what comes of it is assumed, until they write in it. */
export function fillIn(field: string, text: string): void {
  useQuote.setState(({ typed, provenance }) => ({
    typed: { ...typed, [field]: text },
    provenance: { ...provenance, [field]: 'assumed' },
  }))
}

/**
 * The step's boxes have become answers; its flag is set and what was typed in them is no longer needed (NAV-15). Boxes of other
 * steps stay as they are: who goes back to mend an answer finds the step they came from half filled as before.
 */
export function completeStep(step: WizardStepName, answers: Answers): void {
  const sections = useJourneyDefinition.getState().definition.steps[step]
  const settled = new Set(sections.flatMap(({ of, ask }) => ask.map(({ name }) => fieldName(of, name))))
  useQuote.setState((state) => ({
    answers,
    provenance: leftOf(state, answers),
    completedSteps: { ...state.completedSteps, [step]: true },
    typed: Object.fromEntries(Object.entries(state.typed).filter(([field]) => !settled.has(field))),
  }))
}

/** Of what was not the customer's own, that which they have not changed. */
function leftOf({ answers, provenance = {} }: QuoteState, now: Answers): Provenance {
  return provenanceAfter(provenance, answers, now)
}

export function hasProgress(): boolean {
  return Object.values(useQuote.getState().completedSteps).some(Boolean)
}

/** The first screen knows its own questions only: not the ones of whoever has been further, or came back without a vehicle (D-066). */
export function needsEveryQuestion(): boolean {
  return hasProgress() || useQuote.getState().answers.vehicleDetails.isRestored === true
}

export function setActiveStep(step: WizardStepName): void {
  useQuote.setState({ activeStep: stepNumber(step) })
}

/** What was saved before takes the place of everything the tab holds. */
export function restoreQuote(saved: Omit<QuoteState, 'activeStep'>): void {
  useQuote.setState({ ...initial, ...saved }, true)
}

/** The customer has looked at what was assumed and says that it is right: it is their answer now. */
export function confirmAssumed(): void {
  useQuote.setState(({ provenance = {} }) => ({ provenance: withoutAssumed(provenance) }))
}

/** Back to the beginning: every answer and every flag is gone (NAV-31). What was saved stays on the server (D-048). */
export function resetQuote(): void {
  useQuote.setState(initial, true)
  unstampQuote(useResults.getState().results?.quoteReference)
  clearResults()
  clearPurchase()
}

/** As reset, and the saved quote is not offered again: its customer has left it for good, or it has come to its end. */
export function abandonQuote(): void {
  const { draft } = useQuote.getState()
  if (draft && draft.id === markedDraft()) unmarkDraft()
  resetQuote()
}
