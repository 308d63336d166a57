import { pence } from '@milepost/domain/values/pence'
import { expect, it } from 'vitest'
import { brokenPromises, type rules } from './promise-rules.ts'
import type { Seen } from './what-was-seen.ts'

const at = (time: string) => new Date(`${time}:00Z`)
const email = 'driver@example.com'

const policy = { email, term: 'thirty-day', renews: true, taken: 227_02, returned: 0 } as const

/** Thirty days bought, announced, renewed, stopped and ended: every promise was kept. */
const kept: Seen = {
  emails: [
    { at: at('2026-11-16T09:01'), subject: 'You are insured', text: 'Policy A-1' },
    {
      at: at('2026-12-12T09:00'),
      subject: 'Your next payment',
      text: 'Policy A-1\nNext payment: £227.02 on 18 December 2026',
    },
    { at: at('2026-12-18T08:05'), subject: 'You are insured', text: 'Policy A-2' },
    { at: at('2027-01-12T09:00'), subject: 'Your cover ends soon', text: 'A-2 18 January 2027' },
    { at: at('2027-01-17T09:00'), subject: 'Your cover ends', text: 'Policy A-2, 18 January 2027.' },
    { at: at('2027-01-19T09:00'), subject: 'Your cover has ended', text: 'Policy A-2 on 18 January 2027' },
  ].map((each) => ({ ...each, to: email, attached: [] })),
  charges: [
    { at: at('2026-11-16T09:00'), orderId: 'one', pence: pence(227_02) },
    { at: at('2026-12-18T08:00'), orderId: 'two', pence: pence(227_02) },
  ],
  refunds: [],
  policies: [
    {
      ...policy,
      policyNumber: 'A-1',
      orderId: 'one',
      soldAt: at('2026-11-16T09:00'),
      coverStart: at('2026-11-20T00:00'),
      coverEnd: at('2026-12-19T23:59'),
      isRenewal: false,
    },
    {
      ...policy,
      policyNumber: 'A-2',
      orderId: 'two',
      soldAt: at('2026-12-18T08:00'),
      coverStart: at('2026-12-20T00:00'),
      coverEnd: at('2027-01-18T23:59'),
      isRenewal: true,
    },
  ],
  loans: [],
  stops: [{ at: at('2026-12-24T10:00'), email }],
  outages: [],
  accounts: [],
  errors: [],
  now: at('2027-01-22T10:00'),
}
const [sold, notice, renewed, endsSoon, endsTomorrow, hasEnded] = kept.emails
const [first, second] = kept.policies
const [paid, charged] = kept.charges
if (!sold || !notice || !renewed || !endsSoon || !endsTomorrow || !hasEnded || !first || !second)
  throw new Error('Incomplete')
if (!paid || !charged) throw new Error('Incomplete')
const without = (email: typeof sold) => kept.emails.filter((each) => each !== email)
const ending = {
  reason: 'customer',
  askedAt: at('2027-01-15T10:00'),
  endsAt: at('2027-01-15T10:00'),
} as const
/** Cancelled and told so, before anything about an end was due. */
const cancelledSoon = {
  ...second,
  cancellation: { ...ending, askedAt: at('2026-12-30T10:00'), endsAt: at('2026-12-30T10:00') },
}
const cancelledEmail = {
  ...hasEnded,
  at: at('2026-12-30T10:01'),
  subject: 'Your policy has been cancelled',
  text: 'Policy A-2',
}
const certificate = {
  ...cancelledEmail,
  at: at('2026-12-31T10:00'),
  subject: 'Documents',
  attached: ['Certificate.pdf'],
}
const untilStop = [sold, notice, renewed]

it('finds nothing where every promise was kept', () => {
  expect(brokenPromises(kept)).toEqual([])
})

/** For each rule, what breaks it and nothing else. */
const broken: Readonly<Record<keyof typeof rules, Partial<Seen>>> = {
  'no card is charged without a notice of this price in time': {
    emails: [sold, { ...notice, at: at('2026-12-13T09:00') }, ...kept.emails.slice(2)],
  },
  'no card is charged at night': { charges: [paid, { ...charged, at: at('2026-12-18T02:00') }] },
  'nobody is charged twice for the same days': {
    charges: [paid, charged, charged],
    policies: [first, { ...second, taken: 2 * 227_02 }],
  },
  'every policy was paid for, and every payment bought a policy': {
    charges: [charged],
    policies: [{ ...first, taken: 0 }, second],
  },
  'nobody is charged after a stop': {
    stops: [{ at: at('2026-12-17T10:00'), email }],
    policies: [{ ...first, renews: true }, second],
    now: at('2026-12-18T09:00'),
  },
  'nobody is charged after their policy was cancelled': {
    policies: [
      { ...first, cancellation: { ...ending, askedAt: charged.at, endsAt: charged.at } },
      second,
    ].map((each) =>
      each.cancellation
        ? {
            ...each,
            cancellation: { ...each.cancellation, askedAt: new Date(charged.at.getTime() - 60_000) },
          }
        : each,
    ),
    now: at('2026-12-18T09:00'),
  },
  'no email comes twice': { emails: [...kept.emails, { ...hasEnded, at: at('2027-01-20T09:00') }] },
  'every policy is sent to its customer within a day': {
    emails: kept.emails.filter(({ text }) => !text.includes('A-2')),
    now: at('2027-01-10T09:00'),
  },
  'every end of cover is told on each of its days': { emails: without(endsTomorrow) },
  'nobody’s cover ends without an email that says so': {
    policies: [first, { ...second, renews: true }],
    stops: [],
    emails: without(hasEnded),
  },
  'every cancellation is told with its end': { policies: [first, cancelledSoon], emails: untilStop },
  'a cancelled policy gets no certificate and no word of a renewal': {
    policies: [first, cancelledSoon],
    emails: [...untilStop, cancelledEmail, certificate],
  },
  'a renewal follows its period without a gap': {
    policies: [first, { ...second, coverStart: at('2026-12-21T00:00') }],
  },
  'our accounts are the card provider’s': { policies: [first, { ...second, returned: 100 }] },
  'the lender’s state is ours': {
    loans: [{ policyNumber: 'A-3', since: at('2026-11-16T09:00'), ours: 'SBX1', lenders: 'no mandate' }],
  },
  'the accounts agree': { accounts: ['The balance of A-1 is 1p'] },
  'nothing fails that was not made to fail': { errors: ['renewals: TypeError'] },
}

it.each(Object.entries(broken))('finds where it is not so that %s', (rule, change) => {
  const found = brokenPromises({ ...kept, ...change })
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((each) => !each.startsWith(rule))).toEqual([])
})

it.each([
  ['of another price', { ...notice, text: 'Next payment: £227.03 on 18 December 2026' }],
  ['to somebody else', { ...notice, to: 'other@example.com' }],
])('counts no notice %s', (_, other) => {
  expect(brokenPromises({ ...kept, emails: [sold, other, ...kept.emails.slice(2)] })).toHaveLength(1)
})
