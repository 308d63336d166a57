import { describe, expect, it } from 'vitest'
import { actRefusalWords, policyActs, whyNotAllowed } from './policy-acts'
import { coverEndsAt, hasCover, type PolicyTimeline, policyState, policyStates } from './policy-state'

const day = (date: string) => new Date(`${date}T12:00:00Z`)
const facts: PolicyTimeline = {
  coverStart: day('2026-12-01'),
  coverEnd: day('2027-11-30'),
  cancelledFrom: undefined,
  followedBy: undefined,
}

describe('the state of a policy', () => {
  it('follows from its dates alone, so that no state waits for a job [DSK-501] [D-276]', () => {
    expect(policyState(facts, day('2026-11-30'))).toBe('sold')
    expect(policyState(facts, facts.coverStart)).toBe('in-force')
    expect(policyState(facts, facts.coverEnd)).toBe('ended')
    expect(policyState({ ...facts, followedBy: 'A-10000002' }, day('2027-11-01'))).toBe('in-force')
    expect(policyState({ ...facts, followedBy: 'A-10000002' }, facts.coverEnd)).toBe('renewed')
  })

  it('stays in force as cancelling until the moment of its cancellation, and is cancelled for ever after [D-286]', () => {
    const cancelled = { ...facts, cancelledFrom: day('2027-03-01') }
    expect(policyState(cancelled, day('2026-11-30'))).toBe('cancelling')
    expect(policyState(cancelled, day('2027-02-28'))).toBe('cancelling')
    expect(policyState(cancelled, day('2027-03-01'))).toBe('cancelled')
    expect(policyState({ ...cancelled, followedBy: 'A-10000002' }, day('2029-01-01'))).toBe('cancelled')
    expect(coverEndsAt(cancelled)).toEqual(day('2027-03-01'))
    expect(coverEndsAt(facts)).toEqual(facts.coverEnd)
  })
})

it('refuses in one table what a state does not allow, with a reason in words [DSK-501] [DSK-502] [DSK-505]', () => {
  const table = policyStates.map(
    (state) => `${state}: ${policyActs.map((act) => whyNotAllowed(state, act) ?? 'yes').join(', ')}`,
  )
  expect(table).toEqual([
    'sold: yes, yes, yes, cover-runs, yes, yes, yes, no-notice',
    'in-force: yes, yes, yes, cover-runs, yes, yes, yes, no-notice',
    'cancelling: yes, yes, yes, cover-runs, being-cancelled, being-cancelled, yes, yes',
    'cancelled: yes, yes, yes, yes, cancelled, cancelled, cancelled, notice-over',
    'ended: yes, yes, yes, ended, ended, ended, ended, ended',
    'renewed: renewed, yes, yes, renewed, renewed, renewed, renewed, renewed',
  ])
  for (const words of Object.values(actRefusalWords)) expect(words).toMatch(/\.$/)
})

it('knows that cover exists only before its end [DSK-502]', () => {
  expect(policyStates.filter(hasCover)).toEqual(['sold', 'in-force', 'cancelling'])
})
