import {
  CONSOLE_MOST_DAYS,
  type ConsoleFilters,
  type ConsoleReport,
  exportConsole,
  readConsole,
} from '@milepost/contract/desk/calls/console'
import type { StaffMember } from '@milepost/domain/desk/people'
import { journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { daysBetween, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { journeyReport } from '@milepost/domain/visit/journey-report'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { type Refusal, refuse, refuseField } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import type { Clock } from '../../platform/ports.ts'
import { consoleCsv } from './console-csv.ts'
import type { ConsoleStore, CountFilter } from './ports.ts'

export type ConsolePorts = { console: ConsoleStore; clock: Clock }

/** A spreadsheet can hold a million lines, but the browser also has to hold the file. */
const MOST_LINES = 100_000

/** The journey console of team leads (DSK-906, DSK-907). */
export function consoleRoutes({ console: store, clock }: ConsolePorts): readonly DeskRoute[] {
  return [
    deskRoute(readConsole, async ({ query: { comparedFrom, comparedTo, ...asked } }, { session }) => {
      const now = clock()
      const filter = filterOf(asked, session, now, 'query')
      if ('problem' in filter) return filter
      const { todayCountedAt, ...period } = await reportOf(filter, store, now)
      const isUnderWay = filter.to === londonDate(now)
      const under = { isUnderWay, ...(todayCountedAt && { countedAt: todayCountedAt.toISOString() }) }
      if (comparedFrom === undefined && comparedTo === undefined) return answer(200, { period, ...under })
      if (comparedFrom === undefined || comparedTo === undefined)
        return refuseField('query.comparedTo', 'Choose both days of the period to compare with, or neither')
      const other = periodOf(comparedFrom, comparedTo, now, {
        from: 'query.comparedFrom',
        to: 'query.comparedTo',
      })
      if ('problem' in other) return other
      const { todayCountedAt: _, ...compared } = await reportOf({ ...filter, ...other }, store, now)
      return answer(200, { period, compared, ...under })
    }),
    deskRoute(exportConsole, async ({ body }, { session }) => {
      const now = clock()
      const filter = filterOf(body, session, now, 'body')
      if ('problem' in filter) return filter
      const lines = await store.exportCounts(filter, session, now, MOST_LINES)
      if (lines === undefined)
        return refuseField(
          'body.to',
          'There are too many lines for one file: choose fewer days, or one journey',
        )
      return answer(200, {
        fileName: `journeys-${filter.from}-to-${filter.to}.csv`,
        csv: consoleCsv(lines),
      })
    }),
  ]
}

async function reportOf(
  filter: CountFilter,
  store: ConsoleStore,
  now: Date,
): Promise<ConsoleReport & { todayCountedAt: Date | undefined }> {
  const { counts, days, todayCountedAt } = await store.readCounts(filter, now)
  const { funnel, ...report } = journeyReport(counts)
  return {
    todayCountedAt,
    from: filter.from,
    to: filter.to,
    days: [...days],
    funnel: [...funnel],
    visits: report.visits,
    stops: [...report.stops],
    errors: [...report.errors],
    ends: [...report.ends],
    outcomes: report.outcomes,
    referrals: report.referrals,
    declineReasons: [...report.declineReasons],
    referralReasons: [...report.referralReasons],
    refusedCards: [...report.refusedCards],
    extras: [...report.extras],
    boughtPrices: [...report.boughtPrices],
    sites: [...report.sites],
  }
}

/** The journeys of the person's own brands. A journey of another brand is answered like one that does not exist (DSK-113). */
function filterOf(
  { from, to, brand, journey, channel, site }: ConsoleFilters,
  { brands }: Pick<StaffMember, 'brands'>,
  now: Date,
  part: 'query' | 'body',
): CountFilter | Refusal {
  const journeys = journeyIds.filter(
    (id) =>
      brands.includes(journeyIdentities[id].brand) &&
      (brand === undefined || journeyIdentities[id].brand === brand) &&
      (journey === undefined || id === journey),
  )
  if (journeys.length === 0) return refuse('NOT_FOUND')
  const period = periodOf(from, to, now, { from: `${part}.from`, to: `${part}.to` })
  return 'problem' in period ? period : { ...period, journeys, channel, site }
}

function periodOf(
  from: LocalDate,
  to: LocalDate,
  now: Date,
  fields: { from: string; to: string },
): { from: LocalDate; to: LocalDate } | Refusal {
  if (from > to) return refuseField(fields.from, 'Choose a first day that is not after the last')
  if (to > londonDate(now)) return refuseField(fields.to, 'Choose a last day that is not after today')
  if (daysBetween(from, to) >= CONSOLE_MOST_DAYS)
    return refuseField(fields.from, `Choose ${CONSOLE_MOST_DAYS} days at most`)
  return { from, to }
}
