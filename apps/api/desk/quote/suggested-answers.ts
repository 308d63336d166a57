import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import type { CodeEntry } from '@milepost/domain/lists/code-list'
import { convictionQuestions } from '@milepost/domain/questions/conviction'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { theDriver } from '@milepost/domain/questions/people/whose'
import type { AnyQuestion } from '@milepost/domain/questions/question'

/** Enough to choose from while typing. */
const MOST_SUGGESTED = 12

/** Every question that is searched: an occupation is found alike for whomever it is of. */
const searched: readonly AnyQuestion[] = [
  ...Object.values(journeyDefinition.steps).flatMap((step) => step.flatMap(({ ask }) => ask)),
  ...driverQuestions,
  ...convictionQuestions({ whose: theDriver }),
].filter(({ kind }) => kind.search !== undefined)

/** What may be meant by what is typed, best first, as the customer's own page finds it; none for a question of no list (DSK-336). */
export function suggestedAnswers(question: string, typed: string): readonly CodeEntry[] {
  const asked = searched.find(({ name }) => name === question)
  return (asked?.kind.search?.(typed) ?? []).slice(0, MOST_SUGGESTED)
}
