import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const page = readFileSync(new URL('docs/threats.md', root), 'utf8')
const rows = [...page.matchAll(/^\| (T\d+) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, id = '', , , proofs = '']) => ({
    id,
    proofs: [...proofs.matchAll(/`([^`]+\.tsx?)`: ([^;|]+)/g)].map(([, file = '', title = '']) => ({
      file,
      title: title.trim(),
    })),
  }),
)

it('has a line for each threat, in order [DSK-119]', () => {
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 38 }, (_, index) => `T${index + 1}`))
})

describe.each(rows)('$id', ({ proofs }) => {
  it('names a test that exists', () => {
    expect(proofs.length).toBeGreaterThan(0)
    for (const { file, title } of proofs) {
      expect(existsSync(new URL(file, root)), file).toBe(true)
      expect(titlesIn(file), `${file}: ${title}`).toContain(title)
    }
  })
})

/** Only the titles of tests and of their case tables, not other text of the file. */
function titlesIn(file: string): string {
  const source = readFileSync(new URL(file, root), 'utf8')
  return [...source.matchAll(/(?:\b(?:it|test)\(|\]\)\(|\)\)\()\s*(['"`])(.*?)\1,/gs)]
    .map(([, , title]) => title)
    .join('\n')
}

it('links only to pages that exist', () => {
  const links = [...page.matchAll(/\]\(([\w./-]+\.md)(?:#[\w-]+)?\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(1)
  for (const path of links) expect(existsSync(new URL(`docs/${path}`, root)), path).toBe(true)
})
