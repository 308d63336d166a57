import { inflateSync } from 'node:zlib'
import { downloadDocumentById, getQuoteDocuments } from '@milepost/contract/calls/document'
import { getPurchase } from '@milepost/contract/calls/payment'
import { readPdf } from '@milepost/documents/testing/read-pdf'
import type { Priced } from '../demo/price.ts'
import type { Recording } from './recording/recording.ts'

/** How long a policy's documents may take on a busy machine. */
const MOST_MS = 120_000

/** The documents that may be read before buying. */
export async function recordQuoteDocuments(recording: Recording, at: string, priced: Priced): Promise<void> {
  const QuoteReference = priced.results.quoteReference
  const { body } = await priced.visitor.asks(getQuoteDocuments, { query: { QuoteReference } })
  for (const { id, kind } of body)
    recording.text(`documents/${at}/before-buying/${kind}.txt`, await textOf(id, priced))
}

/** A policy's documents, once all of them are made. */
export async function recordPolicyDocuments(
  recording: Recording,
  at: string,
  priced: Priced,
  reference: string,
): Promise<void> {
  const latest = Date.now() + MOST_MS
  for (;;) {
    const { body } = await priced.visitor.asks(getPurchase, { query: { QuoteReference: reference } })
    const documents = body.policy?.documents ?? []
    if (documents.length > 0 && documents.every(({ isReady }) => isReady)) {
      for (const { id, kind } of documents)
        recording.text(`documents/${at}/bought/${kind}.txt`, await textOf(id, priced))
      return
    }
    if (Date.now() > latest) throw new Error('The documents of the policy are not made')
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/** Everything that a screen reader reads out, then the header and footer of each page. */
async function textOf(documentId: string, { visitor }: Priced): Promise<string> {
  const { body } = await visitor.asks(downloadDocumentById, { params: { documentId } })
  const { text, pages } = readPdf(inflated(body))
  return [text, ...pages.map(({ artifacts }, page) => `page ${page + 1}:\n${artifacts}`)].join('\n')
}

/** The tests' PDF reader needs uncompressed streams; the product's are compressed. */
function inflated(bytes: Uint8Array): Uint8Array {
  const source = Buffer.from(bytes).toString('latin1')
  const plain = source.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (whole, content: string) => {
    try {
      return `stream\n${inflateSync(Buffer.from(content, 'latin1')).toString('latin1')}\nendstream`
    } catch {
      return whole
    }
  })
  return Buffer.from(plain, 'latin1')
}
