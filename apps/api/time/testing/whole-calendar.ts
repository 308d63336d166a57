import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import type { Outage } from './live.ts'

/**
 * Every time at which the book is looked at: each morning and evening, so that what is due on a day has been done, and nothing but an
 * outage is ever late.
 */
export function stopsOf(firstDay: LocalDate, months: number): readonly string[] {
  const days = Array.from({ length: Math.floor(months * 30.44) }, (_, day) => addDays(firstDay, day + 1))
  return days.flatMap((day) => [`${day}T09:30:00Z`, `${day}T19:30:00Z`])
}

/**
 * A night, three days and a week without each part. Most of the book's thirty-day policies end on the days 29 to 40 and every thirty days
 * after that, its years on the days 364 to 376: there, and a week before, an outage meets notices, charges and last days.
 */
export function outagesFrom(firstDay: LocalDate): readonly Outage[] {
  const away = (part: Outage['part'], fromDay: number, days: number): Outage => ({
    part,
    from: `${addDays(firstDay, fromDay)}T20:00:00Z`,
    to: `${addDays(firstDay, fromDay + days)}T08:20:00Z`,
  })
  return [
    { part: 'lender', from: `${firstDay}T10:00:00Z`, to: `${addDays(firstDay, 3)}T08:20:00Z` },
    // Notices of the first period, its charges, and its last days.
    away('mail', 23, 1),
    away('processes', 30, 1),
    away('cards', 33, 1),
    // Three days each, from the eve of notices, charges and ends.
    away('mail', 53, 3),
    away('cards', 89, 3),
    away('lender', 99, 3),
    away('processes', 120, 3),
    // A week each.
    away('mail', 173, 7),
    away('processes', 206, 7),
    away('cards', 239, 7),
    away('lender', 257, 7),
    // Around the ends of the years.
    away('mail', 336, 3),
    away('processes', 357, 1),
    away('cards', 364, 3),
    away('processes', 388, 7),
  ]
}
