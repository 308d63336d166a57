import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plateFormat, plateYear } from './plate-format.ts'

it.each([
  ['AB12 CDE', 'current', 2012],
  ['aa19aaa', 'current', 2019],
  ['AB74CDZ', 'current', 2024],
  ['AB02CDE', 'current', 2002],
  ['AB51CDE', 'current', 2001],
  ['A123BCD', 'prefix', 1983],
  ['L2WPS', 'prefix', 1993],
  ['Y999ABC', 'prefix', 2001],
  ['X1ABC', 'prefix', 2000],
  ['ABC123A', 'suffix', 1963],
  ['ABC1F', 'suffix', 1967],
  ['ABC123Y', 'suffix', 1982],
  ['1234AB', 'dateless', undefined],
  ['AB1234', 'dateless', undefined],
  ['123ABC', 'dateless', undefined],
  ['A1', 'dateless', undefined],
  ['AIA1234', 'northern-ireland', undefined],
  ['XIL 99', 'northern-ireland', undefined],
  ['ABZ1234', 'northern-ireland', undefined],
  ['1234 AZ', 'northern-ireland', undefined],
  ['Q123ABC', 'q', undefined],
  ['AB01CDE', 'unknown', undefined],
  ['AB50CDE', 'unknown', undefined],
  ['AI12CDE', 'unknown', undefined],
  ['D-AB 12', 'unknown', undefined],
  ['', 'unknown', undefined],
])('reads %j as the format %s, of %s', (text, format, year) => {
  expect(plateFormat(text)).toBe(format)
  expect(plateYear(text)).toBe(year)
})

it('gives both codes of a year the same year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 49 }), (number) => {
      const march = String(number).padStart(2, '0')
      expect(plateYear(`AB${march}CDE`)).toBe(2000 + number)
      expect(plateYear(`AB${number + 50}CDE`)).toBe(2000 + number)
    }),
  )
})

it('has a year for every letter that was issued, in order of issue', () => {
  const letters = Array.from('ABCDEFGHJKLMNPRSTVWXY')
  for (const years of [
    letters.map((letter) => plateYear(`${letter}123ABC`)),
    letters.map((letter) => plateYear(`ABC123${letter}`)),
  ]) {
    expect(years).toEqual(years.toSorted((a = 0, b = 0) => a - b))
    expect(years).not.toContain(undefined)
  }
})

it('recognises the format of a mark with any spacing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,8}$/), (text) => {
      expect(plateFormat(Array.from(text).join(' '))).toBe(plateFormat(text))
    }),
  )
})
