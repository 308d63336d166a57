import { creditDocumentsOffered, documentsOffered } from '@milepost/documents/documents-offered'
import { makeDocument } from '@milepost/documents/make-document'
import { quoteFacts } from '@milepost/documents/quote-facts'
import { journeys } from '@milepost/domain/journeys/journeys'
import { masked } from '@milepost/domain/quote/masking'
import type { PaperMaker, PricedPaper } from '../../quote/document-ports'

/** The papers of packages/documents, made when they are asked for. */
export const paperMaker: PaperMaker = {
  papersOf,
  async makePaper(kind, quote) {
    const paper = papersOf(quote).find((offered) => offered.kind === kind)
    const option = optionOf(quote)
    if (!paper || !option) return undefined
    const { journey, reference, channel, current, deviceProvider, noClaimsScale } = quote
    const facts = quoteFacts({
      terms: journeys[journey],
      reference,
      pricedAt: current.pricedAt,
      // Whoever opened the quote may read them, and not only who gave these answers (safety T23). The policy's papers say all.
      answers: masked(current.answers),
      channel,
      option,
      deviceProvider,
      noClaimsScale,
    })
    return { fileName: paper.fileName, bytes: await makeDocument(paper.kind, facts) }
  },
}

function papersOf(quote: PricedPaper) {
  const terms = journeys[quote.journey]
  const option = optionOf(quote)
  if (!option) return []
  return [
    ...documentsOffered(terms, quote.term, quote.reference),
    ...creditDocumentsOffered(terms, option, quote.reference),
  ]
}

function optionOf({ current: { assessment } }: PricedPaper) {
  return assessment.kind === 'offered' ? assessment.outcome.options[0] : undefined
}
