import { describe, expect, it } from 'vitest'
import { invalidBoxes, joinDate, splitDate, typedIn } from './date-text.ts'

const empty = { day: '', month: '', year: '' }

describe('a date as one text', () => {
  it.each(['27/3/2007', '/3/', '27//2007', '27/mar/2007', '31/2/20'])('retains its fields: %s', (text) => {
    expect(joinDate(splitDate(text))).toBe(text)
  })

  it('is empty when its fields are', () => {
    expect(joinDate(splitDate(''))).toBe('')
    expect(joinDate(empty)).toBe('')
  })

  it('can be a whole date', () => {
    expect(splitDate('2007-03-27')).toEqual({ day: '27', month: '3', year: '2007' })
  })
})

describe('typing in a field', () => {
  const whole = { day: '27', month: '3', year: '2007' }

  it.each([
    ['27/3/2007', whole],
    [' 27.03.2007 ', { ...whole, month: '03' }],
    ['27-3-2007', whole],
    ['27 March 2007', { ...whole, month: 'March' }],
    ['2007-03-27', whole],
  ])('fills all three from a whole date: %s', (text, entry) => {
    expect(typedIn('month', text, empty)).toEqual(entry)
  })

  it('otherwise leaves the others unchanged, and drops the slash that joins them', () => {
    expect(typedIn('day', '2/7', { ...empty, year: '2007' })).toEqual({ day: '27', month: '', year: '2007' })
  })
})

it('marks the fields that cannot be read, or all fields of a real date', () => {
  expect(invalidBoxes({ day: '27', month: '3', year: '07' })).toEqual(['year'])
  expect(invalidBoxes({ day: '27', month: '', year: '' })).toEqual(['month', 'year'])
  expect(invalidBoxes({ day: '27', month: '3', year: '2107' })).toEqual(['day', 'month', 'year'])
})
