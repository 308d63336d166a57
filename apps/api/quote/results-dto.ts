import type { results } from '@milepost/contract/entities/results'
import { totalCompulsoryExcess } from '@milepost/domain/outcome/excess'
import { refusalTold } from '@milepost/domain/outcome/told-reasons'
import { asksAffordability } from '@milepost/domain/payment/affordability'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { formatInstant } from '@milepost/domain/values/london-time'
import { toPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'
import type { CardPage } from '../payment/provider-ports'
import { outcomeOnTheWire } from './outcome-dto'
import { isFullyPriced, type PricedQuote } from './priced-quote'

/** Which card page the customers of a journey are sent to (D-195). */
export type ResultsSettings = { cardPage: (journey: JourneyId) => CardPage }

/** A rated quote as every rating call answers it (DAT-21, D-137). */
export function resultsOnTheWire(
  { quote, thirtyDay, deviceProvider }: PricedQuote,
  { cardPage }: ResultsSettings,
): z.output<typeof results> {
  const { assessment } = quote.current
  const [option] = assessment.kind === 'offered' ? assessment.outcome.options : []
  return {
    quoteReference: quote.reference,
    expiryDate: formatInstant(quote.expiresAt),
    paymentProvider: cardPage(quote.journey),
    affordabilityCheck: asksAffordability(option?.paymentOptions ?? []),
    isLatestFullyPricedQuote: isFullyPriced(quote.current),
    ...(option && {
      selectedOption: option.optionId,
      totalCompulsoryExcess: toPounds(totalCompulsoryExcess(option.excesses)),
    }),
    ...(deviceProvider !== undefined && { telematicsDeviceProvider: deviceProvider }),
    ...(thirtyDay && {
      thirtyDayQuoteDetails: {
        quoteRef: thirtyDay.quote.reference,
        showOnly30DayQuote: thirtyDay.isOnlyMonthlyWay,
        thirtyDayUnderwritingOutcome: outcomeOnTheWire(thirtyDay.quote.current.assessment.outcome),
      },
    }),
    underwritingOutcome: { ...outcomeOnTheWire(assessment.outcome), ...refusalOf(assessment) },
  }
}

/** Told with a whole quote only: prices that are tried out say yes or no, so that nobody looks for our limits with them (END-01). */
function refusalOf({ outcome }: PricedQuote['quote']['current']['assessment']) {
  if (outcome.kind === 'offered') return {}
  const { told, hasOthers } = refusalTold(outcome.reasons)
  return { refusal: { told: [...told], hasOthers } }
}
