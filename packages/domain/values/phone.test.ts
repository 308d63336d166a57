import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPhone, parsePhone } from './phone'

it.each([
  ['07700 900123', '07700900123'],
  ['(020) 7946 0958', '02079460958'],
  ['0161-496-0123', '01614960123'],
  ['01632 96012', '0163296012'],
  ['020\u20117946\u20130958', '02079460958'],
])('takes %j without its spaces, brackets and hyphens [YOU-07]', (text, digits) => {
  expect(parsePhone(text)).toEqual({ ok: true, value: digits })
})

it.each([
  '+447700900123',
  '447700900123',
  '7700900123',
  '077009001',
  '077009001234',
  '0770090012a',
  '07700.900123',
  '0'.repeat(50),
])('refuses %j: it must start with 0 and have 10 or 11 digits [YOU-07]', (text) => {
  expect(parsePhone(text)).toEqual({
    ok: false,
    key: 'phoneNotValid',
    message: 'Please enter a valid number',
  })
})

it('asks for a missing number in the same words [YOU-07]', () => {
  expect(parsePhone('  ')).toEqual({ ok: false, key: 'phoneMissing', message: 'Please enter a valid number' })
})

it('takes exactly the digit strings of the rule, however they are grouped [YOU-07]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{8,12}$/), fc.nat({ max: 12 }), (digits, cut) => {
      const isRight = digits.startsWith('0') && (digits.length === 10 || digits.length === 11)
      const checked = parsePhone(`(${digits.slice(0, cut)}) -${digits.slice(cut)} `)
      expect(checked.ok).toBe(isRight)
      expect(isPhone(digits)).toBe(isRight)
      if (checked.ok) expect(checked.value).toBe(digits)
    }),
  )
})
