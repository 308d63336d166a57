import { pageAfterBuyNow } from '@milepost/domain/purchase/page-after-buy-now'
import type { Results } from '../../api/price-quote'
import type { ContactReply } from '../../api/update-contact'
import { journey } from '../../brands/current'
import { currentOffer } from '../../offer/offer'
import { paths } from '../../paths'
import { clearPaymentMethod } from '../../state/payment-choice'
import { isRefused, type PaymentMethod, useResults } from '../../state/results-state'
import { takenBack } from './offer-withdrawn'
import type { Bought, ToBuy } from './purchase-target'
import { resultsAfterContact } from './results-after-contact'

/** The offer on the page of results, paid the way that is chosen there. */
export function yearToBuy(method: PaymentMethod): ToBuy | undefined {
  const offer = currentOffer()
  if (offer === undefined) return undefined
  const { results, option } = offer
  return {
    reference: results.quoteReference,
    outcomeId: results.underwritingOutcome.underwritingOutcomeResponseId,
    option,
    settle: (reply) => settle(results, reply, method),
  }
}

function settle(held: Results, reply: ContactReply, method: PaymentMethod): Bought {
  const { results, isNewPrice } = resultsAfterContact(held, reply)
  if (isRefused(results.underwritingOutcome)) return takenBack(results.underwritingOutcome)
  if (isNewPrice) {
    useResults.setState({ results })
    clearPaymentMethod('priced-again')
    return { kind: 'new-price' }
  }
  keepUnchanged(results)
  const page = pageAfterBuyNow({ method, thirtyDay: results.thirtyDayQuoteDetails }, journey)
  return { kind: 'go', to: paths[page], replace: false }
}

/** The price the customer has seen, under the ids it has now: no news to them. */
function keepUnchanged(results: Results): void {
  const { underwritingOutcomeResponseId: outcomeId } = results.underwritingOutcome
  useResults.setState(({ shownPrice }) => ({
    results,
    ...(shownPrice && { shownPrice: { ...shownPrice, outcomeId } }),
  }))
}
