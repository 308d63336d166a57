import { vi } from 'vitest'
import { type DocumentKind, documentKinds } from '../document-kinds'
import { typeset } from '../pdf/render'
import { type PricedQuote, quoteFacts } from '../quote-facts'
import { documentTheme } from '../theme'
import { type ReadPdf, readPdf } from './read-pdf'

// A paper takes a twentieth of a second; a machine busy with other things takes its time.
vi.setConfig({ testTimeout: 30_000 })

/** A document made as ever, but readable. */
export async function readDocument(kind: DocumentKind, quote: PricedQuote): Promise<ReadPdf> {
  const facts = quoteFacts(quote)
  return readPdf(await typeset(documentKinds[kind].write(facts), documentTheme(facts.terms.brand), false))
}
