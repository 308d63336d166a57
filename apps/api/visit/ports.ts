import type { Channel } from '@milepost/domain/questions/asking'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { KnownEvent } from '@milepost/domain/visit/visit-events'

/** One browser on one journey. The id is random, made by the browser and joined to nothing. */
export type Visit = { id: string; journey: JourneyId; channel: Channel; site: string }

export type VisitStore = {
  addEvents(visit: Visit, events: readonly KnownEvent[], at: Date): Promise<void>
  /**
   * Counts the days that are over and have not been counted yet, and a busy day so far; returns how many it counted. Two processes
   * share the work.
   */
  countDays(now: Date): Promise<number>
  /** Deletes the counts from a day on and counts again. Only for days whose events are still stored: other counts cannot be rebuilt. */
  countAgain(from: LocalDate, now: Date): Promise<number>
}
