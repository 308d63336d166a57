import { downloadDocumentById, getQuoteDocuments } from '@milepost/contract/calls/document'
import { refuse } from '../platform/http/problem.ts'
import { answer, type Route, route } from '../platform/http/route.ts'
import { scopeOf } from '../platform/http/tenancy.ts'
import { downloadPolicyDocument, type PolicyDocumentPorts } from '../policy/policy-documents.ts'
import { type DocumentPorts, downloadDocument, listQuoteDocuments } from './quote-documents.ts'
import { quoteRefusal } from './refusals.ts'

/** The documents of a quote, and any document by its id (RES-21, API-34). */
export function documentRoutes(ports: DocumentPorts & PolicyDocumentPorts): readonly Route[] {
  return [
    route(getQuoteDocuments, async ({ query, tenancy }, { session }) => {
      const asked = { ...scopeOf(tenancy), reference: query.QuoteReference, session }
      const outcome = await listQuoteDocuments(asked, ports)
      if (outcome.kind !== 'found') return quoteRefusal(outcome, ({ field }) => field)
      return answer(200, [...outcome.value])
    }),
    route(downloadDocumentById, async ({ params, tenancy }, { session }) => {
      const asked = { ...scopeOf(tenancy), id: params.documentId, session }
      const ofPolicy = await downloadPolicyDocument(asked, ports)
      const outcome = ofPolicy.kind === 'found' ? ofPolicy : await downloadDocument(asked, ports)
      if (outcome.kind !== 'found') return refuse('DOCUMENT_NOT_FOUND')
      const { bytes, fileName } = outcome.value
      return { ...answer(200, bytes), fileName }
    }),
  ]
}
