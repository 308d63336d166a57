import { describe, expect, it } from 'vitest'
import { caretIn, mayStand, shaped } from './DirectDebitQuestion.tsx'

const sortCode = { digits: 6, inPairs: true }
const accountNumber = { digits: 8, inPairs: false }

describe('a sort code as it is typed', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12-3'],
    ['12-3', '12-3'],
    ['123456', '12-34-56'],
    ['12 34 56', '12-34-56'],
    ['12–34–56', '12-34-56'],
    ['12-', '12'],
    ['', ''],
  ])('is shown for %s as %s [DDM-25]', (typed, stands) => {
    expect(shaped(typed, sortCode)).toBe(stands)
  })

  it.each(['12-34-567', '12-34-5x', 'GB29NWBK60161331926819'])(
    'leaves %s unchanged, to be validated',
    (pasted) => {
      expect(shaped(pasted, sortCode)).toBe(pasted)
    },
  )

  it('keeps the caret after the same digits', () => {
    // The 3 of 12-34-56 was deleted.
    expect(caretIn(shaped('12-4-56', sortCode), '12-')).toBe(2)
    // A 9 was typed after 12.
    expect(caretIn(shaped('129-34', sortCode), '129')).toBe(4)
    expect(caretIn('12-34-56', '12-34-56')).toBe(8)
    expect(caretIn('12-34', '')).toBe(0)
  })
})

describe('an account number as it is typed', () => {
  it('is in one piece, with its leading zeros [DDM-25]', () => {
    expect(shaped('0012 3456', accountNumber)).toBe('00123456')
    expect(shaped('0012-3456', accountNumber)).toBe('00123456')
  })

  it('accepts at most eight digits [DDM-25] [D-186]', () => {
    expect(mayStand('12345678', 8)).toBe(true)
    expect(mayStand('123456789', 8)).toBe(false)
    expect(mayStand('1234x', 8)).toBe(false)
    expect(mayStand('1234 5678', 8)).toBe(true)
  })
})
