import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.mjs'
import { checkSubjects } from './check-subjects.ts'
import { drawing, subjects } from './subjects.ts'

const here = 'scripts/import-rules/subjects.ts'

/** What is said of one import, apart from what else is declared. */
function wordsOf(from: string, name: string, to: string): readonly string[] {
  const sources = new Map([
    [from, `import type { X } from '${name}'\nexport type Y = X\n`],
    [to, ''],
  ])
  const found = checkSubjects({ sources, exists: (path) => sources.has(path) })
  return found.filter(({ path }) => path !== here).map(({ words }) => words)
}

describe('subjects of the API', () => {
  it('refuses an import that runs up, and says how to turn it', () => {
    expect(wordsOf('apps/api/quote/a.ts', '../renewal/b.ts', 'apps/api/renewal/b.ts')).toEqual([
      'quote is below renewal: have wiring pass it in, or write a job that renewal does',
    ])
  })

  it('refuses an import that goes down and is not declared', () => {
    expect(wordsOf('apps/api/draft/a.ts', '../quote/b.ts', 'apps/api/quote/b.ts')).toEqual([
      `draft does not say that it uses quote: have wiring pass it in, or add quote to its record in ${here}`,
    ])
  })

  it('lets a subject use what it declares, and its own folders each other', () => {
    expect(wordsOf('apps/api/renewal/a.ts', '../quote/b.ts', 'apps/api/quote/b.ts')).toEqual([])
    expect(
      wordsOf('apps/api/purchase/refund/a.ts', '../ending/b.ts', 'apps/api/purchase/ending/b.ts'),
    ).toEqual([])
  })

  it('lets tests reach everything', () => {
    expect(wordsOf('apps/api/quote/a.test.ts', '../renewal/b.ts', 'apps/api/renewal/b.ts')).toEqual([])
    expect(wordsOf('apps/api/quote/testing/a.ts', '../renewal/b.ts', 'apps/api/renewal/b.ts')).toEqual([])
  })

  it('names a declaration that nothing needs', () => {
    const declared = subjects.reduce((sum, { uses }) => sum + uses.length, 0)
    const found = checkSubjects({ sources: new Map(), exists: () => false })
    expect(found).toHaveLength(declared)
    expect(found.map(({ words }) => words)).toContain('draft says it uses retrieval, and does not; delete it')
  })

  it('stand in ARCHITECTURE.md as they are', async () => {
    const path = join(root, 'ARCHITECTURE.md')
    const page = readFileSync(path, 'utf8')
    const written = page.replace(
      /(<!-- subjects: [^>]*-->\n)[\s\S]*?(<!-- end of subjects -->)/,
      (_, start: string, end: string) => `${start}\n${drawing()}\n\n${end}`,
    )
    expect(written).toContain(drawing())
    await expect(written).toMatchFileSnapshot(path)
  })
})
