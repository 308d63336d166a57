import { describe, expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import {
  checkDueAt,
  followedProofs,
  isFollowed,
  isProofStep,
  proofDueAgain,
  proofDueOn,
  proofRefusalNames,
  proofRefusals,
  proofStates,
  proofStateWords,
  proofTitles,
} from './proof-steps.ts'

describe('a proof that a customer was asked for', () => {
  it('can be accepted, refused or waived until it is accepted or waived [D-276]', () => {
    const table = proofStates.map((from) => [from, proofStates.filter((to) => isProofStep(from, to))])
    expect(Object.fromEntries(table)).toEqual({
      asked: ['asked', 'received', 'accepted', 'refused', 'not-needed'],
      received: ['accepted', 'refused', 'not-needed'],
      accepted: [],
      refused: ['asked', 'received', 'accepted', 'refused', 'not-needed'],
      'not-needed': [],
    })
  })

  it('is followed by staff unless the pound checks it [D-276]', () => {
    expect(isFollowed('release')).toBe(false)
    expect(followedProofs.every(isFollowed)).toBe(true)
    const words = [
      ...followedProofs.map((code) => proofTitles[code]),
      ...proofStates.map((state) => proofStateWords[state]),
    ]
    expect(new Set(words).size).toBe(words.length)
  })

  it('is due by the day the customer was told, and two weeks after it was not accepted [D-276]', () => {
    const start = localDate('2026-11-20')
    expect(proofDueOn('no-claims', start)).toBe('2026-12-11')
    expect(proofDueOn('taxi-licences', start)).toBe('2026-12-04')
    expect(proofDueAgain(localDate('2026-12-11'))).toBe('2026-12-25')
    expect(checkDueAt(new Date('2026-12-23T18:00:00Z')).toISOString()).toBe('2026-12-29T17:00:00.000Z')
  })

  it('is refused in a whole sentence that says what to do or what is wrong [D-276]', () => {
    for (const name of proofRefusalNames) expect(proofRefusals[name]).toMatch(/^[A-Z].*\.$/)
  })
})
