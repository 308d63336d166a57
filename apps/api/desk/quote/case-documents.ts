import type { Clock } from '../../platform/ports.ts'
import { actorOf, type StaffSession } from '../../platform/session/staff-ports.ts'
import type {
  DocumentRenderer,
  OfferedDocument,
  QuoteKey,
  RatesOn,
  RenderedDocument,
  StoredQuote,
} from '../../quote/ports.ts'
import { documentedQuote } from '../../quote/quote-documents.ts'
import type { CaseStore } from './ports.ts'

export type CaseDocumentPorts = { documentRenderer: DocumentRenderer; ratesOn: RatesOn }

/** The documents that the customer of a priced quote can read. */
export function documentsOfCase(quote: StoredQuote, ports: CaseDocumentPorts): readonly OfferedDocument[] {
  return quote.current.assessment.kind === 'offered'
    ? ports.documentRenderer.documentsOf(documentedQuote(quote, ports))
    : []
}

/** One document, created from the same price; opening it is recorded (DSK-326). */
export async function openDocument(
  { kind, ...key }: QuoteKey & { kind: string },
  session: StaffSession,
  ports: CaseDocumentPorts & { cases: Pick<CaseStore, 'openDocument'>; clock: Clock },
): Promise<RenderedDocument | undefined> {
  const by = actorOf(session, 'Opened a document at the desk')
  const quote = await ports.cases.openDocument(key, kind, by, ports.clock())
  if (quote === undefined || !documentsOfCase(quote, ports).some((each) => each.kind === kind))
    return undefined
  return ports.documentRenderer.renderDocument(kind, documentedQuote(quote, ports))
}
