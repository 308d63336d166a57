import { leftPhrasesIn } from '@milepost/domain/testing/customer-words'
import { expect } from 'vitest'
import { frame, page } from '../pdf/pdf.ts'
import { type Element, elements, type Placed, type ReadPdf } from './read-pdf.ts'

/** Tagged, titled, in British English; all text is read out or is an artifact; headings start at level one and skip none. */
export function expectAccessible({ catalogue, objects, pages, root }: ReadPdf) {
  expect(catalogue).toContain('/Lang (en-GB)')
  expect(catalogue).toMatch(/\/Outlines \d+ 0 R/)
  const source = [...objects.values()].join('\n')
  expect(source).toContain('/Marked true')
  expect(source).toContain('/DisplayDocTitle true')
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(pages.map(({ unmarked }) => unmarked).join('')).toBe('')
  expect(root.type).toBe('Document')
  expect(elements(root, 'H1')).toHaveLength(1)
  expect(elements(root, 'H2').length).toBeGreaterThan(0)
  for (const table of elements(root, 'Table')) {
    const widths = elements(table, 'TR').map((row) => row.children.length)
    expect(new Set(widths).size).toBe(1)
    for (const cell of elements(table, 'TH')) expect(cell.scope).toMatch(/^(Row|Column)$/)
  }
  for (const item of elements(root, 'LI')) expect(elements(item, 'LBody')).toHaveLength(1)
}

/** Nothing read out is cut off at an edge or overlaps the footer. A line may end in the space that joins it to the next. */
export function expectInsideThePage({ pages }: ReadPdf) {
  const isOutside = ({ x, y, width, isArtifact }: Placed) => {
    const down = page.height - y
    const isWide = x < frame.x - 0.1 || x + width > frame.x + frame.width + 3
    return !isArtifact && (isWide || down > frame.bottom || down < frame.top.following)
  }
  expect(pages.flatMap(({ places }) => places.filter(isOutside))).toEqual([])
}

/**
 * No page ends with a heading, or with the text that introduces a table or a list: what they lead to begins on the same page. In
 * a table with a head, the first content row is the second.
 */
export function expectNothingLeftBehind({ root }: ReadPdf) {
  const left: string[] = []
  const look = ({ children }: Element) => {
    children.forEach((element, index) => {
      look(element)
      const next = children[index + 1]
      if (!next || element.page === undefined) return
      const leads = /^H\d$/.test(element.type) || (element.type === 'P' && /^(Table|L)$/.test(next.type))
      if (leads && beginsOn(next) !== element.page) left.push(element.text)
    })
  }
  look(root)
  expect(left).toEqual([])
}

/** Where the content begins: for a table, its first row after the head. */
function beginsOn(element: Element): number | undefined {
  if (element.type !== 'Table') return element.page
  const rows = elements(element, 'TR')
  return (rows.find(({ children }) => children.some(({ type }) => type === 'TD')) ?? element).page
}

/**
 * Nothing in the file acts, opens or fetches anything, regardless of what was written into it (safety T18). The bytes of streams are
 * skipped: actions are in dictionaries, and compressed bytes may contain "/AA" by chance.
 */
export function expectInert(bytes: Uint8Array) {
  const source = Buffer.from(bytes)
    .toString('latin1')
    .replace(/\nstream\n[\s\S]*?\nendstream/g, '')
  expect(source).not.toContain('/ObjStm')
  expect(source).not.toMatch(/\/(JS|JavaScript|Launch|URI|EmbeddedFile|OpenAction|AA|SubmitForm|RichMedia)\b/)
}

/** In the words of docs/glossary.md, "What customers read". */
export function expectOurWords({ text }: ReadPdf) {
  expect(leftPhrasesIn(text.replace(/\s+/g, ' '))).toEqual([])
}
