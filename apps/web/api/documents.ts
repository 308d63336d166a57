import type { Reply } from '@milepost/contract/call'
import { downloadDocumentById, getQuoteDocuments } from '@milepost/contract/calls/document'
import { client } from './client.ts'

export type QuoteDocument = Reply<typeof getQuoteDocuments>['body'][number]

/** The documents to read before buying; undefined if they could not be fetched. */
export async function quoteDocuments(
  reference: string,
  signal: AbortSignal,
): Promise<readonly QuoteDocument[] | undefined> {
  const reply = await client.send(getQuoteDocuments, { query: { QuoteReference: reference } }, { signal })
  return reply.kind === 'answered' ? reply.body : undefined
}

/** The file of a document; undefined if it could not be fetched. */
export async function downloadDocument(id: string): Promise<Uint8Array | undefined> {
  const reply = await client.send(downloadDocumentById, { params: { documentId: id } })
  return reply.kind === 'answered' ? reply.body : undefined
}

export type PolicyDocumentFile =
  | { kind: 'file'; file: Blob }
  /** Not ready yet, or no longer accessible to this browser; the reply does not say which (D-250). */
  | { kind: 'not-found' }
  /** It could not be fetched. */
  | { kind: 'failed' }

/** A document of a policy, for the browser that bought it (THX-03). */
export async function downloadPolicyDocument(documentId: string): Promise<PolicyDocumentFile> {
  const reply = await client.send(downloadDocumentById, { params: { documentId } })
  // Copied: the bytes of the response may be a view of a larger buffer.
  if (reply.kind === 'answered')
    return { kind: 'file', file: new Blob([new Uint8Array(reply.body)], { type: 'application/pdf' }) }
  const isGone = reply.kind === 'refused' && reply.problem.code === 'DOCUMENT_NOT_FOUND'
  return { kind: isGone ? 'not-found' : 'failed' }
}
