import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { localDate } from '../values/local-date.ts'
import { fromPounds, type Pence, pence } from '../values/pence.ts'
import type { Modification } from './answers.ts'
import { noAnswers } from './answers.ts'
import {
  modificationQuestions,
  modificationSummary,
  newModification,
  validateModification,
} from './modification.ts'
import { readSubject } from './read-subject.ts'

const asking = { terms: journeys.acorn_pc, answers: noAnswers, subject: {}, today: localDate('2026-11-15') }
const whole: Modification = {
  modificationCode: 'TOW_BAR',
  value: fromPounds(250),
  isForMedicalReasons: false,
  isCurrentInsurerNotified: false,
}
const messages = (modification: Modification) =>
  validateModification(modification, asking).map(({ message }) => message)

describe('a modification', () => {
  it('requires a code, a value and the medical answer [MOD-04]', () => {
    expect(messages(newModification)).toEqual([
      'Please choose the modification',
      'Please enter what the modification cost',
      'Please tell us if the modification is for medical reasons',
    ])
    expect(messages(whole)).toEqual([])
  })

  it('requires a value of at least £1 [MOD-04]', () => {
    expect(messages({ ...whole, value: pence(99) })).toEqual(['The modification must have cost at least £1'])
    expect(messages({ ...whole, value: pence(100) })).toEqual([])
    expect(messages({ ...whole, value: Number.NaN as Pence })).toEqual([
      'Please enter what the modification cost',
    ])
  })

  it('is refused above the maximum of a currency field', () => {
    expect(messages({ ...whole, value: fromPounds(999_999) })).toEqual([])
    expect(messages({ ...whole, value: fromPounds(1_000_000) })).toEqual([
      'Please enter a cost of £999,999 or less',
    ])
  })

  it('starts with the current insurer not notified, and its form keeps that [MOD-05]', () => {
    const typed = { modificationCode: 'TOW_BAR', value: '250', isForMedicalReasons: 'no' }
    const read = readSubject(modificationQuestions, typed, { ...asking, subject: newModification })
    expect(read).toEqual({ subject: whole, fieldErrors: [] })
  })

  it('has a summary of the answers so far', () => {
    expect(modificationSummary(whole)).toBe('Tow bar, £250')
    expect(modificationSummary(newModification)).toBe('')
  })
})
