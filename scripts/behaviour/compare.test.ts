import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { compare, inWords } from './compare.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

function recording(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-recording-'))
  made.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

it('finds no difference between two equal recordings', () => {
  const files = { 'openapi.json': '{}\n', 'pages/acorn_pc/results.txt': 'Your quote\n' }
  expect(compare(recording(files), recording(files))).toEqual([])
})

it('names each file that was changed, added or removed, with the lines that differ', () => {
  const before = recording({ 'a.txt': 'one\ntwo\nthree\n', 'gone/b.txt': 'x\n', 'same.txt': '=\n' })
  const after = recording({ 'a.txt': 'one\n2\nthree\n', 'new.txt': 'y\n', 'same.txt': '=\n' })
  expect(compare(before, after)).toEqual([
    { file: 'a.txt', kind: 'changed', diff: ['@@ -1,3 +1,3 @@', ' one', '-two', '+2', ' three'] },
    { file: 'gone/b.txt', kind: 'removed', diff: [] },
    { file: 'new.txt', kind: 'added', diff: [] },
  ])
})

it('prints a short difference and reports how much was left out', () => {
  const diff = Array.from({ length: 62 }, (_, line) => `+${line}`)
  const words = inWords([{ file: 'a.txt', kind: 'changed', diff }])
  expect(words[0]).toBe('changed: a.txt')
  expect(words).toHaveLength(62)
  expect(words.at(-1)).toBe('  … 2 more lines')
})
