import type { LineCall } from '@milepost/domain/lines/line'
import { type RatedLine, ratedLines, ratings } from '@milepost/domain/lines/lines'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { honeypot, levelOfCover, licenceNumber, personName, registration } from '../fields/customer-fields.ts'
import { outcomeId, quoteReference } from '../fields/identifiers.ts'
import { date, listOf, pounds, replyObject, requestObject, wholeNumber, yesNo } from '../fields/primitives.ts'
import { pages } from '../pages.ts'
import {
  type Consequence,
  endOf,
  goesTo,
  quoteClosed,
  quoteNotFound,
  quoteNotShown,
  quotePartRefusals,
  says,
  silently,
  vehicleNotLookedUp,
} from '../refusals.ts'
import { coverMomentInput } from '../shapes/entity-schema.ts'
import { contactDetails } from '../shapes/payment.ts'
import {
  MOST_ADD_ONS,
  noClaimsScale,
  priceChange,
  priceReceipt,
  results,
  selectedAddOn,
  thirtyDayQuoteDetails,
  underwritingOutcome,
} from '../shapes/price.ts'
import { quoteInput } from '../shapes/quote.ts'

const body = requestObject({
  quote: quoteInput,
  isAggregator: z._default(yesNo, false),
  isRestart: z._default(yesNo, false),
  website: honeypot,
})

const pricingFailed = {
  INTERNAL_ERROR: endOf('INTERNAL_ERROR', 'NAV-36, D-242'),
  ICE_ERROR: endOf('ICE_ERROR', 'NAV-36, D-242'),
}

function generate({ name, of }: LineCall) {
  return call({
    name: `Generate${name}Quote`,
    requirement: 'API-21',
    summary: `Creates and rates a new ${of} quote.`,
    description:
      'A brand sells one product through each of these calls, so `x-product` may be that product or PC. The session in the reply holds the quote.',
    access: 'optional-session',
    whyOpen: 'Creates a quote for the caller',
    limit: 'pricing',
    grants: 200,
    method: 'POST',
    path: `/api/v1/Quote/Generate${name}Quote`,
    body,
    replies: { 200: results },
    refusals: {
      // Staff may want to review it first (D-050).
      409: { QUOTE_LOCKED: quoteClosed.QUOTE_LOCKED },
      500: pricingFailed,
      503: { PROVIDER_UNAVAILABLE: vehicleNotLookedUp },
    },
  })
}

/** The first price of a quote, one call for each line with rates of its own, named like those that rate an existing one (D-135). */
export const generateQuote = byRatedLine(generate)

/** The requirement of a line's call that the specification does not list, such as that of taxis (D-136). */
const LAST_LISTED = 'API-20'

const rateExistingBody = requestObject({
  quote: quoteInput,
  quoteReference,
  isAggregator: z._default(yesNo, false),
  isRestart: z._default(yesNo, false),
  website: honeypot,
  /** The outcome these answers were changed from: if another tab has changed the quote since, nothing is overwritten. */
  underwritingResponseId: z.optional(outcomeId),
})

/** The quote no longer belongs to this browser, or another tab has changed it. A restart never becomes another quote (D-040). */
const checkedAgain = (requirement: string) =>
  silently('The customer passes the check of the restart again to open the quote', requirement)
const ratedAsNew: readonly Consequence[] = [
  silently('The answers are priced as a new quote', 'D-142'),
  checkedAgain('D-040, of a restart'),
]

function rateExisting({ name, of, requirement = LAST_LISTED }: LineCall) {
  return call({
    name: `RateExisting${name}Quote`,
    requirement,
    summary: `Rates an existing ${of} quote again with changed answers.`,
    description:
      'Selected add-ons stay selected if they are still offered. If `underwritingResponseId` is sent and is no longer the latest outcome of the quote, the quote does not change and the reply is 409.',
    access: 'session',
    limit: 'pricing',
    method: 'PUT',
    path: `/api/v1/Quote/RateExisting${name}Quote`,
    body: rateExistingBody,
    replies: { 200: results },
    refusals: {
      404: { QUOTE_NOT_FOUND: ratedAsNew },
      409: { ...quoteClosed, QUOTE_MISMATCH: ratedAsNew },
      500: pricingFailed,
      503: { PROVIDER_UNAVAILABLE: says('vehicleNotRequoted', 'ERR-32') },
    },
  })
}

/** Prices a quote again with changed answers, one call for each line with rates of its own (D-137). */
export const rateExistingQuote = byRatedLine(rateExisting)

