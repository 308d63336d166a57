import { downloadDocumentById } from '@milepost/contract/calls/document/download-document-by-id'
import { getQuoteDocuments } from '@milepost/contract/calls/document/get-quote-documents'
import { downloadPolicyDocument, type PolicyDocumentPorts } from '../../actions/payment/policy-documents'
import { type DocumentPorts, downloadDocument, listQuoteDocuments } from '../../actions/quote/quote-documents'
import { refuse } from '../problem'
import { answer, type Route, route } from '../route'
import { scopeOf } from '../tenancy'
import { quoteRefusal } from './quote-refusals'

/** The papers of a quote, and any paper by its id (RES-21, API-34). */
export function documentRoutes(ports: DocumentPorts & PolicyDocumentPorts): readonly Route[] {
  return [
    route(getQuoteDocuments, async ({ query, tenancy }, { session }) => {
      const asked = { ...scopeOf(tenancy), reference: query.QuoteReference, session }
      const outcome = await listQuoteDocuments(asked, ports)
      if (outcome.kind !== 'found') return quoteRefusal(outcome, ({ field }) => field)
      return answer(200, [...outcome.value])
    }),
    route(
      downloadDocumentById,
      async ({ params, tenancy }, { session }) => {
        const asked = { ...scopeOf(tenancy), id: params.documentId, session }
        const ofPolicy = await downloadPolicyDocument(asked, ports)
        const outcome = ofPolicy.kind === 'found' ? ofPolicy : await downloadDocument(asked, ports)
        if (outcome.kind !== 'found') return refuse('DOCUMENT_NOT_FOUND')
        const { bytes, fileName } = outcome.value
        return { ...answer(200, bytes), fileName }
      },
      { limit: 'document' },
    ),
  ]
}
