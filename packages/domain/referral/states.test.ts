import { describe, expect, it } from 'vitest'
import { mayMove, referralStates, undecidedStates } from './states.ts'

describe('a referral', () => {
  it('is decided once: only an undecided referral can be approved or declined [DSK-303]', () => {
    for (const from of referralStates) {
      const isUndecided = undecidedStates.some((state) => state === from)
      expect(mayMove(from, 'approved'), from).toBe(isUndecided)
      expect(mayMove(from, 'declined'), from).toBe(isUndecided)
    }
  })

  it('leads to a purchase only when it was approved, and has no next step after it ended [DSK-303]', () => {
    expect(referralStates.filter((from) => mayMove(from, 'bought'))).toEqual(['approved'])
    for (const end of ['declined', 'withdrawn', 'lapsed', 'bought'] as const)
      expect(referralStates.filter((to) => mayMove(end, to))).toEqual([])
  })
})