function byRatedLine<Made>(make: (call: LineCall) => Made): Readonly<Record<RatedLine, Made>> {
  const made = ratedLines.map((line) => [line, make(ratings[line].call)])
  return Object.fromEntries(made) as Record<RatedLine, Made>
}

const notAdded = says('addOnFailed', 'ERR-27 to ERR-30')
const offerRefusals = {
  404: { QUOTE_NOT_FOUND: notAdded },
  409: { ...quoteClosed, QUOTE_MISMATCH: notAdded },
} as const

/** The message depends on what was added. */
const addOnRefusals = {
  ...offerRefusals,
  500: {
    INTERNAL_ERROR: (
      ['addOnFailed', 'protectionFailed', 'breakdownNotAdded', 'keyCareNotAdded'] as const
    ).map((words) => says(words, 'ERR-27 to ERR-30')),
  },
} as const

/** The list is the complete choice: an add-on that is left out is removed (D-171). */
export const repriceQuoteWithAddOnsQuote = call({
  name: 'RepriceQuoteWithAddOnsQuote',
  requirement: 'API-14',
  summary: 'Prices a quote with the selected add-ons.',
  description: 'The list is the complete selection: an add-on that is left out is removed.',
  access: 'session',
  limit: 'pricing',
  method: 'PUT',
  path: '/api/v1/Quote/RepriceQuoteWithAddOnsQuote',
  body: requestObject({
    quoteReference,
    underwritingResponseId: outcomeId,
    selectedCoverUnderwrittenDataPointId: outcomeId,
    selectedAddOns: listOf(selectedAddOn, MOST_ADD_ONS),
    optionId: outcomeId,
  }),
  replies: { 200: results },
  refusals: addOnRefusals,
})

export const removeAddOn = call({
  name: 'RemoveAddOn',
  requirement: 'API-15',
  summary: 'Removes one add-on from a quote and prices the quote again.',
  access: 'session',
  limit: 'pricing',
  method: 'PUT',
  path: '/api/v1/Quote/RemoveAddOn',
  body: requestObject({ quoteReference, underwrittenDataPointId: outcomeId }),
  replies: { 200: results },
  refusals: addOnRefusals,
})

export const updateNoClaimsProtection = call({
  name: 'UpdateNoClaimsProtection',
  requirement: 'API-16',
  summary: 'Adds or removes protection of the no-claims discount and prices the quote again.',
  access: 'session',
  limit: 'pricing',
  method: 'PUT',
  path: '/api/v1/Quote/UpdateNoClaimsProtection',
  body: requestObject({
    quoteReference,
    protectNoClaimsBonus: yesNo,
    /** The outcome it is changed from, as in RateExisting. */
    underwritingResponseId: z.optional(outcomeId),
  }),
  /** The paired thirty-day quote was priced again too, with its own ids. */
  replies: {
    200: replyObject({ underwritingOutcome, thirtyDayQuoteDetails: z.optional(thirtyDayQuoteDetails) }),
  },
  refusals: addOnRefusals,
})

export const setVehicleRegistration = call({
  name: 'SetVehicleRegistration',
  requirement: 'API-29',
  summary: 'Sets the vehicle of a quote and rates the quote again.',
  description: 'Completes a quote that was priced without a registration.',
  access: 'session',
  limit: 'vehicle',
  method: 'POST',
  path: '/api/v1/Vehicle/SetVehicleRegistration',
  body: requestObject({ quoteReference, vehicleRegistration: registration }),
  replies: {
    200: replyObject({ underwritingOutcome, optionId: outcomeId, underwritingOutcomeResponseId: outcomeId }),
  },
  refusals: {
    403: { QUOTE_FAILED: says('registrationNotSet', 'ERR-05, ERR-31') },
    404: { QUOTE_NOT_FOUND: checkedAgain('D-040') },
    409: quoteClosed,
    503: { PROVIDER_UNAVAILABLE: says('registrationNotSet', 'ERR-31') },
  },
})

