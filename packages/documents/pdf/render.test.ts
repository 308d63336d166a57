import { describe, expect, it } from 'vitest'
import { expectInsideThePage, expectNothingLeftBehind } from '../testing/expect-document.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { documentTheme } from '../theme.ts'
import {
  amounts,
  answers,
  type Block,
  callout,
  chapter,
  type DocumentContent,
  heading,
  list,
  paragraph,
  section,
} from './blocks.ts'
import { renderPdf } from './render.ts'

const quoteDocument = (blocks: readonly Block[]): DocumentContent => ({
  title: 'A paper',
  product: 'Car insurance',
  reference: 'A-1',
  madeAt: new Date('2026-11-16T09:00:00Z'),
  author: 'Somebody',
  about: [],
  blocks,
  foot: 'Somebody',
})

const rows = amounts(
  ['Compulsory excess', 'Voluntary excess', 'Total excess'].map((name) => ({ cells: [name, '£250'] })),
)
const withHead = amounts(
  ['Fire and theft', 'Windscreen repair'].map((name) => ({ cells: [name, '£25'] })),
  ['In place of the total', 'You pay'],
)
const lead = paragraph('The part of a claim you pay yourself.')
const items = list(['One thing', 'Another thing', 'A third thing'])
const long = answers(
  Array.from({ length: 12 }, (_, index) => [`Question ${index}`, 'An answer of a few words'] as const),
)

/** Content that a page could end in the middle of. */
const led: Readonly<Record<string, readonly Block[]>> = {
  'a section of words and a table': [section('Excess', lead, rows, withHead)],
  'a section of words and a long table': [section('Excess', lead, long)],
  'a chapter of words and a list': [chapter('Excess', lead, items, lead, long)],
  'a heading, words and a list': [
    chapter('Cover', lead, heading('Not covered'), lead, items, lead, withHead),
  ],
  'a heading and a callout': [section('Signature', callout('note', 'Your copy', lead), lead, rows)],
}

describe.each(Object.entries(led))('at any page end, %s', (_what, blocks) => {
  it('leaves no heading or lead text on the page before its content', async () => {
    const filler = Array.from({ length: 62 }, (_, index) => `Line ${index} that fills the page before it.`)
    let pagesSeen = 0
    for (let count = 24; count <= filler.length; count += 1) {
      const before = filler.slice(0, count).map((words) => paragraph(words))
      const pdf = readPdf(
        await renderPdf(quoteDocument([...before, ...blocks, lead]), documentTheme('A'), false),
      )
      expectInsideThePage(pdf)
      expectNothingLeftBehind(pdf)
      pagesSeen = Math.max(pagesSeen, pdf.pages.length)
    }
    expect(pagesSeen).toBeGreaterThan(1)
  })
})
