import { downloadDocumentById } from '@milepost/contract/calls/document'
import { refuse } from '../../platform/http/problem.ts'
import { answer, type Route, route } from '../../platform/http/route.ts'
import { scopeOf } from '../../platform/http/tenancy.ts'
import { type DocumentPorts, downloadDocument } from '../../quote/quote-documents.ts'
import { downloadPolicyDocument, type PolicyDocumentPorts } from './policy-documents.ts'

/** Any document by its id, of a policy or of a quote (API-34). */
export function documentRoutes(ports: DocumentPorts & PolicyDocumentPorts): readonly Route[] {
  return [
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
