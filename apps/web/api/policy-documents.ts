import { downloadDocumentById } from '@milepost/contract/calls/document/download-document-by-id'
import { client } from './client'

export type PolicyDocumentFile =
  | { kind: 'file'; file: Blob }
  /** Not made yet, or no longer opened by this browser: nobody learns which (D-250). */
  | { kind: 'not-found' }
  /** It did not arrive. */
  | { kind: 'failed' }

/** A paper of a policy, for the browser that bought it (THX-03). */
export async function downloadPolicyDocument(documentId: string): Promise<PolicyDocumentFile> {
  const reply = await client.send(downloadDocumentById, { params: { documentId } })
  // A copy of its own: what came over the wire may lie in a larger buffer.
  if (reply.kind === 'answered')
    return { kind: 'file', file: new Blob([new Uint8Array(reply.body)], { type: 'application/pdf' }) }
  const isGone = reply.kind === 'refused' && reply.problem.code === 'DOCUMENT_NOT_FOUND'
  return { kind: isGone ? 'not-found' : 'failed' }
}
