import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { localDate } from '../../values/local-date.ts'
import { noAnswers } from '../answers.ts'
import { wholeNumber } from './whole-number.ts'

const asking = { terms: journeys.acorn_pc, answers: noAnswers, subject: {}, today: localDate('2026-11-15') }
const kind = wholeNumber(2_000)
const read = (typed: string) => kind.read(typed, asking)

describe('a whole number', () => {
  it.each([
    ['5000', 5000],
    ['5,000', 5000],
    [' 5 000 ', 5000],
    ['0', 0],
    ['1,234,567', 1_234_567],
    ['', undefined],
    ['   ', undefined],
  ])('reads "%s" as %s', (typed, value) => {
    expect(read(typed)).toEqual({ ok: true, value })
  })

  it.each([
    ['-5', 'numberNegative', "The number can't be less than 0"],
    ['12.5', 'numberNotWhole', 'Please enter a whole number without decimals, like 2,000'],
    ['lots', 'notANumber', 'Please enter a number in figures, like 2,000'],
    ['5,00', 'notANumber', 'Please enter a number in figures, like 2,000'],
    ['1e5', 'notANumber', 'Please enter a number in figures, like 2,000'],
    ['1234567890', 'notANumber', 'Please enter a number in figures, like 2,000'],
    ['9'.repeat(100), 'notANumber', 'Please enter a number in figures, like 2,000'],
  ])('refuses "%s" and explains what to enter', (typed, key, message) => {
    expect(read(typed)).toEqual({ ok: false, key, message })
  })

  it('reads back every value it shows', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (number) => {
        expect(read(kind.show(number))).toEqual({ ok: true, value: number })
      }),
    )
  })
})
