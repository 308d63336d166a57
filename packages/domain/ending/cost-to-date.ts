import { daysBetween, type LocalDate } from '../values/local-date.ts'
import { type Pence, pence } from '../values/pence.ts'

/** A version of a policy: what a whole term of it costs on one line of the account, from its first day until the next version. */
export type VersionCost = { from: LocalDate; wholeTerm: Pence }

export type Period = { firstDay: LocalDate; lastDay: LocalDate }

/**
 * What one line of a customer's account has cost by the versions of the policy, from the first day and for that many days: by days,
 * rounded once over the sum (D-291). A part of a penny goes to the customer. A purchase, a change and a cancellation book this, less what
 * is booked.
 */
export function costToDate(versions: readonly VersionCost[], period: Period, days: number): Pence {
  const inAll = daysIn(period)
  const ordered = [...versions].sort((one, other) => (one.from < other.from ? -1 : 1))
  const pennyDays = ordered.reduce((sum, { from, wholeTerm }, index) => {
    const begins = dayOf(from, period, days)
    const next = ordered[index + 1]
    const ends = next === undefined ? days : dayOf(next.from, period, days)
    return sum + wholeTerm * (ends - begins)
  }, 0)
  return pence(Math.floor(pennyDays / inAll))
}

export const daysIn = ({ firstDay, lastDay }: Period) => daysBetween(firstDay, lastDay) + 1

/** What remains to be booked; negative when it comes back. */
export const toBook = (cost: Pence, booked: Pence): number => cost - booked

const dayOf = (day: LocalDate, { firstDay }: Period, days: number) =>
  Math.min(Math.max(daysBetween(firstDay, day), 0), days)
