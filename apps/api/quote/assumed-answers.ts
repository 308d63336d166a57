import { answersInWords } from '@milepost/domain/journeys/answers-in-words'
import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeyProgress } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import { type AssumedAnswer, leftToCheck } from '@milepost/domain/journeys/left-to-check'
import { type Provenance, provenanceAfter } from '@milepost/domain/journeys/provenance'
import { londonDate } from '@milepost/domain/values/london-time'
import type { QuoteStore, StoredQuote } from './ports.ts'

/** The answers we assumed when the quote was made from an earlier policy and that its customer has not changed since. */
export async function assumedIn(
  quote: StoredQuote,
  { quotes }: { quotes: Pick<QuoteStore, 'findVersion'> },
): Promise<Provenance> {
  const { provenance, current } = quote
  if (provenance === undefined) return {}
  const first = current.version === 1 ? current : await quotes.findVersion(quote, 1)
  return first ? provenanceAfter(provenance, first.answers, current.answers) : provenance
}

/** The same, in the words that the customer is shown. */
export async function assumedInWords(
  quote: StoredQuote,
  now: Date,
  ports: { quotes: Pick<QuoteStore, 'findVersion'> },
): Promise<readonly AssumedAnswer[]> {
  const provenance = await assumedIn(quote, ports)
  const { answers } = quote.current
  const { channel } = quote
  const here = {
    terms: journeys[quote.journey],
    today: londonDate(now),
    now,
    channel,
    definition: journeyDefinition,
  }
  const { path, answers: applicable } = journeyProgress(answers, {}, here)
  return leftToCheck([], answersInWords(path, applicable, here, provenance)).assumed
}
