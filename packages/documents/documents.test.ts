import { journeys } from '@milepost/domain/journeys/journeys'
import type { journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { documentsOffered, quoteDocumentKinds, renderQuoteDocument } from './documents.ts'
import { quoteDocumentData } from './quote-document-data.ts'
import {
  expectAccessible,
  expectInsideThePage,
  expectNothingLeftBehind,
  expectOurWords,
} from './testing/expect-document.ts'
import { journeysOfRun } from './testing/journeys-of-run.ts'
import { aQuote, readDocument } from './testing/quotes.ts'

const saleOf = (id: (typeof journeyIds)[number]) => {
  const term = journeys[id].cover.term === 'impound' ? ('impound' as const) : ('annual' as const)
  return { terms: journeys[id], term, paymentOptions: [] }
}

describe.each(journeysOfRun)('the documents of %s', (id) => {
  it.each(documentsOffered(saleOf(id), 'R').map(({ kind }) => kind))(
    'are rendered completely: %s [RES-21]',
    async (kind) => {
      const pdf = await readDocument(kind, aQuote(id))
      expectAccessible(pdf)
      expectInsideThePage(pdf)
      expectNothingLeftBehind(pdf)
      expectOurWords(pdf)
      expect(pdf.text).toContain(journeys[id].insurer)
    },
  )
})

describe('every kind of document', () => {
  it.each(quoteDocumentKinds)('%s has the same bytes for the same data on every rendering', async (kind) => {
    const data = quoteDocumentData(aQuote('acorn_taxi'))
    const [first, second] = [await renderQuoteDocument(kind, data), await renderQuoteDocument(kind, data)]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
    const later = quoteDocumentData(aQuote('acorn_taxi', { pricedAt: new Date('2026-11-15T10:00:01Z') }))
    expect(Buffer.from(await renderQuoteDocument(kind, later)).equals(Buffer.from(first))).toBe(false)
  })

  it.each(quoteDocumentKinds)(
    '%s identifies itself on each page, and has no active content',
    async (kind) => {
      const pdf = await readDocument(kind, aQuote('flag_taxi'))
      pdf.pages.forEach(({ artifacts }, index) => {
        expect(artifacts).toContain(`Page ${index + 1} of ${pdf.pages.length}`)
        expect(artifacts).toContain('FLAG')
        expect(artifacts).toContain('on no register')
      })
      const source = [...pdf.objects.values()].join('\n')
      expect(source).not.toMatch(/\/(JS|JavaScript|Launch|URI|EmbeddedFile|OpenAction|AA)\b/)
    },
  )
})
