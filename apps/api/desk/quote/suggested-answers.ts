import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import type { CodeEntry } from '@milepost/domain/lists/code-list'
import { convictionQuestions } from '@milepost/domain/questions/conviction'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { theDriver } from '@milepost/domain/questions/people/whose'
import type { AnyQuestion } from '@milepost/domain/questions/question'

/** Enough to choose from while typing. */
const MOST_SUGGESTED = 12

/** Every question whose options are searched. An occupation is searched the same way for every person. */
const searched: readonly AnyQuestion[] = [
  ...Object.values(journeyDefinition.steps).flatMap((step) => step.flatMap(({ ask }) => ask)),
  ...driverQuestions,
  ...convictionQuestions({ whose: theDriver }),
].filter(({ kind }) => kind.search !== undefined)

/**
 * The entries that may match the typed text, best first, as the customer's own page finds them; empty for a question without a list
 * (DSK-336).
 */
export function suggestedAnswers(question: string, typed: string): readonly CodeEntry[] {
  const asked = searched.find(({ name }) => name === question)
  return (asked?.kind.search?.(typed) ?? []).slice(0, MOST_SUGGESTED)
}
