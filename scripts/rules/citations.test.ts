import { expect, it } from 'vitest'
import { citationsIn } from './citations.ts'

const ids = (text: string, path = 'apps/a.ts') => citationsIn(path, text).map(({ id }) => id)

it.each([
  ['/** Refused above a million (VEH-21, D-259). */', ['VEH-21', 'D-259']],
  ["requirement: 'DSK-503',", ['DSK-503']],
  [' * The provider is asked (safety K7). A retry is harmless (F12).', ['K7', 'F12']],
  ['const a = 1 // never twice (F4)', ['F4']],
  ["it('is refused [T5] [K9]', () => {})", ['T5', 'K9']],
  ["it('is refused [XYZ-21] [S3]', () => {})", ['XYZ-21', 'S3']],
  ['  # Every call may be made twice (safety K2)', ['K2']],
])('finds the rules in %s', (text, found) => {
  expect(ids(text)).toEqual(found)
})

it('finds failures and threats anywhere on a page', () => {
  expect(ids('Logs contain no personal data (T7), see F12.', 'docs/a.md')).toEqual(['T7', 'F12'])
})

it.each([
  "createHash('SHA-256') and UTF-8, AES-256, LTR-77, ACN-1",
  "const codes = ['F10', 'K9', 'T2']",
  '/^[A9][B9]$/',
  'const plate = `F12 ABC`',
  '// the key F0, T100, and S3',
  "const midnight = '2026-01-01T00:00:00Z'",
])('takes no value for a rule: %s', (text) => {
  expect(ids(text)).toEqual([])
})

it('says the line, and each rule of a line once', () => {
  expect(citationsIn('a.ts', '\n// VEH-21 and VEH-21 [VEH-21]')).toEqual([
    { id: 'VEH-21', path: 'a.ts', line: 2 },
  ])
})
