import * as quoteCalls from '@milepost/contract/calls/quote'
import { fromQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import type { Tenancy } from '@milepost/contract/tenancy'
import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { RatingCall } from '@milepost/domain/terms/terms'
import { type Refusal, refuseField } from '../platform/http/problem.ts'
import { answer, type Route, route } from '../platform/http/route.ts'
import { journeyOf, scopeOf } from '../platform/http/tenancy.ts'
import { eventsOfVisitor, type SecurityPorts } from '../platform/http/visitor.ts'
import { type GeneratePorts, generateQuote } from './generate-quote.ts'
import { type RateExistingPorts, rateExistingQuote } from './rate-existing-quote.ts'
import { quoteRefusal } from './refusals.ts'
import { type ResultsSettings, resultsDto } from './results-dto.ts'

export type PriceQuotePorts = GeneratePorts & RateExistingPorts & ResultsSettings & SecurityPorts

/** Which lines each call prices. A taxi quote is also accepted on the commercial call (D-136). */
const taken: Record<RatingCall, readonly RatingCall[]> = {
  PrivateCar: ['PrivateCar'],
  CommercialVehicle: ['CommercialVehicle', 'Taxi'],
  TelematicsVehicle: ['TelematicsVehicle'],
  Impound: ['Impound'],
  Taxi: ['Taxi'],
}

/** The price of the results page: Generate…Quote and RateExisting…Quote (API-17 to API-21). */
export function priceQuoteRoutes(ports: PriceQuotePorts): readonly Route[] {
  return [
    generateRoute(quoteCalls.generatePrivateCarQuote, 'PrivateCar', ports),
    generateRoute(quoteCalls.generateCommercialVehicleQuote, 'CommercialVehicle', ports),
    generateRoute(quoteCalls.generateTelematicsVehicleQuote, 'TelematicsVehicle', ports),
    generateRoute(quoteCalls.generateImpoundQuote, 'Impound', ports),
    generateRoute(quoteCalls.generateTaxiQuote, 'Taxi', ports),
    rateRoute(quoteCalls.rateExistingPrivateCarQuote, 'PrivateCar', ports),
    rateRoute(quoteCalls.rateExistingCommercialVehicleQuote, 'CommercialVehicle', ports),
    rateRoute(quoteCalls.rateExistingTelematicsVehicleQuote, 'TelematicsVehicle', ports),
    rateRoute(quoteCalls.rateExistingImpoundQuote, 'Impound', ports),
    rateRoute(quoteCalls.rateExistingTaxiQuote, 'Taxi', ports),
  ]
}

type GenerateCall = typeof quoteCalls.generatePrivateCarQuote
type RateCall = typeof quoteCalls.rateExistingPrivateCarQuote

/** The calls of one kind differ in name and path only, so one handler serves them all. */
function generateRoute(call: Named<GenerateCall>, line: RatingCall, ports: PriceQuotePorts): Route {
  return route(call as GenerateCall, async ({ body, tenancy }, visitor) => {
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

function rateRoute(call: Named<RateCall>, line: RatingCall, ports: PriceQuotePorts): Route {
  return route(call as RateCall, async ({ body, tenancy }, visitor) => {
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

type Named<C extends { name: string; path: string; requirement: string; summary: string }> = Omit<
  C,
  'name' | 'path' | 'requirement' | 'summary'
> & { name: string; path: string; requirement: string; summary: string }

function fieldOfBody({ field }: Missing): string {
  return `body.quote.${field}`
}

/** The journeys a call may price for the named product: under PC, the line of the call decides which of the brand's (D-004). */
function journeysOf(tenancy: Tenancy, line: RatingCall): readonly JourneyId[] {
  const { journeys: meant } = scopeOf(tenancy)
  return taken[line].flatMap((call) => meant.filter((id) => journeys[id].rating.call === call))
}

function lineRefusal(tenancy: Tenancy): Refusal {
  const { call } = journeys[journeyOf(tenancy)].rating
  return refuseField('header.x-product', `This product is priced by the ${call} calls`)
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
