import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPlate, plateFormat, plateYear } from './plate-format'
import { compactRegistration } from './registration'

it.each([
  ['AB12 CDE', 'current', 2012, 'AB12 CDE'],
  ['aa19aaa', 'current', 2019, 'AA19 AAA'],
  ['AB74CDZ', 'current', 2024, 'AB74 CDZ'],
  ['AB02CDE', 'current', 2002, 'AB02 CDE'],
  ['AB51CDE', 'current', 2001, 'AB51 CDE'],
  ['A123BCD', 'prefix', 1983, 'A123 BCD'],
  ['L2WPS', 'prefix', 1993, 'L2 WPS'],
  ['Y999ABC', 'prefix', 2001, 'Y999 ABC'],
  ['X1ABC', 'prefix', 2000, 'X1 ABC'],
  ['ABC123A', 'suffix', 1963, 'ABC 123A'],
  ['ABC1F', 'suffix', 1967, 'ABC 1F'],
  ['ABC123Y', 'suffix', 1982, 'ABC 123Y'],
  ['1234AB', 'dateless', undefined, '1234 AB'],
  ['AB1234', 'dateless', undefined, 'AB 1234'],
  ['123ABC', 'dateless', undefined, '123 ABC'],
  ['A1', 'dateless', undefined, 'A 1'],
  ['AIA1234', 'northern-ireland', undefined, 'AIA 1234'],
  ['XIL 99', 'northern-ireland', undefined, 'XIL 99'],
  ['ABZ1234', 'northern-ireland', undefined, 'ABZ 1234'],
  ['1234 AZ', 'northern-ireland', undefined, '1234 AZ'],
  ['Q123ABC', 'q', undefined, 'Q123 ABC'],
  ['AB01CDE', 'unknown', undefined, 'AB01CDE'],
  ['AB50CDE', 'unknown', undefined, 'AB50CDE'],
  ['AI12CDE', 'unknown', undefined, 'AI12CDE'],
  ['D-AB 12', 'unknown', undefined, 'D-AB 12'],
  ['', 'unknown', undefined, ''],
])('%j is of the format %s, of %s, written %s', (text, format, year, written) => {
  expect(plateFormat(text)).toBe(format)
  expect(plateYear(text)).toBe(year)
  expect(formatPlate(text)).toBe(written)
})

it('gives both halves of a year the same year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 49 }), (number) => {
      const march = String(number).padStart(2, '0')
      expect(plateYear(`AB${march}CDE`)).toBe(2000 + number)
      expect(plateYear(`AB${number + 50}CDE`)).toBe(2000 + number)
    }),
  )
})

it('knows a year for every letter that was issued, in order of issue', () => {
  const letters = Array.from('ABCDEFGHJKLMNPRSTVWXY')
  for (const years of [
    letters.map((letter) => plateYear(`${letter}123ABC`)),
    letters.map((letter) => plateYear(`ABC123${letter}`)),
  ]) {
    expect(years).toEqual(years.toSorted((a = 0, b = 0) => a - b))
    expect(years).not.toContain(undefined)
  }
})

it('only ever changes the spaces of a mark, and changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,8}$/), (text) => {
      const written = formatPlate(text)
      expect(compactRegistration(written)).toBe(text)
      expect(formatPlate(written)).toBe(written)
      expect(plateFormat(written)).toBe(plateFormat(text))
    }),
  )
})
