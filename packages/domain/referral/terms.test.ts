import { describe, expect, it } from 'vitest'
import { fromPounds } from '../values/pence.ts'
import { addTerms, hasTerms, noTerms, referralEndorsements, termProblems } from './terms.ts'

describe('terms', () => {
  it('must be within reasonable limits [DSK-303]', () => {
    expect(termProblems(noTerms)).toEqual([])
    expect(termProblems({ ...noTerms, loadingPercent: 12.5, extraExcess: fromPounds(5_001) })).toEqual([
      'loading',
      'excess',
    ])
    expect(hasTerms(noTerms)).toBe(false)
    expect(hasTerms({ ...noTerms, endorsements: ['tracker'] })).toBe(true)
  })

  it('use whole sentences in their endorsements [DSK-303]', () => {
    for (const { name, wording } of Object.values(referralEndorsements)) {
      expect(name).toMatch(/^[A-Z]/)
      expect(wording).toMatch(/^[A-Z].*\.$/)
    }
  })
})

it('of several approvals apply together, each endorsement once [DSK-303]', () => {
  const one = { loadingPercent: 20, extraExcess: fromPounds(100), endorsements: ['tracker'] } as const
  const other = {
    loadingPercent: 5,
    extraExcess: fromPounds(50),
    endorsements: ['tracker', 'photographs'],
  } as const
  expect(addTerms(one, other)).toEqual({
    loadingPercent: 25,
    extraExcess: fromPounds(150),
    endorsements: ['tracker', 'photographs'],
  })
  expect(addTerms(noTerms, one)).toEqual(one)
})
