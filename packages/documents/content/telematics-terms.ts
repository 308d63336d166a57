import { telematicsSections } from '@milepost/domain/quote/telematics-terms'
import { type DocumentContent, list, paragraph, section } from '../pdf/blocks.ts'
import { quoteDocument } from '../phrases/document-header.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'

/** What driving with a device means, for the journeys rated by driving (D-154). */
export function telematicsTerms(quote: QuoteDocumentData): DocumentContent {
  const { firm, terms, deviceProvider } = quote
  const sections = telematicsSections({ provider: deviceProvider, insurer: terms.insurer, firm })
  return quoteDocument(quote, 'Telematics terms', [
    paragraph(
      'Your price depends on how your car is driven. These terms explain what we measure and what it means for you.',
      'lead',
    ),
    ...sections.map(({ title, points: [first = '', ...more] }) =>
      section(title, more.length > 0 ? list([first, ...more]) : paragraph(first)),
    ),
    section('More about your details', paragraph(`Our privacy notice is at ${firm.privacyNoticeUrl}.`)),
  ])
}
