import { describe, expect, it } from 'vitest'
import {
  attemptStates,
  attemptSteps,
  isIn,
  isStep,
  liveStates,
  openStates,
  payingStates,
} from './attempt-states.ts'

describe('the states of a payment', () => {
  it('lead from every state only to states that exist', () => {
    for (const from of attemptStates) for (const to of attemptSteps[from]) expect(attemptStates).toContain(to)
  })

  it('capture money only for a policy, and only money that was authorised [F2]', () => {
    const before = (to: (typeof attemptStates)[number]) => attemptStates.filter((from) => isStep(from, to))
    expect(before('TAKEN_UP')).toEqual(['AUTHORISED'])
    expect(before('CAPTURE_READY')).toEqual(['TAKEN_UP', 'CAPTURE_ERROR'])
    expect(before('CAPTURED')).toEqual(['CAPTURE_READY'])
  })

  it('never void the money of a policy [F16]', () => {
    const reachable = new Set<string>()
    const walk = (from: (typeof attemptStates)[number]) => {
      for (const to of attemptSteps[from])
        if (!reachable.has(to)) {
          reachable.add(to)
          walk(to)
        }
    }
    walk('TAKEN_UP')
    expect([...reachable].sort()).toEqual(
      ['CAPTURED', 'CAPTURE_ERROR', 'CAPTURE_READY', 'REFUNDED', 'REFUND_READY'].sort(),
    )
  })

  it('have a next step from every state that waits for someone [F27]', () => {
    for (const state of [...openStates, ...payingStates, 'VOID_READY', 'REFUND_READY'] as const)
      expect(attemptSteps[state].length).toBeGreaterThan(0)
  })

  it('count as live exactly those that may still become, or are, a policy [F5]', () => {
    for (const state of attemptStates) {
      const leadsToPolicy = isStep(state, 'AUTHORISED') || isStep(state, 'TAKEN_UP')
      const isPolicy = ['TAKEN_UP', 'CAPTURE_READY', 'CAPTURE_ERROR', 'CAPTURED'].includes(state)
      expect(isIn(liveStates, state)).toBe(leadsToPolicy || isPolicy)
    }
    for (const state of payingStates) expect(isIn(liveStates, state)).toBe(true)
  })
})