/** Returns a whole outcome if the price changed or had to be computed again, otherwise only the two ids (D-164). */
export const updateContactPreferences = call({
  name: 'UpdateContactPreferences',
  requirement: 'API-13',
  summary: 'Saves the purchase form, and rates the quote again if a rated answer changed.',
  description:
    'The reply contains the whole outcome if the price changed or had to be calculated again, otherwise only the two ids.',
  access: 'session',
  limit: 'pricing',
  method: 'PUT',
  path: '/api/v1/Contact/UpdateContactPreferences',
  body: requestObject({
    quoteReference,
    /** The outcome on the page. If the quote has moved on, for example in a second tab, the whole outcome is returned. */
    underwritingResponseId: z.optional(outcomeId),
    contactDetails,
    licenceNumber: z.optional(licenceNumber),
    additionalDriverDetails: z.optional(
      listOf(
        requestObject({
          firstName: personName,
          lastName: personName,
          dateOfBirth: date,
          driverLicenceNumber: z.optional(licenceNumber),
        }),
        10,
      ),
    ),
    selectedAddOns: listOf(selectedAddOn, MOST_ADD_ONS),
    /** Overrides the one in the contact details (D-165). */
    annualIncome: z.optional(pounds),
  }),
  replies: {
    200: replyObject({
      hasPriceChanged: yesNo,
      optionId: outcomeId,
      underwritingOutcomeResponseId: outcomeId,
      thirtyDayQuoteDetails: z.optional(thirtyDayQuoteDetails),
      underwritingOutcome: z.optional(underwritingOutcome),
    }),
  },
  refusals: {
    400: { VALIDATION_ERROR: says('validation', 'ERR-04') },
    404: { QUOTE_NOT_FOUND: [quoteNotFound.QUOTE_NOT_FOUND, checkedAgain('D-040, of a restart')] },
    409: {
      ...quoteClosed,
      QUOTE_MISMATCH: [says('quoteMismatch', 'ERR-02'), checkedAgain('D-040, of a restart')],
    },
    500: { INTERNAL_ERROR: goesTo(pages.decline, 'BUY-19, F30') },
  },
})

/** The page shows up to three side by side. */
const MOST_TRIES = 3

/** What can be varied on the results page; what is left out stays as answered. */
export const quoteVariation = requestObject({
  levelOfCover: z.optional(levelOfCover),
  voluntaryExcess: z.optional(pounds),
  annualMileage: z.optional(wholeNumber(0, 999_999)),
  effectiveFrom: z.optional(coverMomentInput),
})

/** Prices variations and changes nothing: to keep one, the quote is rated with the changed answers. */
export const previewQuote = call({
  name: 'PreviewQuote',
  requirement: 'RES-08',
  summary: 'Prices a quote with different cover, without changing the quote.',
  description: 'Up to three variations in one call. To keep one, rate the quote with the changed answers.',
  access: 'session',
  limit: 'preview',
  method: 'POST',
  path: '/api/v1/Quote/PreviewQuote',
  body: requestObject({
    quoteReference,
    underwritingResponseId: outcomeId,
    tries: listOf(quoteVariation, MOST_TRIES).check(z.minLength(1, 'Send at least 1 entry')),
  }),
  replies: {
    200: replyObject({
      previews: z.array(replyObject({ underwritingOutcome, change: z.optional(priceChange) })),
    }),
  },
  refusals: offerRefusals,
})

/** Only for the browser that holds the quote: a receipt reveals much about its customer. */
export const getPriceReceipt = call({
  name: 'GetPriceReceipt',
  requirement: 'RES-20',
  summary: 'The price of a quote explained line by line, and what changed since the previous price.',
  description: 'The lines add up to the total.',
  access: 'session',
  limit: 'preview',
  method: 'GET',
  path: '/api/v1/Quote/GetPriceReceipt',
  query: requestObject({ QuoteReference: quoteReference }),
  replies: { 200: priceReceipt },
  refusals: quotePartRefusals,
})

/** For one quote, because the rates of its line and day apply. */
export const getNoClaimsScale = call({
  name: 'GetNoClaimsScale',
  requirement: 'RES-04',
  summary:
    'The discount for each number of no claims years, and the years that remain after claims, with and without protection.',
  access: 'session',
  limit: 'preview',
  method: 'GET',
  path: '/api/v1/Quote/GetNoClaimsScale',
  query: requestObject({ QuoteReference: quoteReference }),
  replies: { 200: noClaimsScale },
  refusals: quotePartRefusals,
})

/** Open to any caller with the reference, so it returns only figures (D-253). */
export const getQuotePremium = call({
  name: 'GetQuotePremium',
  requirement: 'API-22',
  summary: 'The price of a quote, without anything about its customer.',
  access: 'optional-session',
  whyOpen: 'Returns only three figures, as specified (D-253, safety T4)',
  limit: 'pricing',
  method: 'GET',
  path: '/api/v1/Quote/GetQuotePremium',
  query: requestObject({ QuoteReference: quoteReference }),
  replies: { 200: replyObject({ premium: pounds, iptAmount: pounds, fees: pounds }) },
  refusals: { 404: { QUOTE_NOT_FOUND: says('premiumNotLoaded', 'RST-03, D-221') }, 409: quoteNotShown },
})
