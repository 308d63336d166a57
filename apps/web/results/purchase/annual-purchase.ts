import {
  financeCode,
  isCreditAskedAbout,
  storedPaymentOptions,
} from '@milepost/domain/payment/payment-option'
import { pageAfterBuyNow } from '@milepost/domain/purchase/page-after-buy-now'
import { fromPounds } from '@milepost/domain/values/pence'
import type { ContactReply } from '../../api/contact.ts'
import type { Results } from '../../api/pricing.ts'
import { journey } from '../../brands/current.ts'
import { outcomeWithIds } from '../../offer/contact.ts'
import { currentOffer, type Option, offerIn } from '../../offer/offer.ts'
import { paths } from '../../paths.ts'
import { clearPaymentMethod } from '../../state/payment-choice.ts'
import { isRefused, type PaymentMethod, useResults } from '../../state/results-state.ts'
import { type BuyNowResult, offerWithdrawn, type PurchaseTarget } from './purchase-target.ts'

/** The offer on results, with the payment option chosen there. */
export function annualPurchase(method: PaymentMethod): PurchaseTarget | undefined {
  const offer = currentOffer()
  if (offer === undefined) return undefined
  const { results, option } = offer
  return {
    reference: results.quoteReference,
    outcomeId: results.underwritingOutcome.underwritingOutcomeResponseId,
    option,
    afterReply: (reply) => afterSaving(results, reply, method),
  }
}

function afterSaving(held: Results, reply: ContactReply, method: PaymentMethod): BuyNowResult {
  const { results, isNewPrice } = resultsAfterContact(held, reply)
  if (isRefused(results.underwritingOutcome)) return offerWithdrawn(results.underwritingOutcome)
  if (isNewPrice) {
    useResults.setState({ results })
    clearPaymentMethod('priced-again')
    return { kind: 'new-price' }
  }
  saveUnchanged(results)
  const page = pageAfterBuyNow({ method, thirtyDay: results.thirtyDayQuoteDetails }, journey)
  return { kind: 'go', to: paths[page], replace: false }
}

/** Saves the price the customer has seen under its new ids, so that it is not announced as changed. */
function saveUnchanged(results: Results): void {
  const { underwritingOutcomeResponseId: outcomeId } = results.underwritingOutcome
  useResults.setState(({ shownPrice }) => ({
    results,
    ...(shownPrice && { shownPrice: { ...shownPrice, outcomeId } }),
  }))
}

export type AfterContact = {
  results: Results
  /** The customer has not seen this price: it is shown before anything is bought (BUY-14). */
  isNewPrice: boolean
}

/**
 * The results after the form was saved. A whole outcome replaces the current one; two ids alone replace those of the outcome and
 * its first option (BUY-14, BUY-15).
 */
export function resultsAfterContact(held: Results, reply: ContactReply): AfterContact {
  const { underwritingOutcome, thirtyDayQuoteDetails } = reply
  if (!underwritingOutcome) return { results: withIds(held, reply), isNewPrice: false }
  const { thirtyDayQuoteDetails: _before, ...rest } = held
  const results: Results = {
    ...rest,
    underwritingOutcome,
    ...(thirtyDayQuoteDetails && { thirtyDayQuoteDetails }),
    selectedOption: reply.optionId,
    // Fully priced again, regardless of what was added before (D-163).
    isLatestFullyPricedQuote: true,
    affordabilityCheck: underwritingOutcome.underwrittenOptions.some(needsIncome),
  }
  const isNotified = reply.hasPriceChanged && !held.isLatestFullyPricedQuote
  // Compared here too: a page never continues to payment from a price it has not shown.
  return { results, isNewPrice: isNotified || pricesOf(results) !== pricesOf(held) }
}

function withIds(held: Results, reply: ContactReply): Results {
  const [first] = held.underwritingOutcome.underwrittenOptions
  return {
    ...held,
    underwritingOutcome: outcomeWithIds(held.underwritingOutcome, reply),
    ...(held.selectedOption === first?.optionId && { selectedOption: reply.optionId }),
  }
}

function needsIncome({ paymentCollectionOptions }: Option): boolean {
  return paymentCollectionOptions.some(
    ({ code, totalAmountOfCredit }) =>
      code === financeCode && isCreditAskedAbout(fromPounds(totalAmountOfCredit.amount)),
  )
}

/** Every payment option of the option that applies, with its total. */
function pricesOf(results: Results): string {
  const paymentOptions = offerIn(results, undefined)?.option.paymentCollectionOptions ?? []
  return storedPaymentOptions(paymentOptions)
    .map(({ code, totalAmountPayable }) => `${code} ${totalAmountPayable.amount}`)
    .join()
}
