import type { QuoteKey } from '../quote/ports'

/** Why an unbought quote is brought to mind: the day after it was made, or a week before it ends. */
export type ReminderKind = 'day-after' | 'before-expiry'

export type ReminderStore = {
  /**
   * Quotes that were opened by their customer, are still for sale, and are the last this address asked for this vehicle. None of
   * somebody who has bought for that vehicle.
   */
  unboughtQuotes(
    made: { from: Date; before: Date } | { expiringFrom: Date; expiringBefore: Date },
    now: Date,
  ): Promise<readonly QuoteKey[]>
}
