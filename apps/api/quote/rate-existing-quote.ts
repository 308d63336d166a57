import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { type MarketingPreferences, permitted } from '@milepost/domain/quote/marketing-preferences'
import { unmasked } from '@milepost/domain/quote/masking'
import { isSameName } from '@milepost/domain/quote/same-person'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { VehicleByRegistration } from '../lookup/ports.ts'
import type { Failed, NotFound } from '../platform/ports.ts'
import { answersWithVehicle } from './answers-with-vehicle.ts'
import type { ChangePorts } from './change-add-ons.ts'
import { restartedFrom } from './effective-answers.ts'
import { type Closed, openQuote, type QuoteAsked } from './open-quote.ts'
import type { StoredQuote } from './ports.ts'
import { type Mismatch, type Rerated, rerate } from './rerate.ts'
import { heldForReview, type ReviewPorts } from './review-quote.ts'

export type RateRequest = QuoteAsked & {
  /** The answers sent, as the quote's own journey reads them. */
  answersFor: (journey: JourneyId) => Answers
  marketing: MarketingPreferences
  /** The outcome these answers were changed from, as far as the caller knows. */
  outcomeId: string | undefined
}

export type RateExistingPorts = ChangePorts & ReviewPorts & { vehicleByRegistration: VehicleByRegistration }

/**
 * Prices a quote again with changed answers (D-137). Extras stay if they are still on offer; a masked answer that comes back
 * means "as stored" (safety T23).
 */
export async function rateExistingQuote(
  { answersFor, marketing, outcomeId, ...asked }: RateRequest,
  ports: RateExistingPorts,
): Promise<Rerated | NotFound | Closed | Mismatch | Failed> {
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { quote } = opened
  if (outcomeId !== undefined && outcomeId !== quote.current.outcomeId) return { kind: 'mismatch' }
  const answers = unmasked(answersFor(quote.journey), quote.current.answers)
  const looked = quote.isRestart
    ? { kind: 'answers' as const, answers: restartedFrom(quote, answers, ports.clock()) }
    : await answersWithVehicle(answers, ports)
  if (looked.kind === 'failed') return looked
  const change = {
    answers: looked.answers,
    marketing: permitted(marketing, journeys[quote.journey]),
    choices: quote.current.choices,
    cause: 'answers',
  } as const
  const rated = await rerate(quote, change, ports.clock(), ports)
  if (rated.kind !== 'priced' || isOfSameName(rated.quote, quote)) return rated
  return (await heldForReview(rated, ports)) ?? rated
}

/** A quote that passed review may not be changed to another person without a new review (D-050). */
function isOfSameName(one: StoredQuote, other: StoredQuote): boolean {
  const nameOf = ({ current }: StoredQuote) => current.answers.proposerDetails.lastNames
  return isSameName(nameOf(one), nameOf(other))
}
