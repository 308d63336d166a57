import type { PriceChange, Results } from '../api/pricing.ts'
import { tabStore } from './tab-store.ts'

export type PaymentMethod = 'DIRECT_DEBIT' | 'CARD_PAYMENT'

/** The tab's state of a price, in addition to the answers (DAT-21, DAT-26). Figures only, nothing personal. */
export type ResultsState = {
  results?: Results
  /** A hash of the answers that were priced: other answers make the price stale (DAT-01, D-142). */
  pricedFrom?: string | undefined
  /** None until results is opened (RES-17). */
  paymentMethod?: PaymentMethod | undefined
  /** The price changed: the customer must choose a payment option again, and no page preselects one (BUY-14). */
  mustChooseAgain?: WhyChooseAgain | undefined
  is30DayQuote: boolean
  /** Restored by the check, a reminder or a comparison site; starts with the card (RES-18). */
  isRestored?: boolean
  /** A restart: thirty days with their own offer page (SEC-05, D-040). */
  isRestart?: boolean
  /** The server requires every licence number before this quote is bought (API-23, BUY-12). */
  licenceNumberRequired?: boolean
  /** A vehicle-less quote: it cannot be bought before its registration is known (VLS-01, D-038). */
  isVehicleLess?: boolean | undefined
  /** The price that a visitor from a comparison site was shown there, and the outcome they found here. */
  arrival?: ArrivalPrice | undefined
  /** The price the customer last saw on results. */
  shownPrice?: ShownPrice | undefined
  /** How the price has changed; stays until it is dismissed. */
  priceNews?: PriceNews | undefined
  /** The customer has dismissed the question about breakdown cover (D-160). */
  isBreakdownDismissed?: boolean
  /**
   * The outcome that withdrew the current offer. Stored in addition to the results, not instead of them: the page stays as it was until the
   * customer reaches the end page, which says why (END-01).
   */
  refused?: Outcome | undefined
  /** Policy documents by post instead of email (RES-05, D-167). */
  documentsByPost?: boolean
}

/** The price was calculated again, or another tab changed the quote and these answers became a new one. */
export type WhyChooseAgain = 'priced-again' | 'changed-elsewhere'

type Outcome = Results['underwritingOutcome']

export function isRefused({ didRefer, didDecline }: Outcome): boolean {
  return didRefer || didDecline
}

/** The price of an outcome for each payment option, in pounds. */
export type ShownPrice = {
  outcomeId: string
  inFull?: number
  monthly?: { perMonth: number; total: number }
}

/** In pounds, as the site showed them. */
export type ArrivalPrice = {
  inFull?: number | undefined
  perMonth?: number | undefined
  /** When they were shown. */
  at: string
  /** The outcome on arrival: a later one comes from the customer's own changes. */
  outcomeId: string
  /** Why the two differ; undefined until fetched. */
  causes?: PriceChange['causes']
}

export type PriceNews = {
  before: ShownPrice
  after: ShownPrice
  /** Undefined until fetched. */
  causes?: PriceChange['causes']
}

const initial: ResultsState = { is30DayQuote: false }

export const useResults = tabStore<ResultsState>('results', 1, initial)

/** Saves a new price. A new quote starts without a payment option; the same quote priced again keeps the choice. */
export function saveResults(results: Results, pricedFrom: string): void {
  useResults.setState((before) => {
    const isSame = before.results?.quoteReference === results.quoteReference
    const another = {
      paymentMethod: undefined,
      mustChooseAgain: undefined,
      shownPrice: undefined,
      priceNews: undefined,
      arrival: undefined,
    }
    return { results, pricedFrom, refused: undefined, isVehicleLess: undefined, ...(!isSame && another) }
  })
}

export function clearResults(): void {
  useResults.setState(initial, true)
}
