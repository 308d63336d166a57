import { expect, it } from 'vitest'
import { readTitleCode, titles } from './titles'

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
