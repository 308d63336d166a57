import { getQuoteDocuments } from '@milepost/contract/calls/document'
import { answer, type Route, route } from '../platform/http/route.ts'
import { scopeOf } from '../platform/http/tenancy.ts'
import { type DocumentPorts, listQuoteDocuments } from './quote-documents.ts'
import { quoteRefusal } from './refusals.ts'

/** The documents of a quote (RES-21). */
export function quoteDocumentRoutes(ports: DocumentPorts): readonly Route[] {
  return [
    route(getQuoteDocuments, async ({ query, tenancy }, { session }) => {
      const asked = { ...scopeOf(tenancy), reference: query.QuoteReference, session }
      const outcome = await listQuoteDocuments(asked, ports)
      if (outcome.kind !== 'found') return quoteRefusal(outcome, ({ field }) => field)
      return answer(200, [...outcome.value])
    }),
  ]
}
