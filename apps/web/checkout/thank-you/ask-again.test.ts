import { describe, expect, it } from 'vitest'
import { aDocument, aPolicy } from './testing.ts'
import { askAgainIn, type PurchaseResult } from './use-purchase-result.ts'

const purchasedResult = (more: Parameters<typeof aPolicy>[0]): PurchaseResult => ({
  kind: 'bought',
  policy: aPolicy(more),
})
const half = purchasedResult({
  documents: [aDocument('Policy schedule'), aDocument('Policy wording', false)],
})

describe('polling', () => {
  it('continues every 2 seconds until every document is ready, and then stops [THX-03] [F20]', () => {
    expect(askAgainIn(half, 0)).toBe(2000)
    expect(askAgainIn(half, 60_000)).toBe(2000)
    expect(askAgainIn(purchasedResult({}), 0)).toBeUndefined()
  })

  it('continues for an account that is being created, and for documents that are not named yet [THX-01]', () => {
    expect(askAgainIn(purchasedResult({ portalUserStatus: 'PENDING' }), 0)).toBe(2000)
    expect(askAgainIn(purchasedResult({ documents: [] }), 0)).toBe(2000)
  })

  it('continues while the bank has not answered [F12]', () => {
    expect(askAgainIn({ kind: 'checking' }, 0)).toBe(2000)
    expect(askAgainIn({ kind: 'checking' }, 3_600_000)).toBe(15_000)
  })

  it('slows down after two minutes, and ends after ten for documents', () => {
    expect(askAgainIn(half, 120_000)).toBe(15_000)
    expect(askAgainIn(half, 600_001)).toBeUndefined()
  })

  it.each(['failed', 'nothing', 'not-charged'] as const)('does not continue after %s', (kind) => {
    expect(askAgainIn({ kind }, 0)).toBeUndefined()
  })
})
