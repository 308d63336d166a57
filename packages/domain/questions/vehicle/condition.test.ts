import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { localDate } from '../../values/local-date.ts'
import { fromPounds } from '../../values/pence.ts'
import { type Modification, noAnswers } from '../answers.ts'
import { modificationSummary } from '../modification.ts'
import { MAXIMUM_MODIFICATIONS, modifications } from './condition.ts'

const exhaust: Modification = {
  modificationCode: 'EXHAUST',
  value: fromPounds(300),
  isForMedicalReasons: false,
  isCurrentInsurerNotified: false,
}
const asking = {
  terms: journeys.acorn_pc,
  answers: noAnswers,
  subject: { isModified: true },
  today: localDate('2026-11-15'),
}
const check = (entries: readonly Modification[] | undefined) =>
  modifications.validate(entries, asking)?.message
const many = (count: number) => Array.from({ length: count }, () => exhaust)

describe('the list of modifications', () => {
  it('must have at least one entry when the vehicle is modified [MOD-03]', () => {
    const message = 'Please add at least one modification, or change your answer to no'
    expect(check(undefined)).toBe(message)
    expect(check([])).toBe(message)
    expect(check([exhaust])).toBeUndefined()
  })

  it('may have at most five entries [MOD-02]', () => {
    expect(MAXIMUM_MODIFICATIONS).toBe(5)
    expect(check(many(5))).toBeUndefined()
    expect(check(many(6))).toBe('You can add up to 5 modifications. Please remove some')
  })

  it('names the incomplete entry, with the message of its question', () => {
    const { value: _value, ...unpriced } = exhaust
    expect(check([exhaust, unpriced])).toBe(
      'Please check modification 2. Please enter what the modification cost',
    )
  })

  it('has one line for each entry, and a count as its summary', () => {
    const controls: Modification = {
      ...exhaust,
      modificationCode: 'HAND_CONTROLS',
      value: fromPounds(1_250),
      isForMedicalReasons: true,
    }
    expect([exhaust, controls].map(modificationSummary)).toEqual([
      'Sports exhaust, £300',
      'Hand controls, £1,250, for medical reasons',
    ])
    expect(modifications.summary([exhaust, controls])).toBe('2 modifications')
    expect(modifications.summary([exhaust])).toBe('1 modification')
  })
})
