import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inNationalForm, isPhone, parsePhone } from './phone.ts'

it.each([
  ['07700 900123', '07700900123'],
  ['(020) 7946 0958', '02079460958'],
  ['0161-496-0123', '01614960123'],
  ['01632 96012', '0163296012'],
  ['020\u20117946\u20130958', '02079460958'],
  ['+447700900123', '07700900123'],
  ['+44 7700 900123', '07700900123'],
  ['0044 7700 900123', '07700900123'],
  ['+44 (0)20 7946 0958', '02079460958'],
  ['+44 0161 496 0123', '01614960123'],
])('accepts %j and drops its spaces, brackets, hyphens and country code [YOU-07] [D-260]', (text, digits) => {
  expect(parsePhone(text)).toEqual({ ok: true, value: digits })
})

it.each(['+33 1 23 45 67 89', '447700900123', '7700900123', '+1 212 555 0100', 'call me'])(
  'refuses %j with a message that it must start with a zero [D-260]',
  (text) => {
    expect(parsePhone(text)).toEqual({
      ok: false,
      key: 'phoneNotFromZero',
      message: 'Please enter a valid number. It must start with a zero',
    })
  },
)

it('converts only a number with our country code to national form [D-260]', () => {
  expect(inNationalForm('+44 7700 900123')).toBe('07700 900123')
  expect(inNationalForm('0044 (0)20 7946 0958')).toBe('020 7946 0958')
  for (const text of ['07700 900123', '+33 1 23 45 67 89', '447700900123', '004', ''])
    expect(inNationalForm(text)).toBe(text)
})

it.each(['077009001', '077009001234', '0770090012a', '07700.900123', '0033123456789', '0'.repeat(50)])(
  'refuses %j: it must start with 0 and have 10 or 11 digits [YOU-07]',
  (text) => {
    expect(parsePhone(text)).toEqual({
      ok: false,
      key: 'phoneNotValid',
      message: 'Please enter a valid number',
    })
  },
)

it('asks for a missing number with the same message [YOU-07]', () => {
  expect(parsePhone('  ')).toEqual({ ok: false, key: 'phoneMissing', message: 'Please enter a valid number' })
})

it('accepts exactly the digit strings of the rule, in any grouping [YOU-07]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{8,12}$/), fc.nat({ max: 12 }), (digits, cut) => {
      const isRight = digits.startsWith('0') && (digits.length === 10 || digits.length === 11)
      // Digits that begin with the country code are another number.
      fc.pre(!digits.startsWith('0044'))
      const checked = parsePhone(`(${digits.slice(0, cut)}) -${digits.slice(cut)} `)
      expect(checked.ok).toBe(isRight)
      expect(isPhone(digits)).toBe(isRight)
      if (checked.ok) expect(checked.value).toBe(digits)
    }),
  )
})
