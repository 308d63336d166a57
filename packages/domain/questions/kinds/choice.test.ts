import { expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { localDate } from '../../values/local-date.ts'
import { noAnswers } from '../answers.ts'
import { mustBeOffered, valuedChoice } from './choice.ts'

const asking = { terms: journeys.acorn_pc, answers: noAnswers, subject: {}, today: localDate('2026-11-15') }
const kind = valuedChoice(
  [
    { code: 'A', desc: 'One', value: 1 },
    { code: 'B', desc: 'Two', value: 2 },
  ],
  ({ value }) => value,
)

it('reads a code as its value, and shows a value as its code', () => {
  expect(kind.read('B', asking)).toEqual({ ok: true, value: 2 })
  expect(kind.read('', asking)).toEqual({ ok: true, value: undefined })
  expect(kind.read('C', asking)).toMatchObject({ ok: false, key: 'notOffered' })
  expect(kind.show(1)).toBe('A')
  expect(kind.show(3)).toBe('')
})

it('validates a value regardless of its source: missing, offered, or not in the list', () => {
  const missing = { key: 'missing', message: 'Please choose' }
  const check = mustBeOffered(kind, missing)
  expect(check(undefined, asking)).toBe(missing)
  expect(check(2, asking)).toBeUndefined()
  expect(check(3, asking)).toEqual({ key: 'notOffered', message: 'Please choose an answer' })
})
