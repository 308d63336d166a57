import { type PersonalFacts, passesCheck } from '@milepost/domain/quote/personal-check'
import { tidyReference } from '@milepost/domain/quote/quote-reference'
import type { NotFound } from '../../ports/provider'
import type { Scope } from '../quote/open-quote'
import { checkLimits, countGuess, type GuessPorts } from './guess-limits'
import { type ArrivingPorts, restoreArriving } from './restore-arriving'
import type { NotShown, Restored } from './restore-quote'

export type CheckRequest = Scope & {
  reference: string
  facts: PersonalFacts & { registration: string }
  session: string
  address: string
}

/**
 * Gives a quote back to whoever knows all five facts about it (SEC-02). An unknown quote, wrong facts and too many tries are told
 * apart by nothing, the work done included: each counts the try, looks for the quote and compares (D-247, safety T2).
 */
export async function checkQuote(
  { tenant, journeys, reference: typed, facts, session, address }: CheckRequest,
  ports: ArrivingPorts & GuessPorts,
): Promise<Restored | NotShown | NotFound> {
  const reference = tidyReference(typed)
  const guess = await countGuess({ tenant, of: countedAs(reference), address, limits: checkLimits }, ports)
  const quote = await ports.quotes.findQuote({ tenant, reference }, ports.clock())
  const passes = passesCheck(quote?.current.answers, facts)
  const isMeant = quote !== undefined && journeys.includes(quote.journey)
  if (!isMeant || !passes || guess.isWornOut) return { kind: 'not-found' }
  await guess.forgive()
  return restoreArriving(quote, session, ports)
}

/** The name a quote's tries are counted under. */
export function countedAs(reference: string): string {
  return `check ${reference}`
}
