import { expect, it } from 'vitest'
import { readTitleCode, titles } from './titles'

it('adds five to the licence month for Miss, Mrs and Ms, not for Mr, and cannot tell for other titles [DAT-15]', () => {
  const month = (code: string) => titles.find((title) => title.code === code)?.licenceMonth
  expect(['002', '004', '005'].map(month)).toEqual(['five-added', 'five-added', 'five-added'])
  expect(month('003')).toBe('plain')
  expect(titles.filter((title) => !/^00[2-5]$/.test(title.code)).map((title) => title.licenceMonth)).toEqual(
    Array.from({ length: titles.length - 4 }, () => 'either'),
  )
})

it('names the four numbered titles', () => {
  expect(titles.filter((title) => /^\d/.test(title.code)).map(({ code, desc }) => `${code} ${desc}`)).toEqual(
    ['003 Mr', '004 Mrs', '002 Miss', '005 Ms'],
  )
})

it.each([
  ['3', '003'],
  ['03', '003'],
  ['003', '003'],
  ['DR', 'DR'],
  ['', undefined],
  ['9', undefined],
  ['0003', undefined],
  ['Mr', undefined],
])('reads the title code "%s" as %s [DRV-23]', (sent, code) => {
  expect(readTitleCode(sent)).toBe(code)
})
