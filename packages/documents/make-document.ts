import { type DocumentKind, documentKinds } from './document-kinds'
import { typeset } from './pdf/render'
import type { QuoteFacts } from './quote-facts'
import { documentTheme } from './theme'

/** One paper about an offer, as a tagged PDF. The same facts give the same bytes. */
export function makeDocument(kind: DocumentKind, facts: QuoteFacts): Promise<Uint8Array> {
  return typeset(documentKinds[kind].write(facts), documentTheme(facts.terms.brand))
}
