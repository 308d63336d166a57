import { priceHeldUntil, promisedBy } from '@milepost/domain/referral/promise'
import { isUndecided, type ReferralState } from '@milepost/domain/referral/states'
import type { StoredQuote } from '../quote/ports'

/** How a referral stands for its customer, and by when somebody does something about it. */
export type Standing = { state: ReferralState; by: Date | undefined }

/** Of a referred quote, where the one that was referred a moment ago is open; and of one whose price an approval holds. */
export function standingOf(quote: StoredQuote): Standing | undefined {
  const { referral, current, status, approved } = quote
  if (status !== 'referred')
    return (
      approved && { state: 'approved', by: priceHeldUntil(approved.until, current.risk.cover.start.date) }
    )
  // The quote was read before the price was made that refers it: its last referral was an earlier one.
  if (referral === undefined || referral.state === 'approved' || referral.movedAt < current.pricedAt)
    return { state: 'open', by: promisedBy(current.pricedAt) }
  const { state, movedAt, dueAt } = referral
  if (state === 'open') return { state, by: promisedBy(movedAt) }
  return { state, by: isUndecided(state) ? dueAt : undefined }
}
