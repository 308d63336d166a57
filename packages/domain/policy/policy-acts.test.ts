import { describe, expect, it } from 'vitest'
import { actRefusalWords, policyActs, policyJobActs, whyNotAllowed } from './policy-acts.ts'
import { coverEndsAt, hasCover, type PolicyTimeline, policyState, policyStates } from './policy-state.ts'

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
    'sold: yes, yes, yes, yes, cover-runs, yes, yes, yes, no-notice, yes, yes, yes, yes, yes, yes, yes',
    'in-force: yes, yes, yes, yes, cover-runs, yes, yes, yes, no-notice, yes, yes, yes, yes, yes, yes, yes',
    'cancelling: yes, yes, yes, yes, cover-runs, being-cancelled, being-cancelled, yes, yes, yes, yes, yes, yes, yes, being-cancelled, yes',
    'cancelled: yes, yes, cancelled, yes, yes, cancelled, cancelled, cancelled, notice-over, loan-over, loan-over, loan-over, loan-over, loan-over, loan-over, yes',
    'ended: yes, yes, ended, yes, ended, ended, ended, ended, ended, yes, yes, ended, yes, yes, ended, yes',
    'renewed: renewed, yes, ended, yes, renewed, renewed, renewed, renewed, renewed, yes, yes, ended, yes, yes, ended, yes',
  ])
  for (const words of Object.values(actRefusalWords)) expect(words).toMatch(/\.$/)
})

it('does nothing more to a loan that ended alone, whatever the state of its policy [DSK-523]', () => {
  const refused = [...policyActs, ...policyJobActs].filter(
    (act) => whyNotAllowed('in-force', act, { isLoanOver: true }) !== whyNotAllowed('in-force', act),
  )
  expect(refused).toEqual([
    'lender-missed',
    'lender-collected',
    'lender-default-notice',
    'lender-correct',
    'withdraw-from-loan',
    'settle-loan',
    'lodge-mandate',
    'tell-mandate',
    'tell-instalment',
  ])
  for (const act of refused)
    expect(whyNotAllowed('in-force', act, { isLoanOver: true })).toBe('loan-ended-alone')
  // The reason of the state goes first.
  expect(whyNotAllowed('cancelled', 'settle-loan', { isLoanOver: true })).toBe('loan-over')
})

it('lets no job do what has become untrue by the time it runs [DSK-501] [DSK-502] [D-276]', () => {
  const states = Object.fromEntries(
    policyJobActs.map((act) => [act, policyStates.filter((state) => !whyNotAllowed(state, act)).join(', ')]),
  )
  const covered = 'sold, in-force, cancelling'
  const always = policyStates.join(', ')
  expect(states).toEqual({
    'make-documents': always,
    'issue-certificate': covered,
    'send-policy': covered,
    'open-account': always,
    'lodge-mandate': covered,
    'tell-mandate': covered,
    'tell-proof': covered,
    'tell-refund': always,
    'tell-instalment': 'sold, in-force, cancelling, ended, renewed',
    'tell-charge': always,
    'tell-loan-over': 'sold, in-force, cancelling, ended, renewed',
    'tell-payment': always,
    'tell-renewal': 'sold, in-force',
    'tell-notice': 'cancelling',
    'tell-withdrawn': 'sold, in-force',
    'tell-cancelled': 'cancelled',
    'tell-no-claims': 'ended',
    renew: 'sold, in-force, ended',
    'end-cover': 'cancelled',
    'end-loan': always,
  })
})

it('knows that cover exists only before its end [DSK-502]', () => {
  expect(policyStates.filter(hasCover)).toEqual(['sold', 'in-force', 'cancelling'])
})
