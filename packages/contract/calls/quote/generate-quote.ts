import * as z from 'zod/mini'
import { call } from '../../call'
import { quoteInput } from '../../entities/quote'
import { results } from '../../entities/results'
import { yesNo } from '../../wire/fields'
import { honeypot } from '../../wire/honeypot'
import { sent } from '../../wire/objects'

const body = sent({
  quote: quoteInput,
  isAggregator: z._default(yesNo, false),
  isRestart: z._default(yesNo, false),
  website: honeypot,
})

/** The first price of a quote, one call a product line, named after the calls that rate an existing one (D-135). */
function generate<const Line extends string>(line: Line, of: string) {
  return call({
    name: `Generate${line}Quote`,
    requirement: 'API-21',
    summary: `Makes and rates a new ${of} quote.`,
    description:
      'A brand sells one product on each of these calls, so `x-product` may be that product or PC. The session of the answer holds the quote.',
    access: 'optional-session',
    method: 'POST',
    path: `/api/v1/Quote/Generate${line}Quote`,
    body,
    replies: { 200: results },
    // Somebody wants to look at it first (D-050).
    problems: { 409: ['QUOTE_LOCKED'], 503: ['PROVIDER_UNAVAILABLE'] },
  })
}

export const generatePrivateCarQuote = generate('PrivateCar', 'private car')
export const generateCommercialVehicleQuote = generate('CommercialVehicle', 'van')
export const generateTelematicsVehicleQuote = generate('TelematicsVehicle', 'telematics')
export const generateImpoundQuote = generate('Impound', 'impound')
export const generateTaxiQuote = generate('Taxi', 'taxi')
