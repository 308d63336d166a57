import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromPounds, pence } from '../values/pence'
import { beyondAuthority, referralAuthorities, secondPersonProblem } from './authority'

const { underwriter, senior, lead } = referralAuthorities
const act = { loadingPercent: 25, extraExcess: fromPounds(500), sumInsured: fromPounds(50_000) }

describe('authority', () => {
  it('covers an act up to each limit, and names every one it exceeds [DSK-304]', () => {
    expect(beyondAuthority(act, underwriter)).toEqual([])
    expect(beyondAuthority({ ...act, loadingPercent: 26 }, underwriter)).toEqual(['loadingPercent'])
    expect(
      beyondAuthority({ ...act, extraExcess: fromPounds(501), sumInsured: fromPounds(100_001) }, underwriter),
    ).toEqual(['extraExcess', 'sumInsured'])
    expect(beyondAuthority({ ...act, loadingPercent: 50 }, senior)).toEqual([])
  })

  it('without limit covers everything, and more authority never covers less [DSK-304]', () => {
    const acts = fc.record({
      loadingPercent: fc.nat(300),
      extraExcess: fc.nat(500_000).map(pence),
      sumInsured: fc.nat(100_000_000).map(pence),
    })
    fc.assert(
      fc.property(acts, (any) => {
        expect(beyondAuthority(any, lead)).toEqual([])
        expect(beyondAuthority(any, underwriter)).toEqual(
          expect.arrayContaining([...beyondAuthority(any, senior)]),
        )
      }),
    )
  })
})

it('needs a second person who is another one and may decide it [DSK-304]', () => {
  const beyond = { ...act, loadingPercent: 40 }
  const first = { subject: 'ann', name: 'Ann Lee' }
  const person = (subject: string, authority: typeof senior | typeof underwriter | typeof lead) => ({
    subject,
    name: subject,
    authority,
  })
  expect(secondPersonProblem(beyond, first, person('ANN ', lead))).toBe('same-person')
  expect(secondPersonProblem(beyond, first, { ...person('other', lead), name: 'ann lee' })).toBe(
    'same-person',
  )
  expect(secondPersonProblem(beyond, first, person('bob', underwriter))).toBe('beyond-authority')
  expect(secondPersonProblem(beyond, first, person('bob', senior))).toBeUndefined()
})
