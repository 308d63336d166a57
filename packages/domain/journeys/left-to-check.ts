import { startPassedKeys } from '../questions/cover/start-passed-keys.ts'
import type { Chapter } from './answers-in-words.ts'
import type { Missing } from './journey-progress.ts'
import type { WizardStepName } from './steps.ts'

/** An assumed answer: the customer did not give it and has to confirm it. */
export type AssumedAnswer = { step: WizardStepName; field: string; question: string; answer: string }

/** What a customer who arrived with prefilled answers must check before they buy. */
export type LeftToCheck = {
  /** Missing, or inconsistent with another answer: corrected in its step. */
  open: readonly Missing[]
  /** Ticks that a comparison site does not ask for (D-122, D-132). */
  consents: readonly Missing[]
  assumed: readonly AssumedAnswer[]
}

export const DISCLAIMER = 'coverDetails.hasAgreedDisclaimer'
const DRIVER_CONSENT = /^additionalDrivers\.\d+\.hasConsented$/

/** A tick that is asked for on the price page if its step was never shown. */
export function isAskedWithPrice(field: string): boolean {
  return field === DISCLAIMER || DRIVER_CONSENT.test(field)
}

/**
 * What is left to check. The answers decide what is covered, so a quote cannot be bought on an answer that is missing,
 * inconsistent or assumed and unconfirmed. A start that has passed is shown separately with every price (D-129).
 */
export function leftToCheck(missing: readonly Missing[], chapters: readonly Chapter[]): LeftToCheck {
  return {
    open: missing.filter(({ field, key }) => !isAskedWithPrice(field) && !startPassedKeys.includes(key)),
    consents: missing.filter(({ field }) => isAskedWithPrice(field)),
    assumed: chapters.flatMap(assumedIn),
  }
}

/** The chapters without the answers that `assumed` lists: each is read back in one place. An entry of a list stays with its list. */
export function withoutListed(
  chapters: readonly Chapter[],
  assumed: readonly AssumedAnswer[],
): readonly Chapter[] {
  const isListed = (field: string) => assumed.some((each) => each.field === field)
  return chapters
    .map((chapter) => ({
      ...chapter,
      answers: chapter.answers.filter(({ field, source }) => source !== 'assumed' || !isListed(field)),
    }))
    .filter(({ answers }) => answers.length > 0)
}

export function isAnythingLeft({ open, consents, assumed }: LeftToCheck): boolean {
  return open.length + consents.length + assumed.length > 0
}

/** An assumed answer of an additional driver names the driver; one inside a list names the entry. */
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
