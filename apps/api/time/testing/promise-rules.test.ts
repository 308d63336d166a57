import { pence } from '@milepost/domain/values/pence'
import { expect, it } from 'vitest'
import { brokenPromises, type rules, type Seen } from './promise-rules'

const at = (time: string) => new Date(`${time}:00Z`)
const email = 'driver@example.com'

/** Thirty days bought, announced, renewed and stopped: every promise was kept. */
const kept: Seen = {
  emails: [
    { at: at('2026-11-16T09:01'), to: email, subject: 'You are insured', text: 'Policy A-1' },
    { at: at('2026-12-12T09:00'), to: email, subject: 'Your next payment', text: 'Next payment £227.02' },
    { at: at('2026-12-18T08:05'), to: email, subject: 'You are insured', text: 'Policy A-2' },
  ],
  charges: [
    { at: at('2026-11-16T09:00'), orderId: 'one', pence: pence(227_02) },
    { at: at('2026-12-18T08:00'), orderId: 'two', pence: pence(227_02) },
  ],
  policies: [
    {
      policyNumber: 'A-1',
      email,
      orderId: 'one',
      soldAt: at('2026-11-16T09:00'),
      coverStart: at('2026-11-20T00:00'),
      coverEnd: at('2026-12-19T23:59'),
      isRenewal: false,
    },
    {
      policyNumber: 'A-2',
      email,
      orderId: 'two',
      soldAt: at('2026-12-18T08:00'),
      coverStart: at('2026-12-20T00:00'),
      coverEnd: at('2027-01-18T23:59'),
      isRenewal: true,
    },
  ],
  stops: [{ at: at('2026-12-24T10:00'), email }],
  accounts: [],
  now: at('2027-01-01T09:00'),
}
const [sold, notice, renewed] = kept.emails
const [first, second] = kept.policies
const [paid, charged] = kept.charges
if (!sold || !notice || !renewed || !first || !second || !paid || !charged) throw new Error('Incomplete')

it('finds nothing where every promise was kept', () => {
  expect(brokenPromises(kept)).toEqual([])
})

/** For each rule, what breaks it and nothing else. */
const broken: Readonly<Record<keyof typeof rules, Partial<Seen>>> = {
  'no card is charged without an email that named this price at least six days before': {
    emails: [sold, { ...notice, at: at('2026-12-13T09:00') }, renewed],
  },
  'no card is charged at night': { charges: [paid, { ...charged, at: at('2026-12-18T02:00') }] },
  'nobody is charged twice for the same days': { charges: [paid, charged, charged] },
  'every policy was paid for, and every payment bought a policy': { charges: [charged] },
  'nobody is charged after a stop': { stops: [{ at: at('2026-12-17T10:00'), email }] },
  'nobody is charged after their policy was cancelled': {
    policies: [{ ...first, cancelledAt: at('2026-12-17T10:00') }, second],
  },
  'no email comes twice': { emails: [...kept.emails, { ...renewed, at: at('2026-12-19T09:00') }] },
  'every policy is sent to its customer within a day': { emails: [notice, renewed] },
  'a renewal follows its period without a gap': {
    policies: [first, { ...second, coverStart: at('2026-12-21T00:00') }],
  },
  'nobody’s cover ends without an email that says so': { now: at('2027-01-22T09:00') },
  'the accounts agree': { accounts: ['The balance of A-1 is 1p'] },
}

it.each(Object.entries(broken))('finds where it is not so that %s', (rule, change) => {
  const found = brokenPromises({ ...kept, ...change })
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((each) => !each.startsWith(rule))).toEqual([])
})

it.each([
  ['of another price', { ...notice, text: 'Next payment £227.03' }],
  ['to somebody else', { ...notice, to: 'other@example.com' }],
])('counts no notice %s', (_, other) => {
  expect(brokenPromises({ ...kept, emails: [sold, other, renewed] })).toHaveLength(1)
})
