import { describe, expect, it } from 'vitest'
import type { GetPurchase } from '../../api/payment.ts'
import { aPolicy } from './testing.ts'
import { type PurchaseResult, seenAfter } from './use-purchase-result.ts'

type Answer = Exclude<GetPurchase, { kind: 'aborted' }>
const known = (status: 'NONE' | 'CHECKING' | 'NOT_CHARGED' | 'BOUGHT'): Answer => ({ kind: 'known', status })
const lost: Answer = { kind: 'unreachable' }
const purchasedResult: PurchaseResult = { kind: 'bought', policy: aPolicy() }

const after = (...answers: readonly Answer[]) =>
  answers.reduce<PurchaseResult>(seenAfter, { kind: 'asking' }).kind

describe('the result shown after a purchase', () => {
  it('is nothing in a browser without a purchase [D-033] [D-250]', () => {
    expect(after(known('NONE'))).toBe('nothing')
    expect(after(known('NOT_CHARGED'))).toBe('nothing')
  })

  it('is that nothing was charged, for a customer who waited for their bank [F12]', () => {
    expect(after(known('CHECKING'))).toBe('checking')
    expect(after(known('CHECKING'), known('CHECKING'), known('NOT_CHARGED'))).toBe('not-charged')
  })

  it('is the policy as soon as there is one [THX-02]', () => {
    expect(after(known('CHECKING'), { kind: 'known', status: 'BOUGHT', policy: aPolicy() })).toBe('bought')
    expect(after(known('BOUGHT'))).toBe('checking')
  })

  it('does not change when a reply is lost, and is unknown when none ever arrived', () => {
    expect(after(lost)).toBe('failed')
    expect(after({ kind: 'refused', code: 'INTERNAL_ERROR' })).toBe('failed')
    expect(after(known('CHECKING'), lost)).toBe('checking')
    expect(seenAfter(purchasedResult, lost)).toBe(purchasedResult)
    expect(seenAfter(purchasedResult, known('NONE'))).toBe(purchasedResult)
  })
})
