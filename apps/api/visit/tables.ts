import type { JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { CountKind } from '@milepost/domain/visit/journey-report'
import type { BrowserEventKind } from '@milepost/domain/visit/visit-steps'
import type { NewQuote } from '../quote/ports.ts'

type VisitColumns = {
  journey: JourneyId
  channel: NewQuote['channel']
  /** Empty if there is none. */
  site: string
  step: string
  question: string
  code: string
  band: string
}

/** Visits to the site and their counts by day, for the journey console. */
type VisitTables = {
  'milepost.visit_event': VisitColumns & { at: Date; visit: string; kind: BrowserEventKind }
  'milepost.visit_count': VisitColumns & {
    day: LocalDate
    kind: CountKind
    visits: number
    times: number
  }
  'milepost.visit_day': { day: LocalDate; counted_at: Date }
}

declare module '../platform/db/schema.ts' {
  interface Database extends VisitTables {}
}
