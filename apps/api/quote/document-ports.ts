import type { BrandCode } from '@milepost/domain/terms/identity'
import type { QuoteKey, StoredQuote } from './ports'

/** One of the papers about a quote: which it is, what a list calls it and what its file is called. */
export type OfferedPaper = { kind: string; name: string; fileName: string }

export type Paper = { fileName: string; bytes: Uint8Array }

/** A version of a quote with all a paper says about it. */
export type PricedPaper = Pick<StoredQuote, 'journey' | 'reference' | 'term' | 'channel' | 'current'> & {
  deviceProvider: string | undefined
  /** What protection of the discount is worth, where it is sold (CMA order of 2015). */
  noClaimsScale: NoClaimsScale | undefined
}

export type NoClaimsScale = {
  averageDiscounts: readonly { years: number; percent: number }[]
  stepBack: readonly { years: number; unprotected: readonly number[]; protected: readonly number[] }[]
}

/** Papers made from what was stored with a price: the same price gives the same bytes, whenever it is asked for. */
export type PaperMaker = {
  papersOf(quote: PricedPaper): readonly OfferedPaper[]
  /** Undefined for a kind this quote has not. */
  makePaper(kind: string, quote: PricedPaper): Promise<Paper | undefined>
}

/** Where a document leads. Its id is random and says nothing (safety T3). */
export type DocumentAddress = { tenant: BrandCode; reference: string; version: number; kind: string }

export type DocumentStore = {
  /** The ids of these papers of a version, made where there are none yet. */
  documentIds(
    key: QuoteKey,
    version: number,
    kinds: readonly string[],
  ): Promise<readonly { id: string; kind: string }[]>
  findDocument(tenant: BrandCode, id: string): Promise<DocumentAddress | undefined>
}
