import type { Reply } from '@milepost/contract/call'
import { downloadDocumentById } from '@milepost/contract/calls/document/download-document-by-id'
import { getQuoteDocuments } from '@milepost/contract/calls/document/get-quote-documents'
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
