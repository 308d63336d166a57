import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StaffRole } from '../desk/people.ts'
import { fromPounds, pence } from '../values/pence.ts'
import {
  authorityInWords,
  beyondAnyAuthority,
  beyondAuthority,
  rolesIn,
  secondPersonProblem,
} from './authority.ts'

const person = (name: string, ...roles: StaffRole[]) => ({ subject: name.toLowerCase(), name, roles })
const uma = person('Uma', 'underwriter')
const tom = person('Tom', 'team-lead')
const act = { loadingPercent: 25, extraExcess: fromPounds(500), sumInsured: fromPounds(50_000) }

describe('authority', () => {
  it('covers an act up to each limit of the table, and lists every limit it exceeds [DSK-304] [DSK-106]', () => {
    expect(beyondAuthority(act, uma)).toEqual([])
    expect(beyondAuthority({ ...act, loadingPercent: 26 }, uma)).toEqual(['loadingPercent'])
    expect(
      beyondAuthority({ ...act, extraExcess: fromPounds(501), sumInsured: fromPounds(100_001) }, uma),
    ).toEqual(['extraExcess', 'sumInsured'])
    expect(beyondAuthority({ ...act, loadingPercent: 50, sumInsured: fromPounds(100_000) }, tom)).toEqual([])
    expect(beyondAuthority({ ...act, loadingPercent: 51 }, tom)).toEqual(['loadingPercent'])
  })

  it('ends at an excess of £1,000 for everyone; two people may agree on any loading and any car [DSK-304]', () => {
    expect(beyondAnyAuthority({ ...act, extraExcess: fromPounds(1_001) }, uma)).toEqual(['extraExcess'])
    expect(
      beyondAnyAuthority({ ...act, loadingPercent: 300, sumInsured: fromPounds(1_000_000) }, tom),
    ).toEqual([])
    // A role without authority proposes nothing.
    expect(beyondAnyAuthority(act, person('Ann', 'adviser'))).toEqual([
      'loadingPercent',
      'extraExcess',
      'sumInsured',
    ])
  })

  it('that is higher covers no less [DSK-304]', () => {
    const acts = fc.record({
      loadingPercent: fc.nat(300),
      extraExcess: fc.nat(500_000).map(pence),
      sumInsured: fc.nat(100_000_000).map(pence),
    })
    fc.assert(
      fc.property(acts, (any) => {
        expect(beyondAuthority(any, uma)).toEqual(expect.arrayContaining([...beyondAuthority(any, tom)]))
      }),
    )
  })
})

it('requires a second person who is a different one and may decide it [DSK-304]', () => {
  const beyond = { ...act, loadingPercent: 60 }
  expect(secondPersonProblem(beyond, uma, { ...tom, subject: 'UMA ' })).toBe('same-person')
  expect(secondPersonProblem(beyond, uma, { ...tom, name: 'uma' })).toBe('same-person')
  expect(secondPersonProblem(beyond, uma, person('Una', 'underwriter'))).toBe('beyond-authority')
  expect(secondPersonProblem(beyond, { ...uma, subject: ' uma' }, { ...tom, subject: 'uma' })).toBe(
    'same-person',
  )
  expect(secondPersonProblem(beyond, uma, tom)).toBeUndefined()
  // All of it, not only a part.
  expect(secondPersonProblem({ ...beyond, extraExcess: fromPounds(1_001) }, uma, tom)).toBe(
    'beyond-authority',
  )
  // Two team leads agree on what neither decides alone, although neither has a higher limit for the parts that the first
  // may decide.
  const wide = { ...beyond, extraExcess: fromPounds(1_000) }
  expect(secondPersonProblem(wide, tom, person('Tess', 'team-lead'))).toBeUndefined()
})

it('records the roles that a person decided with [DSK-309]', () => {
  const both = person('Bo', 'underwriter', 'team-lead')
  expect(rolesIn(authorityInWords(both))).toEqual(both.roles)
  // As the command line recorded it before the desk existed.
  expect(rolesIn('senior underwriter')).toEqual([])
})
