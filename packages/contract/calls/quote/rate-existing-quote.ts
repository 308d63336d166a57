import * as z from 'zod/mini'
import { call } from '../../call'
import { quoteInput } from '../../entities/quote'
import { results } from '../../entities/results'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { yesNo } from '../../wire/fields'
import { honeypot } from '../../wire/honeypot'
import { outcomeId, quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

const body = sent({
  quote: quoteInput,
  quoteReference,
  isAggregator: z._default(yesNo, false),
  isRestart: z._default(yesNo, false),
  website: honeypot,
  /** The outcome these answers were changed from: when another tab has moved the quote on, nothing of it is overwritten. */
  underwritingResponseId: z.optional(outcomeId),
})

/** A quote priced anew with changed answers, one call a product line (D-137). */
function rateExisting<const Line extends string, const Requirement extends `API-${string}`>(
  line: Line,
  of: string,
  requirement: Requirement,
) {
  return call({
    name: `RateExisting${line}Quote`,
    requirement,
    summary: `Rates an existing ${of} quote again with the answers given.`,
    description:
      'Add-ons chosen before stay as far as they are still on offer. With `underwritingResponseId` the quote is left alone, and answered 409, when it has moved on from that outcome.',
    access: 'session',
    method: 'PUT',
    path: `/api/v1/Quote/RateExisting${line}Quote`,
    body,
    replies: { 200: results },
    problems: { 404: quoteNotFound, 409: [...quoteClosed, 'QUOTE_MISMATCH'], 503: ['PROVIDER_UNAVAILABLE'] },
  })
}

export const rateExistingPrivateCarQuote = rateExisting('PrivateCar', 'private car', 'API-17')
/** Also takes a taxi quote (D-136). */
export const rateExistingCommercialVehicleQuote = rateExisting('CommercialVehicle', 'van', 'API-18')
export const rateExistingTelematicsVehicleQuote = rateExisting('TelematicsVehicle', 'telematics', 'API-19')
export const rateExistingImpoundQuote = rateExisting('Impound', 'impound', 'API-20')
/** The specification lists none for taxi, which has rules of its own (D-136). */
export const rateExistingTaxiQuote = rateExisting('Taxi', 'taxi', 'API-20')
