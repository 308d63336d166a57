import type { Reply } from '@milepost/contract/call'
import { downloadDocumentById, getQuoteDocuments } from '@milepost/contract/calls/document'
import { client } from './client'

export type QuoteDocument = Reply<typeof getQuoteDocuments>['body'][number]

/** The papers to read before buying; undefined when they cannot be told now. */
export async function quoteDocuments(
  reference: string,
  signal: AbortSignal,
): Promise<readonly QuoteDocument[] | undefined> {
  const reply = await client.send(getQuoteDocuments, { query: { QuoteReference: reference } }, { signal })
  return reply.kind === 'answered' ? reply.body : undefined
}

/** A paper itself; undefined when it did not arrive. */
export async function downloadDocument(id: string): Promise<Uint8Array | undefined> {
  const reply = await client.send(downloadDocumentById, { params: { documentId: id } })
  return reply.kind === 'answered' ? reply.body : undefined
}

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
