import type { PriceChange, Results } from '../api/pricing'
import { tabStore } from './tab-store'

export type PaymentMethod = 'DIRECT_DEBIT' | 'CARD_PAYMENT'

/** What the tab remembers of a price, beside the answers (DAT-21, DAT-26). Figures only: nothing personal is here. */
export type ResultsState = {
  results?: Results
  /** A mark of the answers the price was made from: other answers make it stale (DAT-01, D-142). */
  pricedFrom?: string | undefined
  /** None until the page is opened (RES-17). */
  paymentMethod?: PaymentMethod | undefined
  /** The price changed under the customer: only they choose how to pay the new one, no page does (BUY-14). */
  mustChooseAgain?: WhyChooseAgain | undefined
  is30DayQuote: boolean
  /** Came back by a personal check, a reminder or a comparison site; its customer starts with the card (RES-18). */
  isRestored?: boolean
  /** Thirty days that take up a cancelled policy again: they have an offer page of their own (SEC-05, D-040). */
  isRestart?: boolean
  /** The server wants every licence number of this quote before it is bought (API-23, BUY-12). */
  licenceNumberRequired?: boolean
  /** Priced for a vehicle that was only described: nothing is bought before its registration is known (VLS-01, D-038). */
  isVehicleLess?: boolean | undefined
  /** What a visitor of a comparison site was shown there, and the outcome they found here. */
  arrival?: ArrivalPrice | undefined
  /** The price the customer last saw on the page of results. */
  shownPrice?: ShownPrice | undefined
  /** How the price they see became another one; stays until they put it away. */
  priceNews?: PriceNews | undefined
  /** They were asked about breakdown cover and do not want to be asked again (D-160). */
  isBreakdownDismissed?: boolean
  /**
   * The outcome that took back the offer the customer stands before. Beside it and not in its place: the page shows what it showed
   * until its customer has come to the end, which says why (END-01).
   */
  refused?: Outcome | undefined
  /** Policy documents go by post and not by email (RES-05, D-167). */
  documentsByPost?: boolean
}

/** The price was worked out again; or another tab changed the quote, and these answers became a quote of their own. */
export type WhyChooseAgain = 'priced-again' | 'changed-elsewhere'

type Outcome = Results['underwritingOutcome']

export function isRefused({ didRefer, didDecline }: Outcome): boolean {
  return didRefer || didDecline
}

/** What an outcome cost in each way to pay, in pounds. */
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
  /** The outcome they were met with here: a later one is of the customer's own making. */
  outcomeId: string
  /** Why the two differ; none until that has been fetched. */
  causes?: PriceChange['causes']
}

export type PriceNews = {
  before: ShownPrice
  after: ShownPrice
  /** None until they have been fetched. */
  causes?: PriceChange['causes']
}

const initial: ResultsState = { is30DayQuote: false }

export const useResults = tabStore<ResultsState>('results', 1, initial)

/** A new price; a quote of its own starts with no way of paying chosen, one priced again keeps the choice. */
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
