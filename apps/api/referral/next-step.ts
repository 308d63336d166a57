import { priceHeldUntil, promisedBy } from '@milepost/domain/referral/promise'
import type { StoredQuote } from '../quote/ports.ts'
import type { Referral } from './ports.ts'

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
