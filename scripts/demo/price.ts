import type { Reply } from '@milepost/contract/call'
import * as generate from '@milepost/contract/calls/quote'
import { toQuoteRequest } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { RatingCall } from '@milepost/domain/terms/terms'
import type { Person } from '../../e2e/personas/person'
import { type Send, type Visitor, visitor } from './visitor'

type Results = Reply<typeof generate.generatePrivateCarQuote>['body']
/** Somebody with a price, and the browser they got it in. */
export type Priced = { person: Person; visitor: Visitor; results: Results }

const calls = {
  PrivateCar: generate.generatePrivateCarQuote,
  CommercialVehicle: generate.generateCommercialVehicleQuote,
  TelematicsVehicle: generate.generateTelematicsVehicleQuote,
  Impound: generate.generateImpoundQuote,
  Taxi: generate.generateTaxiQuote,
} as const satisfies Record<RatingCall, unknown>

/** Asks for the person's price, as the last page of the wizard does. */
export async function price(origin: string, person: Person, send?: Send): Promise<Priced> {
  const { journey, answers, registration } = person
  const terms = journeys[journey]
  const vehicleDetails = { ...answers.vehicleDetails, registration }
  const consent = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
  const quote = toQuoteRequest({ ...answers, vehicleDetails }, consent, terms)
  const browser = visitor(origin, journey, send)
  const { body } = await browser.asks(calls[terms.rating.call], { body: { quote, isAggregator: false } })
  return { person, visitor: browser, results: body }
}
