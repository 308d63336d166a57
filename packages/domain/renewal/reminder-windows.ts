import { addDays, type LocalDate } from '../values/local-date'
import { startOfLondonDay } from '../values/london-time'

/** A reminder that was missed for so many days is sent no more: it would surprise. */
const LATE_DAYS = 2
const BEFORE_EXPIRY_DAYS = 7

/**
 * Which unbought quotes are brought to mind on a day: those made the day before, and those that end in a week; and those that were
 * missed on the last two days. Counted in days of London, so that no change of the clocks leaves a quote out.
 */
export function reminderWindows(today: LocalDate): {
  dayAfter: { from: Date; before: Date }
  beforeExpiry: { expiringFrom: Date; expiringBefore: Date }
} {
  const lastDay = addDays(today, BEFORE_EXPIRY_DAYS)
  return {
    dayAfter: {
      from: startOfLondonDay(addDays(today, -1 - LATE_DAYS)),
      before: startOfLondonDay(today),
    },
    beforeExpiry: {
      expiringFrom: startOfLondonDay(addDays(lastDay, -LATE_DAYS)),
      expiringBefore: startOfLondonDay(addDays(lastDay, 1)),
    },
  }
}
