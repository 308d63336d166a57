import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compactRegistration,
  isQPlate,
  isRegistration,
  isSameRegistration,
  normaliseRegistration,
  parseRegistration,
  plateText,
} from './registration.ts'

it.each([
  [' ab12 cde ', 'AB12 CDE'],
  ['\tab12cde\n', 'AB12CDE'],
  ['ab12\u00a0cde', 'AB12 CDE'],
])('trims and upper-cases %j [VEH-04]', (text, expected) => {
  expect(normaliseRegistration(text)).toBe(expected)
  expect(parseRegistration(text)).toEqual({ ok: true, value: expected })
})

describe('a registration of 1 to 9 letters, digits or spaces', () => {
  it.each(['A', '1', 'AB12 CDE', 'ABCDEFGHI', '123456789', 'A B C D E'])('may be %j [VEH-06]', (text) => {
    expect(parseRegistration(text)).toEqual({ ok: true, value: text })
    expect(isRegistration(text)).toBe(true)
  })

  it.each([
    'ABCDEFGHIJ',
    'AB12-CDE',
    'AB12_CD',
    'ÄB12 CDE',
    'AB12 CD\u00df',
    '\u017fA12',
    'AB12     CDE',
    'A'.repeat(60),
  ])('may not be %j [VEH-06]', (text) => {
    expect(parseRegistration(text)).toEqual({
      ok: false,
      key: 'validRegistration',
      message: 'Please enter a valid registration',
    })
  })

  it.each(['', '   '])('is asked for when the text is blank: %j', (text) => {
    expect(parseRegistration(text)).toMatchObject({
      key: 'registrationRequired',
      message: 'Please enter your vehicle registration',
    })
  })

  it('is trimmed and upper-cased whenever it is accepted [VEH-04]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ A-Za-z0-9]{0,12}$/), (text) => {
        const checked = parseRegistration(text)
        expect(checked.ok).toBe(/^[A-Z0-9 ]{1,9}$/i.test(text.trim()))
        if (checked.ok) expect(checked.value).toBe(text.trim().toUpperCase())
      }),
    )
  })

  it('counts as checked only when it is trimmed and upper-cased', () => {
    expect(isRegistration('ab12')).toBe(false)
    expect(isRegistration(' AB12')).toBe(false)
    expect(isRegistration('')).toBe(false)
    expect(isRegistration(12)).toBe(false)
  })
})

it('treats a registration with and without spaces as the same vehicle', () => {
  expect(compactRegistration(' ab12 cde')).toBe('AB12CDE')
  expect(isSameRegistration('AB12 CDE', 'ab12cde')).toBe(true)
  expect(isSameRegistration('AB12 CDE', 'AB12 CDF')).toBe(false)
})

it('recognises a Q plate by its first letter', () => {
  expect(isQPlate(' q123 abc')).toBe(true)
  expect(isQPlate('AQ12 CDE')).toBe(false)
})

it.each([
  ['aa19aaa', 'AA19 AAA'],
  ['A123 BCD', 'A123 BCD'],
  ['abc123d', 'ABC 123D'],
  ['ABZ1234', 'ABZ 1234'],
  ['1234AB', '1234 AB'],
  ['A 1', 'A 1'],
  [' q 12 odd1', 'Q 12 ODD1'],
])('displays %s as %s, with the space of a number plate [D-055]', (typed, shown) => {
  expect(plateText(typed)).toBe(shown)
})
