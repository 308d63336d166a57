import { startPassedKeys } from '../questions/cover/start-passed-keys'
import type { Chapter } from './answers-in-words'
import type { Missing } from './journey-progress'
import type { WizardStepName } from './steps'

/** An answer nobody gave: we took the usual one, and the customer says whether it is theirs. */
export type AssumedAnswer = { step: WizardStepName; field: string; question: string; answer: string }

/** What a customer who came with ready answers has to look at before they buy. */
export type LeftToCheck = {
  /** Missing, or at odds with another answer: mended in its step. */
  open: readonly Missing[]
  /** Ticks that a comparison site does not ask for (D-122, D-132). */
  consents: readonly Missing[]
  assumed: readonly AssumedAnswer[]
}

export const DISCLAIMER = 'coverDetails.hasAgreedDisclaimer'
const DRIVER_CONSENT = /^additionalDrivers\.\d+\.hasConsented$/

/** A tick that is asked for beside the price, where its step was never seen. */
export function isAskedBesidePrice(field: string): boolean {
  return field === DISCLAIMER || DRIVER_CONSENT.test(field)
}

/**
 * What is left: the answers decide what is covered, so nobody buys on an answer that is missing, at odds with another, or assumed
 * and not looked at. A start that has gone by is told by itself beside every price (D-129).
 */
export function leftToCheck(missing: readonly Missing[], chapters: readonly Chapter[]): LeftToCheck {
  return {
    open: missing.filter(({ field, key }) => !isAskedBesidePrice(field) && !startPassedKeys.includes(key)),
    consents: missing.filter(({ field }) => isAskedBesidePrice(field)),
    assumed: chapters.flatMap(assumedIn),
  }
}

export function isAnythingLeft({ open, consents, assumed }: LeftToCheck): boolean {
  return open.length + consents.length + assumed.length > 0
}

/** Those of a driver say whose they are; one inside a claim or the like says which. */
function assumedIn({ step, driver, answers }: Chapter): readonly AssumedAnswer[] {
  const named = (words: string) => (driver === undefined ? words : `${driver}: ${words}`)
  return answers.flatMap(({ field, question, answer, source, entries = [] }) => [
    ...(source === 'assumed' ? [{ step, field, question: named(question), answer }] : []),
    ...entries.flatMap(({ title, answers: inside }) =>
      inside
        .filter((each) => each.source === 'assumed')
        .map((each) => ({
          step,
          field,
          question: named(`${title}: ${each.question}`),
          answer: each.answer,
        })),
    ),
  ])
}
