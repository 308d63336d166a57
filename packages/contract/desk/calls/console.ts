import { comparisonSiteKeys } from '@milepost/domain/brands/comparison-sites'
import { brandCodes, journeyIds } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { funnelSteps } from '@milepost/domain/visit/visit-steps'
import * as z from 'zod/mini'
import { oneOf, replyObject, requestObject } from '../../fields/primitives.ts'
import { deskCall } from '../desk-call.ts'
import { typedDay } from '../desk-fields.ts'

const [firstJourney, ...otherJourneys] = journeyIds
if (firstJourney === undefined) throw new TypeError('There are no journeys')

/** The filters of the page. Without a brand or journey: all brands of the staff member. */
const filters = {
  from: typedDay('the first day'),
  to: typedDay('the last day'),
  brand: z.optional(oneOf(brandCodes)),
  journey: z.optional(oneOf([firstJourney, ...otherJourneys])),
  channel: z.optional(oneOf(['direct', 'aggregator'])),
  site: z.optional(oneOf(comparisonSiteKeys)),
}

const codeCounts = z.array(replyObject({ code: z.string(), times: z.int() }))

const report = replyObject({
  from: z.string(),
  to: z.string(),
  visits: z.int(),
  days: z.array(replyObject({ day: z.string(), visits: z.int(), priced: z.int(), bought: z.int() })),
  funnel: z.array(
    replyObject({
      step: oneOf(funnelSteps),
      reached: z.int(),
      stopped: z.int(),
      erred: z.int(),
      halfWithinSeconds: z.optional(z.int()),
      nineOfTenWithinSeconds: z.optional(z.int()),
    }),
  ),
  stops: z.array(replyObject({ step: z.string(), question: z.string(), code: z.string(), visits: z.int() })),
  errors: z.array(
    replyObject({
      step: z.string(),
      question: z.string(),
      code: z.string(),
      visits: z.int(),
      times: z.int(),
    }),
  ),
  ends: z.array(replyObject({ step: z.string(), visits: z.int() })),
  outcomes: replyObject({
    priced: z.int(),
    declined: z.int(),
    referred: z.int(),
    paymentsBegun: z.int(),
    paymentsRefused: z.int(),
    bought: z.int(),
  }),
  /** What became of referrals in the period, whenever they were opened. */
  referrals: replyObject({ approved: z.int(), declined: z.int(), withdrawn: z.int(), lapsed: z.int() }),
  declineReasons: codeCounts,
  referralReasons: codeCounts,
  refusedCards: codeCounts,
  extras: codeCounts,
  boughtPrices: z.array(replyObject({ band: z.string(), times: z.int() })),
  sites: z.array(
    replyObject({
      site: z.string(),
      asked: z.int(),
      offered: z.int(),
      arrived: z.int(),
      bought: z.int(),
    }),
  ),
})

export type ConsoleReport = z.output<typeof report>

/** The longest period that one call reads. */
export const CONSOLE_MOST_DAYS = 400

export const readConsole = deskCall({
  name: 'ReadConsole',
  requirement: 'DSK-906',
  summary: 'Where visits stop, which errors occur, and what is priced and bought, for one period or two.',
  needs: 'console.read',
  brand: 'found',
  method: 'GET',
  path: '/api/desk/v1/Console/ReadConsole',
  query: requestObject({
    ...filters,
    comparedFrom: z.optional(typedDay('the first day to compare with')),
    comparedTo: z.optional(typedDay('the last day to compare with')),
  }),
  replies: {
    200: replyObject({
      period: report,
      compared: z.optional(report),
      /** The last day has not ended yet. */
      isUnderWay: z.boolean(),
      /** When today was counted. Only on a day with too many visits to count on each read. */
      countedAt: z.optional(z.string()),
    }),
  },
})

export const exportConsole = deskCall({
  name: 'ExportConsole',
  requirement: 'DSK-907',
  summary: 'The counts of a period by day, as CSV.',
  needs: 'console.export',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/Console/ExportConsole',
  body: requestObject(filters),
  replies: { 200: replyObject({ fileName: z.string(), csv: z.string() }) },
})

/** The parsed filters of both calls. */
export type ConsoleFilters = {
  from: LocalDate
  to: LocalDate
  brand?: (typeof brandCodes)[number] | undefined
  journey?: (typeof journeyIds)[number] | undefined
  channel?: 'direct' | 'aggregator' | undefined
  site?: (typeof comparisonSiteKeys)[number] | undefined
}
