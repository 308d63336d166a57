import { driverQuestions } from '../questions/people/person-questions.ts'
import { you } from '../questions/people/whose.ts'
import { entryLists } from './entries-in-words.ts'
import { journeyDefinition } from './journey-definition.ts'

/** Every question of a quote, for every subject. */
export const quoteQuestions = [
  ...Object.values(journeyDefinition.steps).flatMap((sections) => sections.flatMap(({ ask }) => ask)),
  ...driverQuestions,
  ...Object.values(entryLists).flatMap(({ ask }) => ask({ whose: you })),
]

/**
 * The fields encrypted wherever answers are stored. By name only, not by place: an unfinished quote is stored as the browser
 * wrote it, and may have a field where no finished quote does.
 */
export const secretFields: ReadonlySet<string> = new Set(
  quoteQuestions.filter(({ isSecret }) => isSecret).map(({ name }) => name),
)
