import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import type { pricingDetails, pricingOption } from '@milepost/contract/shapes/price'
import type { QuoteReply, restoredQuote } from '@milepost/contract/shapes/quote'
import { journeys } from '@milepost/domain/journeys/journeys'
import { hasUnequalFirst } from '@milepost/domain/payment/instalment-plan'
import {
  type CardPayment,
  type DirectDebit,
  financeCode,
  type PaymentOption,
} from '@milepost/domain/payment/payment-option'
import { masked } from '@milepost/domain/quote/masking'
import { journeyIdentities } from '@milepost/domain/terms/identity'
import { formatInstant } from '@milepost/domain/values/london-time'
import { toPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'
import type { PricedVersion } from '../quote/ports.ts'
import { type ResultsSettings, resultsDto } from '../quote/results-dto.ts'
import type { Arrival } from './ports.ts'
import type { Restored } from './restore-quote.ts'

/**
 * A resumed quote (API-23, API-25, API-27): its answers and its price. Contact details and licence numbers are masked: opening a
 * quote reveals nothing that could be used elsewhere (safety T23).
 */
export function resumedQuoteDto(
  { priced, arrival, assumed }: Pick<Restored, 'priced' | 'arrival' | 'assumed'>,
  settings: ResultsSettings,
): z.output<typeof restoredQuote> {
  const { journey, channel, current, isRestart } = priced.quote
  const { quoteReference, expiryDate, ...results } = resultsDto(priced, settings)
  const { registration, vehicleInfo } = current.answers.vehicleDetails
  return {
    ...results,
    product: journeyIdentities[journey].product,
    // The shape of a rating call's reply, which has no gaps (DAT-01).
    quoteDetails: toQuoteDto(masked(current.answers), current.marketing, journeys[journey]) as QuoteReply,
    ...(registration !== undefined && vehicleInfo && { vehicleInfo }),
    metaData: { quoteRef: quoteReference, expiryDate },
    licenceNumberRequired: channel === 'aggregator',
    ...(isRestart && { isRestart }),
    ...(Object.keys(assumed).length > 0 && { provenance: assumed }),
    ...(arrival && arrivalDto(arrival, isLent(current.assessment))),
  }
}

function isLent(assessment: PricedVersion['assessment']): boolean {
  if (assessment.kind === 'not-offered') return false
  return assessment.outcome.options.some(({ paymentOptions }) =>
    paymentOptions.some(({ code }) => code === financeCode),
  )
}

/** A monthly price that this customer cannot have is left out, though the site may have shown it (D-294). */
function arrivalDto({ site, provenance, shown }: Arrival, isMonthlySold: boolean) {
  const { inFull, perMonth, at } = shown
  return {
    sourceOfBusiness: site,
    provenance,
    priceShown: {
      ...(inFull !== undefined && { inFull: toPounds(inFull) }),
      ...(isMonthlySold && perMonth !== undefined && { perMonth: toPounds(perMonth) }),
      at: formatInstant(at),
    },
  }
}

/** The price behind a link, per month and in full (DAT-31). */
export function pricingDto(paymentOptions: readonly PaymentOption[]): z.output<typeof pricingDetails> {
  return {
    monthlyPricingOptions: paymentOptions
      .filter((paymentOption) => paymentOption.method === 'DIRECT_DEBIT')
      .map(byMonth),
    payInFullPricingOptions: paymentOptions
      .filter((paymentOption) => paymentOption.method === 'CARD_PAYMENT')
      .map(inFull),
  }
}

function byMonth({ totalPayable, plan }: DirectDebit): z.output<typeof pricingOption> {
  return {
    totalAmountPayable: toPounds(totalPayable),
    upFrontAmount: toPounds(plan.upFront),
    ...(hasUnequalFirst(plan) && { unequalInstalmentAmount: toPounds(plan.first) }),
    standardInstalmentAmount: toPounds(plan.standard),
    apr: plan.apr,
  }
}

/** In full: there is no credit and nothing follows. */
function inFull({ totalPayable }: CardPayment): z.output<typeof pricingOption> {
  const total = toPounds(totalPayable)
  return { totalAmountPayable: total, upFrontAmount: total, standardInstalmentAmount: 0, apr: 0 }
}
