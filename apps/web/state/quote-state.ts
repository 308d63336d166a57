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
import { markedDraft, unmarkDraft, unstampQuote } from './browser-marks.ts'
import { useJourneyDefinition } from './journey-definition.ts'
import { clearPurchase } from './purchase-state.ts'
import { clearResults, useResults } from './results-state.ts'
import { tabStore } from './tab-store.ts'

/** The tab's state of a quote (DAT-01), in session storage, so that a reload keeps it (NAV-29, D-046). */
export type QuoteState = {
  answers: Answers
  completedSteps: CompletedSteps
  /** 1 to 7 (NAV-16). */
  activeStep: number
  /** The text of fields that were not submitted yet: a reload restores those too. */
  typed: Typed
  /** Which answers are not the customer's own: looked up, sent by a comparison site, assumed. */
  provenance?: Provenance
  /** A customer known by their email address, which is then read-only in the wizard (YOU-11). */
  identity?: Identity
  /** Set for a visitor from a comparison site only (DAT-33, AGG-11). */
  aggregator?: { sourceOfBusiness: string; quoteRef: string; licenceNumberRequired: boolean }
  /**
   * The answers are those of an earlier policy. Some questions it was never asked were assumed, and are confirmed first (D-266).
   */
  isFromPolicy?: true
  /** Who sent the customer here, from the URL; sent with events only (AGG-15, D-234). */
  redirectedFrom?: string
  /** The journey's defaults until the customer chooses (YOU-13). */
  marketingPreferences?: MarketingPreferences
  /** The email or message that brought this customer back, sent when they buy (D-240). */
  notificationSource?: string
  /** The draft on the server that these answers are saved to, if any (D-046). */
  draft?: TabDraft | undefined
}

/**
 * How the customer is known: they passed the check that opens a priced quote, or an embedding portal has signed them in (D-053).
 */
export type Identity = { emailAddress: string; by: 'personal-check' | 'portal' }

export type TabDraft = {
  id: string
  /** As far as this tab knows; another tab may have saved a newer one. */
  revision: number
  /** Saves whose outcome is not known yet, oldest first. */
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
 * An input has stored the answer of its field itself, which clears the field's text. An answer that was looked up rather than entered has a
 * source.
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

/** Discards the text of these fields: the stored answers apply. */
export function dropTyped(fields: readonly string[]): void {
  useQuote.setState(({ typed }) => ({
    typed: Object.fromEntries(Object.entries(typed).filter(([field]) => !fields.includes(field))),
  }))
}

/** Fills in a field for the customer: its answer counts as assumed until they edit it. */
export function fillIn(field: string, text: string): void {
  useQuote.setState(({ typed, provenance }) => ({
    typed: { ...typed, [field]: text },
    provenance: { ...provenance, [field]: 'assumed' },
  }))
}

/**
 * The step's fields have become answers: sets its flag and clears their text (NAV-15). Fields of other steps keep theirs: after
 * going back to correct an answer, the customer finds the later step half filled in as before.
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

/** The provenance of answers that the customer has not changed. */
function leftOf({ answers, provenance = {} }: QuoteState, now: Answers): Provenance {
  return provenanceAfter(provenance, answers, now)
}

export function hasProgress(): boolean {
  return Object.values(useQuote.getState().completedSteps).some(Boolean)
}

/**
 * The first screen loads its own questions only, which is not enough after later steps, or for a restored quote without a vehicle
 * (D-066).
 */
export function needsEveryQuestion(): boolean {
  return hasProgress() || useQuote.getState().answers.vehicleDetails.isRestored === true
}

export function setActiveStep(step: WizardStepName): void {
  useQuote.setState({ activeStep: stepNumber(step) })
}

/** Replaces the whole state of the tab with a saved quote. */
export function restoreQuote(saved: Omit<QuoteState, 'activeStep'>): void {
  useQuote.setState({ ...initial, ...saved }, true)
}

/** The customer confirms the assumed answers: they are their own now. */
export function confirmAssumed(): void {
  useQuote.setState(({ provenance = {} }) => ({ provenance: withoutAssumed(provenance) }))
}

/** Back to the start: clears every answer and every flag (NAV-31). What was saved stays on the server (D-048). */
export function resetQuote(): void {
  useQuote.setState(initial, true)
  unstampQuote(useResults.getState().results?.quoteReference)
  clearResults()
  clearPurchase()
}

/** As resetQuote, and the saved quote is not offered again: the customer has abandoned it, or it has ended. */
export function abandonQuote(): void {
  const { draft } = useQuote.getState()
  if (draft && draft.id === markedDraft()) unmarkDraft()
  resetQuote()
}
