import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { localDate } from '@milepost/domain/values/local-date'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareBook } from './compare.ts'
import { rateBook } from './rate.ts'

const rates = fileURLToPath(new URL('../../../rates', import.meta.url))
const on = localDate('2026-11-15')
let folder = ''
const at = (name: string) => join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'refusals-'))
  writeFileSync(at('book.csv'), 'line\nvan\n')
  writeFileSync(at('nothing.csv'), '')
  writeFileSync(at('misspelt.csv'), 'line,excees\nvan,250\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

const rating = (more: Partial<Parameters<typeof rateBook>[0]>) =>
  rateBook({ kind: 'rate', book: at('book.csv'), on, out: at('x.csv'), rates, workers: 1, ...more })

it.each([
  ['a missing book', () => ({ book: at('none.csv') }), /there is no file .*none.csv/],
  ['a folder instead of a book', () => ({ book: folder }), /is a folder/],
  ['an empty file', () => ({ book: at('nothing.csv') }), /nothing.csv is empty/],
  ['a misspelt heading', () => ({ book: at('misspelt.csv') }), /Did you mean "excess"\?/],
  ['a day before all rates', () => ({ on: localDate('2025-11-15') }), /has no complete rates on 2025-11-15/],
  ['a missing day', () => ({ on: undefined }), /pass the day with --on/],
  ['a missing rates folder', () => ({ rates: at('nowhere') }), /nowhere is not a folder/],
  ['a missing output folder', () => ({ out: at('none/x.csv') }), /none is not a folder/],
])('refuses %s and writes nothing', async (_what, more, words) => {
  await expect(rating(more())).rejects.toThrow(words)
  expect(readdirSync(folder)).toEqual(['book.csv', 'misspelt.csv', 'nothing.csv'])
})

it('names the file and line of a mistake in the rates', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'broken-'))
  writeFileSync(join(broken, 'notes.csv'), 'a,b\n')
  await expect(rating({ rates: broken })).rejects.toThrow(/notes.csv, line 0: A file of rates is named/)
  rmSync(broken, { recursive: true })
})

it('refuses a comparison for a day before all rates', async () => {
  const side = (day: string) => ({ on: localDate(day), rates })
  const comparing = compareBook({
    kind: 'compare',
    book: at('book.csv'),
    before: side('2025-11-15'),
    after: side('2026-11-15'),
    report: at('x.html'),
    workers: 1,
  })
  await expect(comparing).rejects.toThrow(/has no complete rates on 2025-11-15/)
})
