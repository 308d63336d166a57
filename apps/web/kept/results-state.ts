import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { PriceChange } from '../api/get-price-receipt'
import type { Results } from '../api/price-quote'
import { journey } from '../brands/current'

export type PaymentMethod = 'DIRECT_DEBIT' | 'CARD_PAYMENT'

/** What the tab remembers of a price, beside the answers (DAT-21, DAT-26). Figures only: nothing personal is here. */
export type ResultsState = {
  results?: Results
  /** A mark of the answers the price was made from: other answers make it stale (DAT-01, D-142). */
  pricedFrom?: string | undefined
  /** None until the page is opened, and after a price that changed under the customer (RES-17, BUY-14). */
  paymentMethod?: PaymentMethod | undefined
  is30DayQuote: boolean
  /** Came back by a personal check, a reminder or a comparison site; its customer starts with the card (RES-18). */
  isRestored?: boolean
  /** The server wants every licence number of this quote before it is bought (API-23, BUY-12). */
  licenceNumberRequired?: boolean
  /** The price the customer last saw on the page of results. */
  shownPrice?: ShownPrice | undefined
  /** How the price they see became another one; stays until they put it away. */
  priceNews?: PriceNews | undefined
  /** They were asked about breakdown cover and do not want to be asked again (D-160). */
  isBreakdownDismissed?: boolean
  /** Policy documents go by post and not by email (RES-05, D-167). */
  documentsByPost?: boolean
}

/** What an outcome cost in each way to pay, in pounds. */
export type ShownPrice = {
  outcomeId: string
  inFull?: number
  monthly?: { perMonth: number; total: number }
}

export type PriceNews = {
  before: ShownPrice
  after: ShownPrice
  /** None until they have been fetched. */
  causes?: PriceChange['causes']
}

const initial: ResultsState = { is30DayQuote: false }

/** Raised when the shape of the stored state changes; an older one is then dropped rather than misread. */
const SHAPE = 1

export const useResults = create<ResultsState>()(
  persist(() => initial, {
    name: `milepost:${journey.id}:results`,
    version: SHAPE,
    storage: createJSONStorage(() => sessionStorage),
    migrate: () => initial,
  }),
)

/** A new price; a quote of its own starts with no way of paying chosen, one priced again keeps the choice. */
export function keepResults(results: Results, pricedFrom: string): void {
  useResults.setState((before) => {
    const isSame = before.results?.quoteReference === results.quoteReference
    const another = { paymentMethod: undefined, shownPrice: undefined, priceNews: undefined }
    return { results, pricedFrom, ...(!isSame && another) }
  })
}

export function forgetResults(): void {
  useResults.setState(initial, true)
}
