import type { Reply, Request } from '@milepost/contract/call'
import * as generate from '@milepost/contract/calls/quote/generate-quote'
import * as rate from '@milepost/contract/calls/quote/rate-existing-quote'
import type { FieldProblem } from '@milepost/contract/problem'
import type { RatingCall } from '@milepost/domain/terms/terms'
import { journey } from '../brands/current'
import { client } from './client'
import { lacksIds, missingIds } from './missing-ids'

/** One call per product line; the journey's record says which is its own (D-135, D-136). */
const calls = {
  PrivateCar: { first: generate.generatePrivateCarQuote, again: rate.rateExistingPrivateCarQuote },
  CommercialVehicle: {
    first: generate.generateCommercialVehicleQuote,
    again: rate.rateExistingCommercialVehicleQuote,
  },
  TelematicsVehicle: {
    first: generate.generateTelematicsVehicleQuote,
    again: rate.rateExistingTelematicsVehicleQuote,
  },
  Impound: { first: generate.generateImpoundQuote, again: rate.rateExistingImpoundQuote },
  Taxi: { first: generate.generateTaxiQuote, again: rate.rateExistingTaxiQuote },
} as const satisfies Record<RatingCall, { first: unknown; again: unknown }>

export type QuoteSent = Request<typeof generate.generatePrivateCarQuote>['body']['quote']
export type Results = Reply<typeof generate.generatePrivateCarQuote>['body']

export type PriceQuote =
  | { kind: 'priced'; results: Results }
  /** Answers the server finds missing or wrong. */
  | { kind: 'incomplete'; errors: readonly FieldProblem[] }
  | { kind: 'refused'; code: string }
  /** Whether there is a price is not known; asking again is safe. */
  | { kind: 'failed' }

/** The quote priced with these answers: a new one, or the one there is already (D-135). */
export async function priceQuote(
  quote: QuoteSent,
  held: { reference: string; outcomeId: string } | undefined,
  isAggregator: boolean,
  call: RatingCall = journey.rating.call,
): Promise<PriceQuote> {
  const { first, again } = calls[call]
  const reply = held
    ? await client.send(again, {
        body: {
          quote,
          quoteReference: held.reference,
          isAggregator,
          underwritingResponseId: held.outcomeId,
        },
      })
    : await client.send(first, { body: { quote, isAggregator } })
  if (reply.kind === 'answered')
    return lacksIds(reply.body) ? missingIds() : { kind: 'priced', results: reply.body }
  if (reply.kind === 'unreachable') return { kind: 'failed' }
  const { code, errors, status } = reply.problem
  if (code === 'VALIDATION_ERROR') return { kind: 'incomplete', errors }
  // A server that broke on this quote would break again; one that is busy or away would not (D-242).
  const hasBroken = status === 500
  return code.startsWith('QUOTE_') || hasBroken ? { kind: 'refused', code } : { kind: 'failed' }
}
