import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { localDate } from '../../values/local-date.ts'
import { fromPounds, type Pence, pence } from '../../values/pence.ts'
import { noAnswers } from '../answers.ts'
import { aCar } from './testing.ts'
import { value } from './value.ts'

const subject = { vehicleInfo: aCar }
const asking = {
  terms: journeys.acorn_pc,
  answers: { ...noAnswers, vehicleDetails: subject },
  subject,
  today: localDate('2026-11-15'),
}
const read = (typed: string) => value.kind.read(typed, asking)

function check(amount: Pence | undefined) {
  return value.validate(amount, asking)?.message
}

describe('the vehicle value', () => {
  it('is required [VEH-20]', () => {
    expect(check(undefined)).toBe('Please enter the value of your vehicle')
  })

  it('is refused when it is not a whole number of pence, which no field returns', () => {
    for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, 1999.5]) {
      expect(check(amount as Pence)).toBe('Please enter the value of your vehicle')
    }
  })

  it('must be greater than zero [VEH-20]', () => {
    expect(check(pence(0))).toBe('The value of your vehicle must be more than £0')
    expect(check(pence(1))).toBeUndefined()
  })

  it('is refused above £1,000,000 and accepted at exactly £1,000,000 [VEH-21] [CON-01]', () => {
    expect(check(fromPounds(1_000_000))).toBeUndefined()
    expect(check(fromPounds('1000000.01'))).toBe("Value can't greater than £1,000,000")
  })

  it('is read from the usual notations of money [VEH-22]', () => {
    expect(read('£1,200.50')).toEqual({ ok: true, value: 120_050 })
    expect(read('')).toEqual({ ok: true, value: undefined })
    expect(read('-5')).toMatchObject({ ok: false })
    expect(read('1.234')).toMatchObject({ ok: false })
  })

  it('is shown in its field as it would be typed', () => {
    expect(value.kind.show(fromPounds(8_500))).toBe('8,500')
    expect(read(value.kind.show(fromPounds('8500.5')))).toEqual({ ok: true, value: 850_050 })
  })
})
