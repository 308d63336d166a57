import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../testing/refusals.ts'
import { draftAnswers } from './draft.ts'

const nested = (depth: number): unknown => (depth === 0 ? 'end' : { in: nested(depth - 1) })

describe('draft answers', () => {
  it('are stored as sent, including partial and nested ones', () => {
    const answers = {
      vehicleDetails: { registration: 'AA19 AAA', value: null },
      drivers: [{ claims: [] }],
      step: 2,
    }
    expect(z.parse(draftAnswers, answers)).toEqual(answers)
  })

  it('have a limit for depth, number and length', () => {
    const refusal = [': Send answers of at most 3000 values, 8 deep, with texts of at most 10000 characters']
    expect(refusals(draftAnswers, nested(8))).toEqual([])
    expect(refusals(draftAnswers, nested(9))).toEqual(refusal)
    expect(refusals(draftAnswers, { list: Array(2998).fill(0) })).toEqual([])
    expect(refusals(draftAnswers, { list: Array(2999).fill(0) })).toEqual(refusal)
    expect(refusals(draftAnswers, { text: 'x'.repeat(10_001) })).toEqual(refusal)
    expect(refusals(draftAnswers, { inner: { ['x'.repeat(81)]: 1 } })).toEqual(refusal)
    expect(refusals(draftAnswers, { text: 'a\0b' })).toEqual(refusal)
    expect(refusals(draftAnswers, { text: '\uD83D' })).toEqual(refusal)
    expect(refusals(draftAnswers, { text: 'whole 😀' })).toEqual([])
  })

  it('must be an object with non-blank names', () => {
    expect(refusals(draftAnswers, ['x'])).toEqual([': Send an object'])
    expect(refusals(draftAnswers, { ' ': 1 })).toHaveLength(1)
  })
})
