import { describe, expect, it } from 'vitest'
import { fromPounds } from '../values/pence.ts'
import type { StaffRole } from './people.ts'
import { type DecidedRefund, maySecondRefund, refundApproval } from './refund-authority.ts'

const person = (subject: string, ...roles: StaffRole[]) => ({ subject, roles })
const femi = person('femi', 'finance')
const tom = person('tom', 'team-lead')
const fiona = person('fiona', 'finance-manager')

// Half past midnight in London, which is the day before in UTC.
const now = new Date('2027-06-09T23:30:00Z')
const refunded = (
  pounds: number,
  { policyNumber = 'A-1', at = now, as = 'alone' as DecidedRefund['as'] } = {},
): DecidedRefund => ({ policyNumber, amount: fromPounds(pounds), as, at })
const alone = (pounds: number, ...decided: DecidedRefund[]) =>
  refundApproval(femi, { policyNumber: 'A-1', amount: fromPounds(pounds), now }, decided)
const second = (who: typeof tom, pounds: number, ...decided: DecidedRefund[]) =>
  maySecondRefund(femi, who, { policyNumber: 'A-1', amount: fromPounds(pounds) }, decided)

describe('what a person refunds alone', () => {
  it('counts all that they refunded on the policy, whenever that was [DSK-513]', () => {
    const lastYear = new Date('2026-06-09T12:00:00Z')
    expect(alone(100)).toBe('alone')
    expect(alone(60, refunded(40, { at: lastYear }))).toBe('alone')
    expect(alone(60.01, refunded(40, { at: lastYear }))).toBe('with-second')
    expect(alone(0.01, refunded(60), refunded(40))).toBe('with-second')
  })

  it('counts all that they refunded on this day in London, on any policy [DSK-513]', () => {
    const elsewhere = (pounds: number, at: string) =>
      refunded(pounds, { policyNumber: 'A-2', at: new Date(at) })
    expect(alone(50, elsewhere(50, '2027-06-09T23:05:00Z'))).toBe('alone')
    expect(alone(51, elsewhere(50, '2027-06-09T23:05:00Z'))).toBe('with-second')
    // Five minutes before midnight in London.
    expect(alone(100, elsewhere(100, '2027-06-09T22:55:00Z'))).toBe('alone')
    // A policy's refund of today is not counted twice.
    expect(alone(50, refunded(50))).toBe('alone')
  })

  it('does not count what they confirmed as the second person [DSK-513]', () => {
    expect(alone(100, refunded(900, { as: 'second' }))).toBe('alone')
  })
})

describe('what a person confirms as the second', () => {
  it('counts all that they confirmed on the policy [DSK-513]', () => {
    const half = refunded(500, { as: 'second' })
    expect(second(tom, 500, half)).toBe(true)
    expect(second(tom, 500.01, half)).toBe(false)
    expect(second(tom, 900, refunded(500, { as: 'second', policyNumber: 'A-2' }))).toBe(true)
  })

  it('has no upper limit for a finance manager, who begins nothing [DSK-513]', () => {
    expect(second(fiona, 1_000_000)).toBe(true)
    expect(second(person('femi', 'finance-manager'), 10)).toBe(false)
    expect(refundApproval(fiona, { policyNumber: 'A-1', amount: fromPounds(1), now }, [])).toBe('not-allowed')
  })
})
