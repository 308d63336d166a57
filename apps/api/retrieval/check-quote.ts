import { tidyReference } from '@milepost/domain/quote/quote-reference'
import { type PersonalDetails, passesCheck } from '@milepost/domain/retrieval/personal-check'
import type { Asker, LinkTo, NotFound, Scope } from '../platform/ports.ts'
import type { StoredQuote } from '../quote/ports.ts'
import { type NotShown, type RestartOfferedPorts, withRestart } from '../restart/restart-offered.ts'
import { checkLimits, countGuess, type GuessPorts } from './guess-limits.ts'
import { type NewLinkPorts, newLink } from './link-token.ts'
import { type ArrivingPorts, notShown, type Restored, restoreArriving } from './restore-quote.ts'

/** The journey of the page: a page of another journey could not show the quote. */
export type CheckRequest = Scope & {
  reference: string
  securityAnswers: PersonalDetails & { registration: string }
  asker: Asker
  /** Whether the request is for one of our hosts: there is no redirect from any other host. */
  isOnOurHost: boolean
}

/** The details are right, but the quote is on another site of the brand: the address that opens it there, once, within minutes. */
export type Elsewhere = { kind: 'elsewhere'; address: URL }

export type CheckPorts = ArrivingPorts & GuessPorts & NewLinkPorts & RestartOfferedPorts & { linkTo: LinkTo }

/** The browser goes there immediately. */
const ELSEWHERE_MINUTES = 5

/**
 * Opens a quote for a customer who knows all five details (SEC-02). An unknown quote, wrong details and too many tries cannot be
 * distinguished, not even by time: each counts the try, reads the quote and compares (D-247, safety T2).
 */
export async function checkQuote(
  { tenant, journeys, reference: typed, securityAnswers, asker, isOnOurHost }: CheckRequest,
  ports: CheckPorts,
): Promise<Restored | NotShown | Elsewhere | NotFound> {
  const reference = tidyReference(typed)
  const guess = await countGuess(
    { tenant, of: countedAs(reference), reference, asker, limits: checkLimits },
    ports,
  )
  const quote = await ports.quotes.findQuote({ tenant, reference }, ports.clock())
  const passes = passesCheck(quote?.current.answers, securityAnswers)
  if (quote === undefined || !passes || guess.isWornOut) return { kind: 'not-found' }
  await guess.forgive()
  const closed = notShown(quote, ports.clock())
  if (closed) return withRestart(closed, quote, ports)
  return journeys.includes(quote.journey)
    ? restoreArriving(quote, asker.session, 'personal-check', ports)
    : isOnOurHost
      ? elsewhere(quote, ports)
      : { kind: 'not-found' }
}

/** The page of another journey could not show it. Its own page does, without asking for the details again. */
async function elsewhere(
  { tenant, reference, journey }: StoredQuote,
  ports: CheckPorts,
): Promise<Elsewhere | NotFound> {
  const page = ports.linkTo(journey, 'emailed-link')
  if (page === undefined) return { kind: 'not-found' }
  const endsAt = new Date(ports.clock().getTime() + ELSEWHERE_MINUTES * 60_000)
  const { address } = await newLink({ tenant, reference, kind: 'emailed-link', endsAt }, page, ports)
  return { kind: 'elsewhere', address }
}

/** The name under which tries at a quote are counted. */
export function countedAs(reference: string): string {
  return `check ${reference}`
}
