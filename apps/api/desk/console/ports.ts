import type { Channel } from '@milepost/domain/questions/asking'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Count, DayCount } from '@milepost/domain/visit/journey-report'
import type { StaffSession } from '../../platform/session/staff-ports.ts'

/** Which counts to read. Only these journeys are included, regardless of the other filters. */
export type CountFilter = {
  from: LocalDate
  to: LocalDate
  journeys: readonly JourneyId[]
  channel: Channel | undefined
  site: string | undefined
}

/** A line of the export. */
export type CountOfDay = Count & { day: LocalDate; journey: JourneyId; channel: Channel }

export type ConsoleStore = {
  readCounts(
    filter: CountFilter,
    now: Date,
  ): Promise<{
    counts: readonly Count[]
    days: readonly DayCount[]
    /** When today was counted; undefined if today is not in the period or is counted while it is read. */
    todayCountedAt: Date | undefined
  }>
  /** Counts by day, and records who exported them. Undefined, and not recorded, if there are more than this many lines. */
  exportCounts(
    filter: CountFilter,
    by: StaffSession,
    now: Date,
    most: number,
  ): Promise<readonly CountOfDay[] | undefined>
}
