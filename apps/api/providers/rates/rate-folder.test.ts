import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ratedLines } from '@milepost/domain/lines/lines'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rateFolder } from './rate-folder.ts'

const shipped = fileURLToPath(new URL('../../../../rates', import.meta.url))
const today = localDate('2026-11-15')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rates-'))
  cpSync(shipped, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

it('returns the rates of every line', () => {
  const ratesOn = rateFolder(folder, today)
  expect(ratedLines.map((line) => ratesOn(line, today).line)).toEqual([...ratedLines])
})

it('refuses to start on a table with a bad line, and names it', () => {
  writeFileSync(join(folder, 'van', 'age', '2026-11-01.csv'), 'age,multiplier\n17,cheap\n')
  expect(() => rateFolder(folder, today)).toThrow(/van\/age\/2026-11-01\.csv, line \d+: /)
})

it('refuses to start on a book with a table missing', () => {
  rmSync(join(folder, 'taxi', 'badge-years'), { recursive: true })
  expect(() => rateFolder(folder, today)).toThrow('rates/taxi/badge-years has no version in force')
})

it('refuses to start on a book without a table that several lines share, and names each line', () => {
  rmSync(join(folder, 'private-car', 'area'), { recursive: true })
  for (const line of ratedLines)
    expect(() => rateFolder(folder, today)).toThrow(`rates/${line}/area has no version in force`)
})

it('refuses to start on a future version that is incomplete', () => {
  const base = '# Where every price starts\n# Source: a test\njourney,pounds\nacorn_cv,300\n'
  writeFileSync(join(folder, 'van', 'base', '2027-01-01.csv'), base)
  expect(() => rateFolder(folder, today)).toThrow(/motorcade_cv/)
})

const leftHandDrive = (cell: string) => `# Source: a test\nside,multiplier\nleft,${cell}\nright,1\n`

it('prices earlier days without a factor whose first table begins later', () => {
  rmSync(join(folder, 'private-car', 'left-hand-drive', '2026-01-01.csv'))
  writeFileSync(join(folder, 'private-car', 'left-hand-drive', '2026-11-15.csv'), leftHandDrive('1.2'))
  const ratesOn = rateFolder(folder, today)
  const factors = (day: string) => ratesOn('van', localDate(day)).policy.length
  expect(factors('2026-11-15') - factors('2026-11-14')).toBe(1)
})

it('refuses to start if a past day can no longer be priced', () => {
  writeFileSync(join(folder, 'van', 'use', '2026-02-01.csv'), '# Source: a test\nuse,multiplier\nS,1\n')
  cpSync(join(folder, 'van', 'use', '2026-01-01.csv'), join(folder, 'van', 'use', '2026-03-01.csv'))
  expect(() => rateFolder(folder, today)).toThrow('van/use/2026-02-01.csv has no row for')
})

it('has rates of every line on every day of the next three years', () => {
  const first = londonDate(new Date())
  const ratesOn = rateFolder(shipped, first)
  for (const line of ratedLines)
    for (let days = 0; days <= 3 * 366; days += 1) expect(ratesOn(line, addDays(first, days)).line).toBe(line)
})
