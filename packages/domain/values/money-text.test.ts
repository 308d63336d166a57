import fc from 'fast-check'
import { expect, it } from 'vitest'
import { currencyInputMaximum, parseMoney } from './money-text.ts'
import { formatPence, formatPounds, fromPounds, pence } from './pence.ts'

it.each([
  ['£1,200', 120_000],
  [' £ 1 200 ', 120_000],
  ['1,234.56', 123_456],
  ['1200.5', 120_050],
  ['1200.', 120_000],
  ['19.99', 1999],
  ['0', 0],
  ['007', 700],
  ['999,999', 99_999_900],
])('reads %j, a usual notation of money', (text, expected) => {
  expect(parseMoney(text)).toEqual({ ok: true, value: expected })
})

it.each(['-1', '\u22125', '-£5', '£-5', '- 1,200.50'])('refuses the negative amount %j [VEH-22]', (text) => {
  expect(parseMoney(text)).toMatchObject({ ok: false, key: 'amountNegative' })
})

it('accepts at most 2 decimals [VEH-22]', () => {
  expect(parseMoney('12.34')).toMatchObject({ ok: true })
  expect(parseMoney('12.345')).toMatchObject({ ok: false, key: 'amountDecimals' })
})

it('accepts at most 999999 unless the question has its own limit [VEH-22]', () => {
  expect(currencyInputMaximum).toBe(99_999_900)
  expect(parseMoney('999999')).toMatchObject({ ok: true })
  expect(parseMoney('999999.01')).toMatchObject({ ok: false, key: 'amountTooLarge' })
  expect(parseMoney('1,000,000')).toMatchObject({
    key: 'amountTooLarge',
    message: 'Please enter £999,999 or less',
  })
  expect(parseMoney('1,000,000', fromPounds(1_000_000))).toMatchObject({ ok: true })
})

it.each(['', '   '])('asks for an amount when the text is blank: %j', (text) => {
  expect(parseMoney(text)).toMatchObject({ ok: false, key: 'amountMissing' })
})

it.each([
  'abc',
  '1,20',
  '12,00',
  '1,2345',
  ',100',
  '1.2.3',
  '£',
  '£££5',
  '1e5',
  '12k',
  '١٢',
  '9'.repeat(41),
  '(500)',
])('refuses %j instead of guessing', (text) => {
  expect(parseMoney(text)).toMatchObject({ ok: false, key: 'amountNotMoney' })
})

it('reads back every amount it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: currencyInputMaximum }), (amount) => {
      const whole = pence(amount)
      expect(parseMoney(formatPence(whole))).toEqual({ ok: true, value: amount })
      expect(parseMoney(formatPounds(whole))).toEqual({ ok: true, value: amount })
    }),
  )
})

it('returns an amount within the limit, or a message, for any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const checked = parseMoney(text)
      if (checked.ok) expect(checked.value >= 0 && checked.value <= currencyInputMaximum).toBe(true)
      else expect(checked.message).not.toBe('')
    }),
  )
})
