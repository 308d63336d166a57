import type { Offer } from '../../offer/offer'
import { paths } from '../../paths'
import { resultsPath } from '../../state/results-path'
import type { MonthlyOffer } from './monthly-offer'

export type PageToShow = { kind: 'summary'; offer: MonthlyOffer } | { kind: 'go'; to: string }

/**
 * Whether there is anything to agree to here. Who pays by card goes straight on to pay (DDM-04); who has chosen no way, or is offered
 * no credit, chooses with the price (BUY-07, D-179); who can pay bit by bit for thirty days only is shown those (BUY-17).
 */
export function pageToShow(offer: Offer, customer: { isUnder18: boolean | undefined }): PageToShow {
  const { results, monthly, inFull, method } = offer
  if (method === 'CARD_PAYMENT') return { kind: 'go', to: paths.makePayment }
  if (method === undefined || monthly === undefined || customer.isUnder18 === true)
    return { kind: 'go', to: resultsPath() }
  if (results.thirtyDayQuoteDetails?.showOnly30DayQuote === true)
    return { kind: 'go', to: paths.thirtyDayQuote }
  return { kind: 'summary', offer: { results, monthly, inFull } }
}
