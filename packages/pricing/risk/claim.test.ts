import { expect, it } from 'vitest'
import { aClaim } from '../testing/people'
import { claimKind } from './driving-record'

it.each([
  ['an accident of theirs', aClaim(), 'fault'],
  ["an accident of somebody else's", aClaim({ isAtFault: false }), 'non-fault'],
  ['a stolen vehicle', aClaim({ type: 'Z', isAtFault: false }), 'fire-or-theft'],
  ['a flood', aClaim({ type: 'D', isAtFault: false }), 'non-fault'],
  ['a windscreen, though ticked as their fault', aClaim({ type: 'W' }), 'glass'],
])('reads %s', (_what, claim, kind) => {
  expect(claimKind(claim)).toBe(kind)
})
