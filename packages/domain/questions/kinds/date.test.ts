import { describe, expect, it } from 'vitest'
import { localDate } from '../../values/local-date.ts'
import { asked } from '../people/testing.ts'
import { dateOf, validateDate } from './date.ts'

const kind = dateOf('your date of birth')
const read = (typed: string) => kind.read(typed, asked({}))

describe('a date in three fields', () => {
  it('is read from its fields joined by slashes, with the month as a number or a name', () => {
    expect(read('27/3/2007')).toEqual({ ok: true, value: '2007-03-27' })
    expect(read(' 27 / mar / 2007 ')).toEqual({ ok: true, value: '2007-03-27' })
    expect(read('27/03/2007')).toEqual({ ok: true, value: '2007-03-27' })
  })

  it('accepts a whole date pasted into the first field', () => {
    expect(read('27/03/2007//')).toEqual({ ok: true, value: '2007-03-27' })
  })

  it.each(['', '//', ' / / '])('is not an answer when every field is empty: "%s"', (typed) => {
    expect(read(typed)).toEqual({ ok: true, value: undefined })
  })

  it('asks for each missing part by its name [YOU-04]', () => {
    expect(read('/3/2007')).toMatchObject({ message: 'Please enter a day for your date of birth' })
    expect(read('27//2007')).toMatchObject({ message: 'Please enter a month for your date of birth' })
    expect(read('27/3/')).toMatchObject({ message: 'Please enter a year for your date of birth' })
    expect(read('27')).toMatchObject({ message: 'Please enter a month and a year for your date of birth' })
  })

  it('refuses a date that does not exist', () => {
    expect(read('29/2/2023')).toMatchObject({ ok: false, key: 'dateNotReal' })
  })

  it('is shown in its fields as it would be typed', () => {
    expect(read(kind.show(localDate('2007-03-07')))).toEqual({ ok: true, value: '2007-03-07' })
  })
})

describe('the validation of a date', () => {
  const missing = { key: 'missing', message: 'Please enter it' }
  const tooOld = { key: 'early', message: 'Too early' }
  const odd = { key: 'odd', message: 'Odd' }

  it('treats a value that is not a real date as missing, regardless of its source', () => {
    expect(validateDate(undefined, missing, () => [])).toBe(missing)
    // Storage may contain values that the type does not allow.
    const broken = JSON.parse('"2023-02-30"')
    expect(validateDate(broken, missing, () => [])).toBe(missing)
  })

  it('returns the error of the first broken rule', () => {
    expect(validateDate(localDate('2020-01-01'), missing, () => [false, tooOld, odd])).toBe(tooOld)
    expect(validateDate(localDate('2020-01-01'), missing, () => [false, false])).toBeUndefined()
  })
})
