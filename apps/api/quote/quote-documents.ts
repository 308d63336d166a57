import { canProtectNoClaims, stepBackTable } from '@milepost/pricing/products/no-claims-protection'
import { telematicsDeviceProviderOf } from '@milepost/pricing/products/telematics-device'
import { noClaimsDiscounts } from '@milepost/pricing/rating/no-claims-discounts'
import type { Clock, Found, NotFound, Scope } from '../platform/ports.ts'
import { onOffer } from './credit-on-offer.ts'
import { type Closed, grantedQuote, openQuote, type QuoteAsked } from './open-quote.ts'
import type {
  DocumentedQuote,
  DocumentRenderer,
  DocumentStore,
  OfferedDocument,
  QuoteStore,
  RatesOn,
  RenderedDocument,
  StoredQuote,
} from './ports.ts'

export type DocumentPorts = {
  quotes: Pick<QuoteStore, 'findGranted' | 'findVersion'>
  documents: DocumentStore
  documentRenderer: DocumentRenderer
  ratesOn: RatesOn
  clock: Clock
}

export type ListedDocument = OfferedDocument & { id: string }

/** The documents of a quote at its current price, each with its id. */
export async function listQuoteDocuments(
  asked: QuoteAsked,
  ports: DocumentPorts,
): Promise<Found<readonly ListedDocument[]> | NotFound | Closed> {
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { quote } = opened
  const offered = ports.documentRenderer.documentsOf(documentedQuote(quote, ports))
  const kinds = offered.map(({ kind }) => kind)
  const ids = await ports.documents.documentIds(quote, quote.current.version, kinds)
  const value = offered.flatMap((document) => {
    const id = ids.find(({ kind }) => kind === document.kind)?.id
    return id === undefined ? [] : [{ ...document, id }]
  })
  return { kind: 'found', value }
}

/** One of them, for the browser that holds the quote. Unknown, another brand's and another browser's get the same reply (D-250). */
export async function downloadDocument(
  { id, ...asked }: Scope & { id: string; session: string },
  ports: DocumentPorts,
): Promise<Found<RenderedDocument> | NotFound> {
  const { quotes, documents, documentRenderer, clock } = ports
  const address = await documents.findDocument(asked.tenant, id)
  if (address === undefined) return { kind: 'not-found' }
  const now = clock()
  const quote = await grantedQuote({ ...asked, reference: address.reference }, now, quotes)
  const current = quote && (await quotes.findVersion(address, address.version))
  if (!quote || !current) return { kind: 'not-found' }
  const document = await documentRenderer.renderDocument(
    address.kind,
    documentedQuote({ ...quote, current: onOffer(current, now) }, ports),
  )
  return document ? { kind: 'found', value: document } : { kind: 'not-found' }
}

/** A version of a quote with everything its documents show. */
export function documentedQuote(quote: StoredQuote, { ratesOn }: { ratesOn: RatesOn }): DocumentedQuote {
  const { risk } = quote.current
  return {
    ...quote,
    deviceProvider: telematicsDeviceProviderOf(risk),
    noClaimsScale: canProtectNoClaims(risk)
      ? {
          averageDiscounts: noClaimsDiscounts(risk, ratesOn(risk.line, risk.ratedOn)),
          stepBack: stepBackTable,
        }
      : undefined,
  }
}
