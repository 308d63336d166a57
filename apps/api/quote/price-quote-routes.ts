import {
  generateQuote as generateCalls,
  rateExistingQuote as rateCalls,
} from '@milepost/contract/calls/quote'
import { fromQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import type { Tenancy } from '@milepost/contract/tenancy'
import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import { type RatedLine, ratedLines, ratings } from '@milepost/domain/lines/lines'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type Refusal, refuseField } from '../platform/http/problem.ts'
import { answer, type Route, route } from '../platform/http/route.ts'
import { journeyOf, scopeOf } from '../platform/http/tenancy.ts'
import { eventsOfVisitor, type SecurityPorts } from '../platform/http/visitor.ts'
import { type GeneratePorts, generateQuote } from './generate-quote.ts'
import { type RateExistingPorts, rateExistingQuote } from './rate-existing-quote.ts'
import { quoteRefusal } from './refusals.ts'
import { type ResultsSettings, resultsDto } from './results-dto.ts'

export type PriceQuotePorts = GeneratePorts & RateExistingPorts & ResultsSettings & SecurityPorts

/** The price of the results page: Generate…Quote and RateExisting…Quote (API-17 to API-21). */
export function priceQuoteRoutes(ports: PriceQuotePorts): readonly Route[] {
  return ratedLines.flatMap((line) => [generateRoute(line, ports), rateRoute(line, ports)])
}

/** The calls of one kind differ in name and path only, so one handler serves them all. */
function generateRoute(line: RatedLine, ports: PriceQuotePorts): Route {
  return route(generateCalls[line], async ({ body, tenancy }, visitor) => {
    const [journey] = journeysOf(tenancy, line)
    const refusal = trap(body.website) ?? restartElsewhere(body.isRestart)
    if (journey === undefined || refusal) return refusal ?? lineRefusal(tenancy)
    const outcome = await generateQuote(
      {
        tenant: tenancy.tenant,
        journey,
        channel: body.isAggregator ? 'aggregator' : 'direct',
        answers: fromQuoteDto(body.quote, journeys[journey]),
        marketing: body.quote.marketingPreferences,
        session: visitor.session,
        newSession: visitor.newSession,
      },
      ports,
    )
    if (outcome.kind !== 'priced') return quoteRefusal(outcome, fieldOfBody)
    const record = eventsOfVisitor(tenancy.tenant, visitor, ports)
    record({ kind: 'grant-made', how: 'made', quote: outcome.quote.reference })
    const hasSavedSession = visitor.newSession !== undefined
    return { hasSavedSession, ...answer(200, resultsDto(outcome, ports)) }
  })
}

function rateRoute(line: RatedLine, ports: PriceQuotePorts): Route {
  return route(rateCalls[line], async ({ body, tenancy }, visitor) => {
    const priced = journeysOf(tenancy, line)
    const refusal = priced.length === 0 ? lineRefusal(tenancy) : trap(body.website)
    if (refusal) return refusal
    const outcome = await rateExistingQuote(
      {
        tenant: tenancy.tenant,
        journeys: priced,
        reference: body.quoteReference,
        session: visitor.session,
        answersFor: (journey) => fromQuoteDto(body.quote, journeys[journey]),
        marketing: body.quote.marketingPreferences,
        outcomeId: body.underwritingResponseId,
      },
      ports,
    )
    if (outcome.kind !== 'priced') return quoteRefusal(outcome, fieldOfBody)
    return answer(200, resultsDto(outcome, ports))
  })
}

function fieldOfBody({ field }: Missing): string {
  return `body.quote.${field}`
}

/**
 * The journeys a call may price for the named product: under PC, the line of the call decides which of the brand's (D-004). A call
 * may also price other lines, as the commercial one does taxis (D-136).
 */
function journeysOf(tenancy: Tenancy, line: RatedLine): readonly JourneyId[] {
  const { journeys: meant } = scopeOf(tenancy)
  const { alsoPrices = [] } = ratings[line].call
  return [line, ...alsoPrices].flatMap((priced) => meant.filter((id) => journeys[id].rating.line === priced))
}

function lineRefusal(tenancy: Tenancy): Refusal {
  const { call } = ratings[journeys[journeyOf(tenancy)].rating.line]
  return refuseField('header.x-product', `This product is priced by the ${call.name} calls`)
}

/** Only a program fills in a field that people cannot see (D-097). */
function trap(website: string): Refusal | undefined {
  return website === '' ? undefined : refuseField('body.website', 'Leave this empty')
}

function restartElsewhere(isRestart: boolean): Refusal | undefined {
  return isRestart
    ? refuseField('body.isRestart', 'A restart begins with a cancelled policy, not with a new quote')
    : undefined
}
