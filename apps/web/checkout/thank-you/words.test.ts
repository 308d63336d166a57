import { localDate } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { coverInWords, leadInWords } from './cover-in-words.ts'
import { paidInWords } from './PolicyDetails.tsx'
import { portalWords } from './PortalPanel.tsx'
import { aPolicy } from './testing.ts'
import { changingYourMind, whatNext } from './WhatNext.tsx'

const recipient = { firm: 'Acorn', email: 'priya@example.com' }

describe('the portal panel', () => {
  it.each([
    ['USER_CREATED', 'email', /^Check your email to set a password/],
    ['USER_ALREADY_EXISTS', 'sign-in', /^Sign in to your existing account/],
    ['USER_NOT_CREATED', 'call', /^We couldn't create an account for you.*Call Acorn/],
    ['PENDING', 'wait', /You don't need to do anything/],
  ] as const)('shows one action for the state %s [THX-01] [D-216]', (status, action, words) => {
    const portalText = portalWords(status, recipient)
    expect(portalText.action).toBe(action)
    expect(portalText.words).toMatch(words)
  })
})

describe('what was paid', () => {
  it.each([
    ['TAKEN', 'Amount paid', undefined],
    ['HELD', 'Amount to be taken', /Your bank has reserved this amount/],
    ['NONE', 'Amount paid', /Nothing was due/],
  ] as const)('is described by the state of the money: %s [THX-02] [D-215]', (payment, name, note) => {
    const paid = paidInWords({ payment, paidNow: payment === 'NONE' ? 0 : 1234.5 })
    expect(paid.name).toBe(name)
    expect(paid.amount).toBe(payment === 'NONE' ? '£0.00' : '£1,234.50')
    if (note) expect(paid.note).toMatch(note)
    else expect(paid.note).toBeUndefined()
  })
})

describe('the period of cover', () => {
  it('is shown in UK time, summer and winter [THX-02] [D-134]', () => {
    const words = coverInWords({ coverStart: '2026-06-30T23:30:00Z', coverEnd: '2026-12-31T23:59:00+00:00' })
    expect(words).toEqual({ starts: '1 July 2026 at 00:30', ends: '31 December 2026 at 23:59' })
  })

  it('is not shown as started before it has', () => {
    const before = leadInWords(aPolicy(), 'Acorn', new Date('2026-11-16T08:59:59Z'))
    expect(before).toContain('Your cover starts on 16 November 2026 at 09:00.')
    expect(leadInWords(aPolicy(), 'Acorn', new Date('2026-11-16T09:00:00Z'))).toContain(
      "you're covered. Your cover started on 16 November 2026 at 09:00",
    )
  })
})

describe('the right to change one’s mind', () => {
  it('is a second one for customers who pay monthly: to withdraw from the loan [CON-24]', () => {
    expect(changingYourMind(aPolicy())).not.toContain('credit')
    const instalments = { firstOn: localDate('2026-12-16'), first: 40, standard: 40, count: 11 }
    expect(changingYourMind(aPolicy({ instalments }))).toBe(
      'You have 14 days to change your mind about this policy. You also have 14 days to withdraw from the credit agreement.',
    )
  })
})

describe('what happens next', () => {
  const titles = (policy: ReturnType<typeof aPolicy>) => whatNext(policy).map(({ title }) => title)

  it('is email, or post for customers who asked for it [D-167]', () => {
    expect(whatNext(aPolicy())[0]?.words).toContain('priya@example.com')
    const byPost = whatNext(aPolicy({ documentsByPost: true }))[0]
    expect(byPost?.title).toBe("We'll post your documents")
    expect(byPost?.words).not.toContain('email')
  })

  it('includes every proof with its date, after the documents arrive and before the policy ends [THX-02]', () => {
    const proof = { what: 'A letter.', by: 'By 07/12/2026' }
    const policy = aPolicy({
      proofs: [
        { ...proof, code: 'no-claims', title: 'Your no claims discount' },
        { ...proof, code: 'dvla-record', title: 'Your driving licence' },
      ],
    })
    expect(titles(policy)).toEqual([
      'A copy is on its way to your inbox',
      'Your no claims discount',
      'When it ends',
    ])
    expect(whatNext(policy)[1]?.by).toBe('By 07/12/2026')
  })

  it('includes the renewal of a policy that renews automatically [CON-30]', () => {
    expect(titles(aPolicy({ automaticRenewal: true }))).toContain('It renews automatically')
  })
})
