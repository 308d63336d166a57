import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../testing/refusals'
import { yesNo } from './fields'
import { given, listOf, partlyGiven, sent } from './objects'

describe('an object that is sent', () => {
  it('refuses each field it does not declare, and names it', () => {
    expect(refusals(sent({ atFault: yesNo }), { atFault: true, atfault: false })).toEqual([
      'atfault: Unknown field',
    ])
  })

  it('refuses what is no object', () => {
    for (const value of ['x', 1, null, [true]])
      expect(refusals(sent({ atFault: yesNo }), value)).toEqual([': Send an object'])
    expect(refusals(sent({ atFault: yesNo }), undefined)).toEqual([': Required: send an object'])
  })
})

describe('an object that is given', () => {
  it('leaves out what it does not declare', () => {
    expect(z.parse(given({ atFault: yesNo }), { atFault: true, secret: 'x' })).toEqual({ atFault: true })
  })

  it('may lack anything when partly given', () => {
    expect(z.parse(partlyGiven({ atFault: yesNo }), { secret: 'x' })).toEqual({})
  })
})

it('a list is no longer than it may be', () => {
  expect(refusals(listOf(yesNo, 2), [true, true, true])).toEqual([': Send at most 2 entries'])
  expect(refusals(listOf(yesNo, 2), 'x')).toEqual([': Send a list of at most 2 entries'])
})
