import { priceHeldUntil, promisedBy } from '@milepost/domain/referral/promise'
import { isUndecided, type ReferralState } from '@milepost/domain/referral/states'
import type { StoredQuote } from './ports.ts'

/** The state of a referral for its customer, and by when the next step is due. */
export type ReferralStatus = { state: ReferralState; by: Date | undefined }

/** For a referred quote, `open` if it was referred a moment ago; and for a quote whose price is held by an approval. */
export function referralStatusOf(quote: StoredQuote): ReferralStatus | undefined {
  const { referral, current, status, approved } = quote
  if (status !== 'referred')
    return (
      approved && { state: 'approved', by: priceHeldUntil(approved.until, current.risk.cover.start.date) }
    )
  // The quote was read before the price that refers it was made: its last referral is an earlier one.
  if (referral === undefined || referral.state === 'approved' || referral.movedAt < current.pricedAt)
    return { state: 'open', by: promisedBy(current.pricedAt) }
  const { state, movedAt, dueAt } = referral
  if (state === 'open') return { state, by: promisedBy(movedAt) }
  return { state, by: isUndecided(state) ? dueAt : undefined }
}
