import { priceHeldUntil, promisedBy } from '@milepost/domain/referral/promise'
import { isUndecided, type ReferralState } from '@milepost/domain/referral/states'
import type { StoredQuote } from '../quote/ports.ts'
import type { Referral } from './ports.ts'

/** The state of a referral for its customer, and by when the next step is due. */
export type ReferralStatus = { state: ReferralState; by: Date | undefined }

/**
 * By when the next step of a referral is due, for everyone who reads or is told it: our decision, the customer's answer, or the end of an
 * approved price. A price ends with the day that its cover starts, even if the approval outlasts it.
 */
export function nextStepBy(
  { state, movedAt, dueAt }: Pick<Referral, 'state' | 'movedAt' | 'dueAt'>,
  { current }: Pick<StoredQuote, 'current'>,
): Date | undefined {
  if (state === 'open') return promisedBy(movedAt)
  if (state === 'asked') return dueAt
  return state === 'approved' && dueAt ? priceHeldUntil(dueAt, current.risk.cover.start.date) : undefined
}

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
