import {
  getAggregatorCommercialVehicleQuoteDetails,
  getAggregatorQuoteDetails,
} from '@milepost/contract/calls/quote/get-aggregator-quote-details'
import type { RatingCall } from '@milepost/domain/terms/terms'
import { journey } from '../brands/current'
import { client } from './client'
import { type Restoring, restoringFrom } from './restoring'

/** Vans have a call of their own (API-28, D-230). */
const calls = {
  PrivateCar: getAggregatorQuoteDetails,
  TelematicsVehicle: getAggregatorQuoteDetails,
  Taxi: getAggregatorQuoteDetails,
  Impound: getAggregatorQuoteDetails,
  CommercialVehicle: getAggregatorCommercialVehicleQuoteDetails,
} as const satisfies Record<RatingCall, unknown>

/** The quote a comparison site hands over, with the breakdown cover its visitor chose there (AGG-02, API-27). */
export async function getAggregatorQuote(
  { token, quoteReference, isBreakdownSelected }: AskedFor,
  signal: AbortSignal,
): Promise<Restoring> {
  const query = {
    Token: token,
    QuoteReference: quoteReference,
    ...(isBreakdownSelected && { IsBreakDownSelected: 'true' as const }),
  }
  return restoringFrom(await client.send(calls[journey.rating.call], { query }, { signal }))
}

type AskedFor = { token: string; quoteReference: string; isBreakdownSelected: boolean }
