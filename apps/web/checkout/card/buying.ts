import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import { chosenWay, type Offer, offerIn, type WayToPay } from '../../offer/offer'
import { subscriptionIn } from '../../offer/subscription'
import { hasKeptForm } from '../../state/has-saved-form'
import { type PurchaseState, usePurchase } from '../../state/purchase-state'
import { type ResultsState, useResults } from '../../state/results-state'

/** What is about to be bought, and what it costs today. */
export type Buying = {
  quoteReference: string
  outcomeId: string
  optionId: string
  way: WayToPay
  /** The whole price by card, or what comes before the instalments (D-181). */
  due: Pence
  isThirtyDays: boolean
  /** Both prices, which stay in sight to the end; thirty days have one. */
  prices: { monthly?: WayToPay | undefined; inFull?: WayToPay | undefined }
  /** The yearly quote that thirty days were chosen over (D-210). */
  chosenOver?: { quoteReference: string; outcomeId: string; optionId: string; premium: number }
}

/** Why nothing can be paid for here (ERR-24); or what has to be done before it can. */
export type NothingToBuy = 'no-quote' | 'no-options' | 'no-method' | 'no-form'

export function buyingIn(
  state: ResultsState,
  purchase: Pick<PurchaseState, 'automaticRenewal'>,
): Buying | NothingToBuy {
  const buying = offered(state)
  if (typeof buying === 'string') return buying
  const { results, is30DayQuote } = state
  return hasKeptForm({ purchase, results, is30DayQuote }) ? buying : 'no-form'
}

function offered(state: ResultsState): Buying | NothingToBuy {
  const { results, paymentMethod, is30DayQuote } = state
  const offer = offerIn(results, paymentMethod)
  if (is30DayQuote) return thirtyDays(state, offer)
  if (!offer) return 'no-quote'
  const { monthly, inFull, option } = offer
  if (!monthly && !inFull) return 'no-options'
  const way = chosenWay(offer)
  if (!way) return 'no-method'
  return {
    quoteReference: offer.results.quoteReference,
    outcomeId: offer.results.underwritingOutcome.underwritingOutcomeResponseId,
    optionId: option.optionId,
    way,
    due: dueToday(way),
    isThirtyDays: false,
    prices: { monthly, inFull },
  }
}

function thirtyDays({ results }: ResultsState, offer: Offer | undefined): Buying | NothingToBuy {
  const subscription = subscriptionIn(results)
  if (!subscription) return 'no-quote'
  const { reference, outcomeId, option, way } = subscription
  return {
    quoteReference: reference,
    outcomeId,
    optionId: option.optionId,
    way,
    due: dueToday(way),
    isThirtyDays: true,
    prices: { inFull: way },
    // Thirty days that stand alone were chosen over nothing.
    ...(offer?.inFull &&
      offer.results.quoteReference !== reference && {
        chosenOver: {
          quoteReference: offer.results.quoteReference,
          outcomeId: offer.results.underwritingOutcome.underwritingOutcomeResponseId,
          optionId: offer.option.optionId,
          premium: offer.inFull.totalAmountPayable.amount,
        },
      }),
  }
}

/** Taken from the server's price: nothing is worked out here (D-181). */
function dueToday(way: WayToPay): Pence {
  const { upFrontAmount, totalAmountPayable, paymentMethod } = way
  return fromPounds((paymentMethod === 'DIRECT_DEBIT' ? upFrontAmount : totalAmountPayable).amount)
}

export function useBuying(): Buying | NothingToBuy {
  return buyingIn(useResults(), usePurchase())
}
